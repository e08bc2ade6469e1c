import { ApolloCache, type Cache, type DataValue, type OperationVariables } from '@apollo/client'
import { type PageQuery, queryKey } from './route-queries.ts'

type Diff<T> =
  | { complete: true; result: DataValue.Complete<T>; dataState: 'complete' }
  | { complete: false; result: null; dataState: 'empty' }

/**
 * A cache that stores each result as a whole. The site has no mutations, so that results need not share records, and
 * normalizing them takes longer than rendering a page.
 */
export class ResultCache extends ApolloCache {
  override readonly assumeImmutableResults = true
  private readonly results = new Map<string, unknown>()
  /** By `queryKey`. */
  private readonly missed = new Map<string, PageQuery>()
  private readonly shown = new Set<string>()
  private readonly watches = new Set<Cache.WatchOptions>()

  override write({ query, variables, result }: Cache.WriteOptions): undefined {
    const key = queryKey({ query, variables })
    const known = this.results.get(key)
    // The same object for equal data, or components would render again.
    if (known && JSON.stringify(known) === JSON.stringify(result)) return
    this.results.set(key, result)
    for (const watch of this.watches) {
      if (queryKey(watch) === key) watch.callback(this.diff(watch))
    }
  }

  override diff<T>({ query, variables }: Cache.DiffOptions): Diff<T> {
    const key = queryKey({ query, variables })
    const result = this.results.get(key)
    if (result) this.shown.add(key)
    else this.missed.set(key, { query, variables } as PageQuery)
    return result
      ? { complete: true, result: result as DataValue.Complete<T>, dataState: 'complete' }
      : { complete: false, result: null, dataState: 'empty' }
  }

  override read<T>(query: Cache.ReadOptions): T | null {
    return (this.results.get(queryKey(query)) as T | undefined) ?? null
  }

  override watch<T, V extends OperationVariables>(options: Cache.WatchOptions<T, V>): () => void {
    const watch = options as unknown as Cache.WatchOptions
    this.watches.add(watch)
    if (watch.immediate) watch.callback(this.diff(watch))
    return () => this.watches.delete(watch)
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this)
  }

  override extract(): Record<string, unknown> {
    return Object.fromEntries(this.results)
  }

  override restore(results: Record<string, unknown>): this {
    this.results.clear()
    for (const [key, result] of Object.entries(results)) this.results.set(key, result)
    return this
  }

  override async reset(): Promise<void> {
    this.results.clear()
  }

  override evict(): boolean {
    return false
  }

  override removeOptimistic(): void {}

  override fragmentMatches(): boolean {
    return true
  }

  /** Forgets which results were read. */
  beginRender(): void {
    this.shown.clear()
  }

  /** The results that were read since `beginRender`. */
  extractShown(): Record<string, unknown> {
    return Object.fromEntries([...this.results].filter(([key]) => this.shown.has(key)))
  }

  /** The queries that were read without a cached result, each once. */
  misses(): PageQuery[] {
    return [...this.missed.values()]
  }
}
