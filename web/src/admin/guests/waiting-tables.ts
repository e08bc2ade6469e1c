import { useQuery } from '@tanstack/react-query'
import { graphql } from '../../gql/gql.ts'
import type { BookedTableFragment } from '../../gql/graphql.ts'
import { ask } from '../api/ask.ts'

const WAITING_TABLES = graphql(`
  query WaitingTables($page: Int!) {
    reservationTable(
      query: {
        filters: [{ field: "state", value: "NEW" }]
        orderBy: "at"
        page: $page
        pageSize: 100
      }
    ) {
      items {
        ...BookedTable
      }
    }
  }
`)

const PAGE = 100
/** Other devices answer too. */
const LOOK_EVERY_MS = 15_000

/** The tables that guests ask for, of any day, by their moments. */
async function waitingTables(): Promise<BookedTableFragment[]> {
  const found: BookedTableFragment[] = []
  for (let page = 1; ; page++) {
    const { items } = (await ask(WAITING_TABLES, { page })).reservationTable
    found.push(...items)
    if (items.length < PAGE) return found
  }
}

/** Reads them again and again. @param enabled whether the user keeps the book. */
export function useWaitingTables(enabled = true) {
  return useQuery({
    queryKey: ['tables', 'waiting'],
    queryFn: waitingTables,
    enabled,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  })
}
