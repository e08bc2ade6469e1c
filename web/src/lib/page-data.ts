import type { ApolloClient } from '@apollo/client'
import type { Purpose } from './apollo.ts'
import { type PageQuery, queryKey } from './route-queries.ts'

/** Data younger than this is not refetched when a page is opened again. */
const FRESH_MS = 30_000

interface Asked {
  readonly at: number
  readonly purpose: Purpose
  /** Whether its data has arrived. */
  readonly arrived: Promise<boolean>
}

/** Fetches the queries of pages; their components join a query in flight or find its result. */
export class PageData {
  /** By `queryKey`. */
  private readonly asked = new Map<string, Asked>()

  constructor(private readonly client: ApolloClient) {}

  /** For a navigation. Stale data is shown, and replaced when new data arrives. @returns whether all has arrived. */
  readonly load = (queries: readonly PageQuery[]): Promise<boolean> => this.ask(queries, false)

  /** For a page that the visitor may navigate to. */
  readonly prepare = (queries: readonly PageQuery[]): Promise<boolean> => this.ask(queries, true)

  /** Revalidates data of any age, which is a 304 unless it has changed; a failure is not reported. @returns as `load`. */
  readonly renew = (query: PageQuery): Promise<boolean> => this.send(query, { isAhead: true })

  private async ask(queries: readonly PageQuery[], isAhead: boolean): Promise<boolean> {
    const arrived = await Promise.all(queries.map((query) => this.askUnlessFresh(query, isAhead)))
    return arrived.every(Boolean)
  }

  private askUnlessFresh(query: PageQuery, isAhead: boolean): Promise<boolean> {
    const key = queryKey(query)
    const asked = this.asked.get(key)
    if (asked && Date.now() - asked.at < FRESH_MS) {
      if (!isAhead) asked.purpose.isAhead = false
      return asked.arrived
    }
    const purpose = { isAhead }
    const arrived = this.send(query, purpose)
    this.asked.set(key, { at: Date.now(), purpose, arrived })
    return arrived
  }

  private send(query: PageQuery, purpose: Purpose): Promise<boolean> {
    return this.client.query({ ...query, fetchPolicy: 'network-only', context: { purpose } }).then(
      () => true,
      () => {
        this.asked.delete(queryKey(query))
        return false
      },
    )
  }
}
