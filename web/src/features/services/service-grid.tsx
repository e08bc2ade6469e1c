import { useQuery } from '@apollo/client/react'
import { paths } from '../../paths.ts'
import { ServiceCard } from './service-card.tsx'
import { SERVICES } from './services-query.ts'

/** All services as cards, each leading to its details. */
export function ServiceGrid() {
  const { data } = useQuery(SERVICES)
  return (
    <ul className="service-grid">
      {data?.services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} to={paths.service(service.id)} />
        </li>
      ))}
    </ul>
  )
}
