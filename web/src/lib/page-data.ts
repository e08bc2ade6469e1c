import type { ApolloClient } from '@apollo/client'
import type { Purpose } from './apollo.ts'
import { type PageQuery, queryKey } from './route-queries.ts'

/** Data younger than this is not refetched when a page is opened again. */
const FRESH_MS = 30_000

interface PageRequest {
  readonly at: number
  readonly purpose: Purpose
  readonly arrived: Promise<boolean>
}

/** Fetches the queries of pages; their components join a query in flight or find its result. */
export class PageData {
  /** By `queryKey`. */
  private readonly requests = new Map<string, PageRequest>()

  constructor(private readonly client: ApolloClient) {}

  /** For a navigation. Stale data is shown, and replaced when new data arrives. @returns whether all has arrived. */
  readonly load = (queries: readonly PageQuery[]): Promise<boolean> => this.request(queries, false)

  /** For a page that the visitor may navigate to. */
  readonly prepare = (queries: readonly PageQuery[]): Promise<boolean> => this.request(queries, true)

  /** Revalidates data of any age, which is a 304 unless it has changed; a failure is not reported. @returns as `load`. */
  readonly renew = (query: PageQuery): Promise<boolean> => this.send(query, { isAhead: true })

  private async request(queries: readonly PageQuery[], isAhead: boolean): Promise<boolean> {
    const arrived = await Promise.all(queries.map((query) => this.requestUnlessFresh(query, isAhead)))
    return arrived.every(Boolean)
  }

  private requestUnlessFresh(query: PageQuery, isAhead: boolean): Promise<boolean> {
    const key = queryKey(query)
    const known = this.requests.get(key)
    if (known && Date.now() - known.at < FRESH_MS) {
      if (!isAhead) known.purpose.isAhead = false
      return known.arrived
    }
    const purpose = { isAhead }
    const arrived = this.send(query, purpose)
    this.requests.set(key, { at: Date.now(), purpose, arrived })
    return arrived
  }

  private send(query: PageQuery, purpose: Purpose): Promise<boolean> {
    return this.client.query({ ...query, fetchPolicy: 'network-only', context: { purpose } }).then(
      () => true,
      () => {
        this.requests.delete(queryKey(query))
        return false
      },
    )
  }
}
