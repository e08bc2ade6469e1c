import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { Picture } from '../../components/picture.tsx'
import { telephoneHref } from '../../lib/telephone.ts'
import { paths } from '../../paths.ts'
import { OpenNow } from './open-now.tsx'

interface BannerProps {
  readonly site?: { phone: string; openingHours: { opens: string; closes: string } }
  readonly plates: readonly { id: string; name: string; imageFilePath?: string | null }[]
}

export function Banner({ site, plates }: BannerProps) {
  return (
    <section className="banner">
      <div className="banner__words">
        {site && <OpenNow hours={site.openingHours} />}
        <h1>Lezzetli Yemeklerle Sizlerle</h1>
        <p className="lead">
          Sabah kahvaltısından akşam ızgarasına, taş fırından çıkan pidelerden günlük tatlılara: ailece
          oturulan bir sofra.
        </p>
        <div className="actions">
          <Link className="button" to={paths.menu}>
            <Icon name="dish" />
            Menüyü gör
          </Link>
          {site && (
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
        {plates.map((plate, place) => (
          <Link key={plate.id} to={paths.menuOf(plate.id)} className="banner__plate">
            <Picture
              filePath={plate.imageFilePath}
              alt={plate.name}
              width={480}
              height={480}
              sizes="(max-width: 47.9375em) 50vw, 280px"
              eager={place < 2}
            />
            <span aria-hidden="true">{plate.name}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
