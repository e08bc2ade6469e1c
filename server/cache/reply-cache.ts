import { Refiner } from './refiner.ts'
import type { Reply } from './reply.ts'

/** What became of a reply: kept; for one person alone, or a failure; or a change of content came in between. */
export type Made = Reply | 'not to be kept' | 'overtaken'

interface Kept {
  readonly reply: Reply
  /** During which watch it was kept: later ones may have missed a change of it. */
  readonly watch: number
  /** Whether it was handed on to be made as small as it gets, which is worth it for what is asked for again. */
  isRefined: boolean
}

/**
 * Finished replies by key, bounded in bytes, the least recently used out first.
 *
 * A change of content empties it. A reply that was begun before a change is never kept after it, because it
 * may show what was there before: makers compare `generation` from before their work with the one after.
 */
export class ReplyCache {
  private readonly replies = new Map<string, Kept>()
  private readonly making = new Map<string, Promise<Made>>()
  private bytes = 0
  private hits = 0
  private misses = 0
  private open = false
  private generation = 0
  /** Counts the times from which on changes were listened for without a break. */
  private watch = 0
  private readonly refiner = new Refiner()

  constructor(private readonly mostBytes: number) {}

  /**
   * Whether changes are being listened for; while not, nothing is kept. What was kept before may have changed
   * unheard: from then on it is no more than the last resort (`lastKnown`) for when the database cannot be asked,
   * until it is made anew or a change is heard of.
   */
  setOpen(open: boolean): void {
    this.open = open
    if (open) this.watch++
    this.startAnew()
  }

  get isOpen(): boolean {
    return this.open
  }

  get size(): { replies: number; bytes: number } {
    return { replies: this.replies.size, bytes: this.bytes }
  }

  /** How often something was looked for and found, or not. */
  get lookups(): { hits: number; misses: number } {
    return { hits: this.hits, misses: this.misses }
  }

  get(key: string): Reply | undefined {
    const kept = this.open ? this.replies.get(key) : undefined
    if (kept?.watch !== this.watch) {
      this.misses++
      return undefined
    }
    this.hits++
    this.replies.delete(key)
    this.replies.set(key, kept)
    if (!kept.isRefined) kept.isRefined = this.refiner.add(kept.reply, () => this.replies.get(key) === kept)
    return kept.reply
  }

  /** What was kept when changes were last heard of, and may be old by now. */
  lastKnown(key: string): Reply | undefined {
    return this.replies.get(key)?.reply
  }

  /** The reply that somebody is making right now under a key, if any. */
  pending(key: string): Promise<Made> | undefined {
    return this.making.get(key)
  }

  /** Announces that a reply is being made, so that whoever wants the same waits for it. */
  begin(key: string): (reply: Promise<Reply> | null) => void {
    const generation = this.generation
    let settle: (made: Promise<Made>) => void = () => {}
    const promise = new Promise<Made>((resolve) => {
      settle = resolve
    })
    this.making.set(key, promise)
    return (made) => {
      const kept = (made ?? Promise.resolve(null)).then((reply): Made => {
        if (!reply || !this.open) return 'not to be kept'
        if (generation !== this.generation) return 'overtaken'
        this.put(key, reply)
        return reply
      })
      settle(kept.catch(() => 'not to be kept'))
      const done = () => {
        if (this.making.get(key) === promise) this.making.delete(key)
      }
      kept.then(done, done)
    }
  }

  /** Forgets everything, at once. */
  empty(): void {
    this.startAnew()
    this.replies.clear()
    this.bytes = 0
  }

  /** What is being made right now may show what was there before: nobody is to wait for it, or keep it. */
  private startAnew(): void {
    this.generation++
    this.making.clear()
  }

  private put(key: string, reply: Reply): void {
    if (reply.bytes > this.mostBytes) return
    this.drop(key)
    this.replies.set(key, { reply, watch: this.watch, isRefined: false })
    this.bytes += reply.bytes
    for (const oldest of this.replies.keys()) {
      if (this.bytes <= this.mostBytes) break
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    this.bytes -= this.lastKnown(key)?.bytes ?? 0
    this.replies.delete(key)
  }
}
