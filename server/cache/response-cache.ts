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
 * Whole public replies by key, bounded in bytes (keys included), least recently used out first.
 *
 * Every change of content invalidates all of it. A fill that began before an invalidation is never stored after it,
 * because it may show the content of before.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, Entry>
  private readonly fills = new Map<string, Promise<FillResult>>()
  private readonly recompressor = new Recompressor()
  private hits = 0
  private misses = 0
  private open = false
  private generation = 0
  /** Incremented whenever listening for changes begins anew. */
  private epoch = 0

  constructor(maxBytes: number) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: ({ response }, key) => response.size + 2 * key.length,
    })
  }

  /**
   * Opens the cache while changes are being listened for, and closes it otherwise. Entries from before are stale
   * from then on: they are served only if the database cannot be asked (stale-if-error).
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

  /** The last known entry, which may be out of date: for stale-if-error alone. */
  stale(key: string): CachedResponse | undefined {
    return this.entries.peek(key)?.response
  }

  /**
   * The entry under a key, made by one caller for all that ask meanwhile (request coalescing). A reply that cannot be
   * stored is made for each of them.
   * @throws what `make` throws; the others then make their own.
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

  /** Drops everything, at once. */
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

  /** Fills under way may show the content of before: nobody who comes now may wait for them. */
  private abandonFills(): void {
    this.generation++
    this.fills.clear()
  }
}
