import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import type { ServicesQuery } from '../../gql/graphql.ts'
import { fromHere, inlinePicture } from '../../lib/picture.ts'

type Service = ServicesQuery['services'][number]

/** The icon itself if it is small, else its address. */
function iconOf({ smallIcon, iconUrl }: Service): string {
  if (smallIcon) return inlinePicture(smallIcon)
  return iconUrl ? fromHere(iconUrl) : '/placeholder-icon.svg'
}

/** A service with its icon; the whole card is a link to `to`. */
export function ServiceCard({ service, to }: { service: Service; to: string }) {
  return (
    <Link className="card service-card" to={to}>
      <img src={iconOf(service)} alt="" width={72} height={72} loading="lazy" decoding="async" />
      <h3>{service.name}</h3>
      {service.description && <p>{service.description}</p>}
      <span className="card__more" aria-hidden="true">
        <Icon name="arrow" />
      </span>
    </Link>
  )
}
