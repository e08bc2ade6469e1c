import { useQuery } from '@apollo/client/react'
import { Empty } from '../../components/empty.tsx'
import { NoAnswer } from '../../components/no-answer.tsx'
import { paths } from '../../paths.ts'
import { ServiceCard } from './service-card.tsx'
import * as serviceGridWords from './service-grid.words.ts'
import { SERVICES } from './services-query.ts'

export function ServiceGrid() {
  const { data, error, refetch } = useQuery(SERVICES)
  if (!data) return <NoAnswer error={error} onRetry={() => refetch()} />
  if (data.services.length === 0) return <Empty text={serviceGridWords.none} />
  return (
    <ul className="service-grid">
      {data.services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} to={paths.service(service.id)} />
        </li>
      ))}
    </ul>
  )
}
