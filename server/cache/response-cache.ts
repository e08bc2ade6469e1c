import { LRUCache } from 'lru-cache'
import type { Reply } from '../http/reply.ts'
import { type CachedResponse, cachedResponse } from './cached-response.ts'
import { Recompressor } from './recompressor.ts'

/** Result of a fill: the new entry, or why there is none. */
type FillResult = CachedResponse | 'uncacheable' | 'invalidated'

interface Entry {
  readonly response: CachedResponse
  /** The epoch in which it was stored; a later one may have missed an invalidation. */
  readonly epoch: number
  isRecompressed: boolean
}

/**
 * Public replies by key: an LRU cache, bounded in bytes including keys.
 * Every change of content invalidates all entries. A fill that began before an invalidation is not stored after it,
 * because it may contain the old content.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry>
  private readonly fills = new Map<string, Promise<FillResult>>()
  private readonly recompressor = new Recompressor()
  private hits = 0
  private misses = 0
  private open = false
  private generation = 0
  /** Incremented whenever listening for changes starts again. */
  private epoch = 0

  constructor(maxBytes: number) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
    })
  }

  /**
   * Opens the cache while the process listens for changes, and closes it otherwise. Older entries are then stale:
   * they are used only when the database cannot be reached (stale-if-error).
   */
  setOpen(open: boolean): void {
    this.open = open
    if (open) this.epoch++
    this.abandonFills()
  }

  get isOpen(): boolean {
    return this.open
  }

  get size(): { replies: number; bytes: number } {
    return { replies: this.entries.size, bytes: this.entries.calculatedSize }
  }

  get lookups(): { hits: number; misses: number } {
    return { hits: this.hits, misses: this.misses }
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.open ? this.entries.get(key) : undefined
    if (entry?.epoch !== this.epoch) {
      this.misses++
      return undefined
    }
    this.hits++
    if (!entry.isRecompressed) {
      entry.isRecompressed = this.recompressor.add(entry.response, () => this.entries.peek(key) === entry)
    }
    return entry.response
  }

  /** The last cached entry, which may be stale: for stale-if-error only. */
  stale(key: string): CachedResponse | undefined {
    return this.entries.peek(key)?.response
  }

  /**
   * The entry of a key, made by one caller for all concurrent ones (request coalescing). If its reply cannot be
   * stored, each caller makes its own.
   * @throws what `make` throws; the other callers then make their own.
   */
  async fill(key: string, make: () => Promise<Reply>): Promise<CachedResponse | Reply> {
    if (!this.open) return make()
    for (let pending = this.fills.get(key); pending; pending = this.fills.get(key)) {
      const result = await pending
      if (result === 'uncacheable') return make()
      if (result !== 'invalidated') return result
    }
    return this.lead(key, make)
  }

  invalidate(): void {
    this.abandonFills()
    this.entries.clear()
  }

  private async lead(key: string, make: () => Promise<Reply>): Promise<CachedResponse | Reply> {
    const { generation } = this
    let settle: (result: FillResult) => void = () => {}
    const fill = new Promise<FillResult>((resolve) => {
      settle = resolve
    })
    this.fills.set(key, fill)
    let result: FillResult = 'uncacheable'
    try {
      const reply = await make()
      if (reply.status !== 200 || !reply.isPublic) return reply
      const response = await cachedResponse(reply)
      result = this.store(key, response, generation)
      return response
    } finally {
      if (this.fills.get(key) === fill) this.fills.delete(key)
      settle(result)
    }
  }

  private store(key: string, response: CachedResponse, generation: number): FillResult {
    if (generation !== this.generation) return 'invalidated'
    if (!this.open) return 'uncacheable'
    this.entries.set(key, { response, epoch: this.epoch, isRecompressed: false })
    return response
  }

  /** Fills in progress may contain the old content, so that later callers must not join them. */
  private abandonFills(): void {
    this.generation++
    this.fills.clear()
  }
}
