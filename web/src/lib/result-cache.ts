import { type Cache, type DataValue, InMemoryCache } from '@apollo/client'
import { type PageQuery, queryKey } from './route-queries.ts'

type Diff<T> =
  | { complete: true; result: DataValue.Complete<T>; dataState: 'complete' }
  | { complete: false; result: null; dataState: 'empty' }

/**
 * The cache of a page that is rendered once. It stores each result whole, because normalizing results into records and
 * reading them back takes longer than rendering the page.
 */
export class ResultCache extends InMemoryCache {
  private readonly results = new Map<string, unknown>()
  /** By `queryKey`. */
  private readonly missed = new Map<string, PageQuery>()

  override write({ query, variables, result }: Cache.WriteOptions): undefined {
    this.results.set(queryKey({ query, variables }), result)
  }

  override diff<T>({ query, variables }: Cache.DiffOptions): Diff<T> {
    const key = queryKey({ query, variables })
    const result = this.results.get(key)
    if (!result) this.missed.set(key, { query, variables } as PageQuery)
    return result
      ? { complete: true, result: result as DataValue.Complete<T>, dataState: 'complete' }
      : { complete: false, result: null, dataState: 'empty' }
  }

  /** The queries that were read before they had a result, each once. */
  misses(): PageQuery[] {
    return [...this.missed.values()]
  }

  /** The data of all queries that succeeded, by `queryKey`. */
  byKey(): Record<string, unknown> {
    return Object.fromEntries(this.results)
  }
}
