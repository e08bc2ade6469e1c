import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { detachBuffer } from '../core/primitives/detach-buffer.ts'
import type { CachedResponse } from './cached-response.ts'

const brotli = promisify(brotliCompress)

/** Limits the queue, because each entry occupies a thread for 0.1 s; an entry that is refused is queued at a later hit. */
const MAX_WAITING = 100

/**
 * Compresses entries that were hit again with the best quality, one at a time on the thread pool: 12 % fewer bytes,
 * at a cost that only pays for entries that stay cached.
 */
export class Recompressor {
  private readonly waiting: { response: CachedResponse; isCached: () => boolean; due: number }[] = []
  private running = false

  /** @param afterMs how long an entry has to stay before it is worth the cost. */
  constructor(private readonly afterMs = 2_000) {}

  /**
   * @param isCached whether the entry is still in the cache; one that left is skipped.
   * @returns false when too many are waiting.
   */
  add(response: CachedResponse, isCached: () => boolean): boolean {
    if (this.waiting.length >= MAX_WAITING) return false
    this.waiting.push({ response, isCached, due: performance.now() + this.afterMs })
    if (!this.running) void this.run()
    return true
  }

  private async run(): Promise<void> {
    this.running = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await pause(Math.max(0, next.due - performance.now()), undefined, { ref: false })
      if (next.isCached()) await recompress(next.response)
    }
    this.running = false
  }
}

async function recompress({ bodies }: CachedResponse): Promise<void> {
  if (!bodies.br) return
  const smallest = await brotli(bodies.identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length,
    },
  }).catch(() => null)
  if (smallest && smallest.length < bodies.br.length) bodies.br = detachBuffer(smallest)
}
