import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import type { ServicesQuery } from '../../gql/graphql.ts'
import { fromHere } from '../../lib/picture.ts'

/** A service with its icon; the whole card is a link to `to`. */
export function ServiceCard({ service, to }: { service: ServicesQuery['services'][number]; to: string }) {
  return (
    <Link className="card service-card" to={to}>
      <img
        src={service.iconUrl ? fromHere(service.iconUrl) : '/placeholder-icon.svg'}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
      />
      <h3>{service.name}</h3>
      {service.description && <p>{service.description}</p>}
      <span className="card__more" aria-hidden="true">
        <Icon name="arrow" />
      </span>
    </Link>
  )
}
