import { useQuery } from '@tanstack/react-query'
import { graphql } from '../../gql/gql.ts'
import type { BookedTableFragment } from '../../gql/graphql.ts'
import { ask } from '../api/ask.ts'

const PROMISED_TABLES = graphql(`
  query PromisedTables($page: Int!) {
    reservationTable(
      query: {
        filters: [{ field: "state", value: "CONFIRMED" }]
        orderBy: "at"
        descending: true
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

/** The promised tables ahead: those of days that are over may still be CONFIRMED, and are read last. */
async function promisedTables(): Promise<BookedTableFragment[]> {
  const now = Date.now()
  const found: BookedTableFragment[] = []
  for (let page = 1; ; page++) {
    const { items } = (await ask(PROMISED_TABLES, { page })).reservationTable
    const ahead = items.filter(({ at }) => Date.parse(at) > now)
    found.push(...ahead)
    if (ahead.length < PAGE) return found
  }
}

/** @param enabled whether the user keeps the book. */
export function usePromisedTables(enabled: boolean) {
  return useQuery({ queryKey: ['tables', 'promised'], queryFn: promisedTables, enabled })
}
