import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { OpenNow } from '../../components/open-now.tsx'
import { Picture } from '../../components/picture.tsx'
import { paths } from '../../paths.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import { telephoneHref } from '../../rules/telephone.ts'

interface BannerProps {
  readonly site:
    | {
        readonly phone: string
        readonly hours: Hours
        readonly slogan: string
        readonly heroText: string
        readonly heroImageFilePaths: readonly string[]
      }
    | undefined
  readonly plates: readonly { id: string; name: string; imageFilePath?: string | null }[]
}

/** The hero of the home page, with the owner's texts and pictures if there are any, else with the first categories. */
export function Banner({ site, plates }: BannerProps) {
  const own = site?.heroImageFilePaths ?? []
  return (
    <section className="banner">
      <div className="banner__words">
        {site && <OpenNow hours={site.hours} />}
        <h1>{site?.slogan}</h1>
        {site?.heroText && <p className="lead">{site.heroText}</p>}
        <div className="actions">
          <Link className="button" to={paths.menu}>
            <Icon name="dish" />
            Menüyü gör
          </Link>
          {site?.phone && (
            <a className="button button--quiet" href={telephoneHref(site.phone)}>
              <Icon name="phone" />
              Hemen ara
            </a>
          )}
          <Link className="button button--quiet" to={paths.contact}>
            İletişim
          </Link>
        </div>
      </div>
      <div className="banner__table">
        {own.map((filePath, index) => (
          <span key={filePath} className="banner__plate">
            <PlatePicture filePath={filePath} alt="" index={index} />
          </span>
        ))}
        {(own.length > 0 ? [] : plates).map((plate, index) => (
          <Link key={plate.id} to={paths.menuOf(plate.id)} className="banner__plate">
            <PlatePicture filePath={plate.imageFilePath} alt={plate.name} index={index} />
            <span aria-hidden="true">{plate.name}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}

interface PlatePictureProps extends Pick<ComponentProps<typeof Picture>, 'filePath' | 'alt'> {
  readonly index: number
}

function PlatePicture({ index, ...props }: PlatePictureProps) {
  return (
    <Picture
      {...props}
      width={480}
      height={480}
      sizes="(max-width: 47.9375em) 50vw, 280px"
      eager={index < 2}
    />
  )
}
