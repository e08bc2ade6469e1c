import type { ApolloClient } from '@apollo/client'
import type { Purpose } from './apollo.ts'
import { type PageQuery, queryKey } from './route-queries.ts'

/** Data younger than this is not refetched when a page is opened again. */
const FRESH_MS = 30_000

interface Asked {
  readonly at: number
  readonly purpose: Purpose
}

/** Prefetches the queries of pages; their components join a query in flight or find its result. */
export class PageData {
  /** By `queryKey`. */
  private readonly asked = new Map<string, Asked>()

  constructor(private readonly client: ApolloClient) {}

  /** For a navigation. Stale data is shown, and replaced when new data arrives. */
  readonly load = (queries: readonly PageQuery[]): void => this.ask(queries, false)

  /** For a page that the visitor may navigate to. */
  readonly prepare = (queries: readonly PageQuery[]): void => this.ask(queries, true)

  private ask(queries: readonly PageQuery[], isAhead: boolean): void {
    for (const query of queries) {
      const key = queryKey(query)
      const asked = this.asked.get(key)
      if (asked && Date.now() - asked.at < FRESH_MS) {
        if (!isAhead) asked.purpose.isAhead = false
        continue
      }
      const purpose = { isAhead }
      this.asked.set(key, { at: Date.now(), purpose })
      this.client
        .query({ ...query, fetchPolicy: 'network-only', context: { purpose } })
        .catch(() => this.asked.delete(key))
    }
  }
}
