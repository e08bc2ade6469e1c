import { OverloadedError } from '../core/errors.ts'

export interface LoadLimits {
  /**
   * The number of requests handled at a time: enough to keep one processor busy while others wait for the database.
   */
  readonly running: number
  /** The number of requests that run or are queued; more would only make all of them wait longer. */
  readonly admitted: number
  /** The number of those that one client address may have. */
  readonly perAddress: number
  /** The longest time in the queue, so that a request is refused in time when the database hangs. */
  readonly queueMs: number
}

const LIMITS: LoadLimits = { running: 8, admitted: 100, perAddress: 50, queueMs: 2_000 }

/**
 * Load shedding: runs a few requests at a time, queues some, and refuses the rest at once. A request occupies a
 * slot only while it is handled, not while the client sends its body or reads the reply.
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

  /** Runs work, or queues it. @throws {OverloadedError} if the queue is full or the wait too long. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.admit(address)
    try {
      if (this.running >= this.limits.running) await this.slot()
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

  /** Waits, in order of arrival, for a free slot. */
  private slot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timeout)
        this.queue.delete(begin)
        resolve()
      }
      const timeout = setTimeout(() => {
        this.queue.delete(begin)
        this.refused++
        reject(new OverloadedError('OVERLOADED'))
      }, this.limits.queueMs)
      this.queue.add(begin)
    })
  }
}
