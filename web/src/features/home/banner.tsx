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
          {site && (
            <a className="button" href={telephoneHref(site.phone)}>
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
              sizes="(max-width: 767px) 50vw, 280px"
              eager={place < 2}
            />
          </Link>
        ))}
      </div>
    </section>
  )
}
