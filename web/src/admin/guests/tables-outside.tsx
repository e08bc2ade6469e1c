import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocaleState, usePermissions, useTranslate } from 'react-admin'
import { graphql } from '../../gql/gql.ts'
import { type Hours, localClock, stateAt } from '../../rules/opening-hours.ts'
import { keepsBook } from '../api/access.ts'
import { ask } from '../api/ask.ts'

const PROMISED_TABLES = graphql(`
  query PromisedTables {
    reservationTable(
      query: {
        filters: [{ field: "state", value: "CONFIRMED" }]
        orderBy: "at"
        descending: true
        pageSize: 100
      }
    ) {
      items {
        id
        at
        name
        people
      }
    }
  }
`)

const DAY = { day: 'numeric', month: 'long', weekday: 'long' } as const

/** The promised tables that new hours would leave outside, for those who keep the book; nothing if there are none. */
export function TablesOutside({ hours }: { readonly hours: Hours }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { data } = useQuery({
    queryKey: ['tables', 'promised'],
    queryFn: () => ask(PROMISED_TABLES, {}),
    enabled: keepsBook(roles),
  })
  const now = Date.now()
  const outside = (data?.reservationTable.items ?? [])
    .filter(({ at }) => Date.parse(at) > now && !stateAt(hours, new Date(at)).isOpen)
    .toReversed()
  if (outside.length === 0) return null
  const names = outside.map(({ at, name, people }) => {
    const moment = new Date(at)
    const day = moment.toLocaleDateString(locale, { ...DAY, timeZone: hours.timeZone })
    const time = localClock(moment, hours.timeZone).replace(':', '.')
    return `${day} ${time} ${name} (${people})`
  })
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('admin.tables.outside', { smart_count: outside.length, names: names.join(', ') })}
    </Alert>
  )
}
