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

interface Load {
  readonly working: number
  readonly waiting: number
  readonly refused: number
}

/** The load of several queues together. */
export function totalLoad(shedders: readonly LoadShedder[]): Load {
  const sum = (of: keyof Load) => shedders.reduce((total, { load }) => total + load[of], 0)
  return { working: sum('working'), waiting: sum('waiting'), refused: sum('refused') }
}

interface Waiting {
  begin(): void
  refuse(): void
}

/**
 * Load shedding: runs a few requests at a time, queues some, and refuses the rest at once. A request occupies a
 * slot only while it is handled, not while the client sends its body or reads the reply.
 *
 * The queue is fair: slots are dealt to the waiting addresses in turn, one request each, and a full queue refuses a
 * request of the address with most of them, so that one client cannot keep others out by asking more often.
 */
export class LoadShedder {
  /** By address; the one whose turn is next comes first. */
  private readonly queue = new Map<string, Waiting[]>()
  private readonly admitted = new Map<string, number>()
  private total = 0
  private running = 0
  private refused = 0

  constructor(private readonly limits: LoadLimits = LIMITS) {}

  get load(): Load {
    const waiting = [...this.queue.values()].reduce((sum, { length }) => sum + length, 0)
    return { working: this.running, waiting, refused: this.refused }
  }

  /**
   * Runs work, or queues it.
   * @param address the client's, in its canonical form.
   * @throws {OverloadedError} if the queue is full or the wait too long.
   */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    this.admit(address)
    try {
      // A slot is passed on to the next request without becoming free in between.
      if (this.running < this.limits.running) this.running++
      else await this.slot(address)
      try {
        return await work()
      } finally {
        this.next()
      }
    } finally {
      this.leave(address)
    }
  }

  private admit(address: string): void {
    const own = this.admitted.get(address) ?? 0
    if (own >= this.limits.perAddress) throw this.overloaded()
    if (this.total >= this.limits.admitted) {
      const [greediest, last] = this.longest()
      const isGreedier = greediest !== null && greediest.length > (this.queue.get(address)?.length ?? 0) + 1
      if (!isGreedier || !last) throw this.overloaded()
      last.refuse()
    }
    this.admitted.set(address, (this.admitted.get(address) ?? 0) + 1)
    this.total++
  }

  private leave(address: string): void {
    const own = this.admitted.get(address) ?? 0
    if (own > 1) this.admitted.set(address, own - 1)
    else this.admitted.delete(address)
    this.total--
  }

  private overloaded(): OverloadedError {
    this.refused++
    return new OverloadedError('OVERLOADED')
  }

  /** The requests of the address with most in the queue, and the last of them. */
  private longest(): [Waiting[] | null, Waiting | undefined] {
    let longest: Waiting[] | null = null
    for (const requests of this.queue.values())
      if (requests.length > (longest?.length ?? 0)) longest = requests
    return [longest, longest?.at(-1)]
  }

  /**
   * Passes a slot on once the event loop has turned: what is not queued here, such as whether the process is alive, is
   * answered between two requests.
   */
  private next(): void {
    if (this.queue.size === 0) this.running--
    else setImmediate(() => this.passOn())
  }

  /** Passes a slot to the first request of the next address, which then goes to the end of the turn. */
  private passOn(): void {
    const [turn] = this.queue
    if (!turn) {
      this.running--
      return
    }
    const [address, requests] = turn
    const [first] = requests
    this.queue.delete(address)
    this.queue.set(address, requests)
    first?.begin()
  }

  private slot(address: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        clearTimeout(timeout)
        const others = (this.queue.get(address) ?? []).filter((each) => each !== waiting)
        if (others.length > 0) this.queue.set(address, others)
        else this.queue.delete(address)
        outcome()
      }
      const waiting: Waiting = {
        begin: () => settle(resolve),
        refuse: () => settle(() => reject(this.overloaded())),
      }
      const timeout = setTimeout(waiting.refuse, this.limits.queueMs)
      this.queue.set(address, [...(this.queue.get(address) ?? []), waiting])
    })
  }
}
