import { useQuery } from '@tanstack/react-query'
import { graphql } from '../../gql/gql.ts'
import { localDay } from '../../rules/opening-hours.ts'
import { ask } from './ask.ts'

const TIME_ZONE = graphql(`
  query TimeZoneOfTheSite {
    site {
      hours {
        timeZone
      }
    }
  }
`)

/** Today at the restaurant, YYYY-MM-DD; null until its time zone is known. */
export function useToday(): string | null {
  const { data } = useQuery({
    queryKey: ['timeZone'],
    queryFn: async () => (await ask(TIME_ZONE, {})).site.hours.timeZone,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data === undefined ? null : localDay(new Date(), data)
}
