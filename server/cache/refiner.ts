import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { ownBytes } from '../core/own-bytes.ts'
import type { Reply } from './reply.ts'

const brotli = promisify(brotliCompress)

/** Beyond it, what comes is left for another time: each takes a processor a tenth of a second. */
const MOST_WAITING = 100

/**
 * Makes what is kept as small as it gets, one reply after the other, on the pool of threads that compresses. The first
 * form is made at once; this one takes so long that it is worth it only for what stays.
 */
export class Refiner {
  private readonly waiting: { reply: Reply; isKept: () => boolean; due: number }[] = []
  private running = false

  /** @param afterMs how long a reply has to stay before it is worth the while. */
  constructor(private readonly afterMs = 2_000) {}

  /**
   * @param isKept whether the reply is still sent; what is not by then is left as it is.
   * @returns false where too many wait already.
   */
  add(reply: Reply, isKept: () => boolean): boolean {
    if (this.waiting.length >= MOST_WAITING) return false
    this.waiting.push({ reply, isKept, due: performance.now() + this.afterMs })
    if (!this.running) void this.run()
    return true
  }

  private async run(): Promise<void> {
    this.running = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await pause(Math.max(0, next.due - performance.now()), undefined, { ref: false })
      if (next.isKept()) await refine(next.reply)
    }
    this.running = false
  }
}

async function refine({ bodies }: Reply): Promise<void> {
  const smallest = await brotli(bodies.identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length,
    },
  }).catch(() => null)
  if (smallest && smallest.length < bodies.br.length) bodies.br = ownBytes(smallest)
}
