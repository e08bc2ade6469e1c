import { useQuery } from '@tanstack/react-query'
import { useLocaleState } from 'react-admin'
import { graphql } from '../../gql/gql.ts'
import { isUnreachable } from '../api/api-failure.ts'
import { ask } from '../api/ask.ts'
import { replyOrKept } from '../api/kept-replies.ts'
import { whenText } from './plan-moment.ts'

const SITE_CLOCK = graphql(`
  query SiteClock {
    site {
      hours {
        timeZone
        weekly {
          weekday
          opens
          closes
          kind
        }
      }
    }
    openingExceptions {
      id
      fromDate
      toDate
      label
      closed
      periods {
        opens
        closes
        kind
      }
    }
  }
`)

/** The hours of the restaurant with its time zone; undefined until they are known. @param enabled whether they are needed. */
export function useSiteClock(enabled = true) {
  const { data } = useQuery({
    // As a list of the exceptions, so that it is read again after their changes.
    queryKey: ['openingException', 'getList', 'clock'],
    queryFn: async () => {
      const { reply } = await replyOrKept('clock', () => ask(SITE_CLOCK, {}), isUnreachable)
      const { site, openingExceptions } = reply
      return { ...site.hours, exceptions: openingExceptions }
    },
    enabled,
  })
  return data
}

/** Says when something applies, by the clock of the restaurant. */
export function useWhen(): (instant: string) => string {
  const clock = useSiteClock()
  const [locale] = useLocaleState()
  return (instant) => (clock ? whenText(instant, clock.timeZone, locale) : '')
}
