import { Link } from 'react-router-dom'
import type { ServicesQuery } from '../../gql/graphql.ts'
import { fromHere, inlinePicture } from '../../lib/picture.ts'
import { told } from '../../lib/told.tsx'

type Shown = ServicesQuery['services'][number]
type Service = Omit<Shown, 'smallIcon'> & Partial<Pick<Shown, 'smallIcon'>>

/** The icon itself if it is small and was asked for, else its address. */
function iconOf({ smallIcon, iconUrl }: Service): string {
  if (smallIcon) return inlinePicture(smallIcon)
  return iconUrl ? fromHere(iconUrl) : '/placeholder-icon.svg'
}

/** A service with its icon, as one link to `to`. */
export function ServiceCard({ service, to }: { service: Service; to: string }) {
  return (
    <Link className="service-card" to={to}>
      <img src={iconOf(service)} alt="" width={64} height={64} loading="lazy" decoding="async" />
      <h3 className="service-card__name">{told(service, 'name')}</h3>
      {service.description && <p>{told(service, 'description')}</p>}
    </Link>
  )
}
