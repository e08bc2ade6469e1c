import { OverloadedError } from '../core/errors.ts'

export interface LoadLimits {
  /** Work done at the same time: enough to keep one processor busy while others wait for the database. */
  readonly running: number
  /** Work taken on, running or queued; beyond it everybody would only wait longer. */
  readonly admitted: number
  /** The share of one client address in what is taken on. */
  readonly perAddress: number
  /** The longest wait in the queue, so that a refusal comes in time when the database stands still. */
  readonly queueMs: number
}

const LIMITS: LoadLimits = { running: 8, admitted: 100, perAddress: 50, queueMs: 2_000 }

/**
 * Load shedding: runs a few pieces of work at a time, queues some, and refuses the rest at once. A place is held while
 * work is done, never while a client sends its request or reads its reply.
 */
export class LoadShedder {
  private readonly queue = new Set<() => void>()
  private readonly admitted = new Map<string, number>()
  private total = 0
  private running = 0
  private refused = 0

  constructor(private readonly limits: LoadLimits = LIMITS) {}

  get load(): { working: number; waiting: number; refused: number } {
    return { working: this.running, waiting: this.queue.size, refused: this.refused }
  }

  /** @throws {OverloadedError} without having begun, when there is too much to do. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.admit(address)
    try {
      if (this.running >= this.limits.running) await this.turn()
      this.running++
      try {
        return await work()
      } finally {
        this.running--
        const [next] = this.queue
        next?.()
      }
    } finally {
      this.leave(address)
    }
  }

  private admit(address: string): void {
    const own = this.admitted.get(address) ?? 0
    if (this.total >= this.limits.admitted || own >= this.limits.perAddress) {
      this.refused++
      throw new OverloadedError('OVERLOADED')
    }
    this.admitted.set(address, own + 1)
    this.total++
  }

  private leave(address: string): void {
    const own = this.admitted.get(address) ?? 0
    if (own > 1) this.admitted.set(address, own - 1)
    else this.admitted.delete(address)
    this.total--
  }

  /** Waits, in order of arrival, until something that runs is done. */
  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late)
        this.queue.delete(begin)
        resolve()
      }
      const late = setTimeout(() => {
        this.queue.delete(begin)
        this.refused++
        reject(new OverloadedError('OVERLOADED'))
      }, this.limits.queueMs)
      this.queue.add(begin)
    })
  }
}
