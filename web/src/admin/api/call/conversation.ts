import { isAnswer, isServerFault } from '../api-failure.ts'
import type { Call } from './call-store.ts'
import { type Line, type Person, type Stored, Unanswered } from './line.ts'

/** The server knows a key for 8 days; a day less, because a request may arrive late. */
const KNOWN_MS = 7 * 24 * 60 * 60 * 1000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** Faults of the server in a row after which a request is not repeated. */
const MAX_FAULTS = 8

interface Options {
  /** Cancels the waiting. */
  readonly leaving: AbortSignal
  /** Called once the first request is not answered. */
  onWaiting?(): void
}

/** The requests about one call, each repeated until it is answered, as one person. */
export class Conversation {
  constructor(
    private readonly line: Line,
    private readonly call: Call,
    private person: Person,
    private readonly options: Options,
  ) {}

  /**
   * Repeats a request until it is answered.
   * @throws {HttpError} of a refusal; {Unanswered} if it is not to be repeated.
   */
  async request<T>(send: (key: string, token: string) => Promise<T>): Promise<T> {
    let pause = FIRST_PAUSE_MS
    for (let faults = 0; !isTooOld(this.call, this.line.now()); ) {
      try {
        return await this.unlessLeft(() => send(this.call.key, this.person.token))
      } catch (error) {
        if (error instanceof Unanswered || (isAnswer(error) && error.status !== 401)) throw error
        faults = isServerFault(error) ? faults + 1 : 0
        if (faults === MAX_FAULTS) break
        if (isAnswer(error) && (await this.unlessLeft(() => this.hasNewToken()))) continue
      }
      this.options.onWaiting?.()
      await this.unlessLeft(() => this.line.pause(pause))
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
    throw new Unanswered()
  }

  /** Closes the key, so that nothing is stored under it any more. @returns null if nothing was. */
  async settle(): Promise<Stored | null> {
    try {
      const { stored, ...rest } = await this.request((key, token) => this.line.settle(key, token))
      return stored ? rest : null
    } catch {
      throw new Unanswered()
    }
  }

  /** Takes the token of a new sign-in. @throws {Unanswered} if somebody else is signed in. */
  private async hasNewToken(): Promise<boolean> {
    const now = await this.line.signedIn()
    if (!now || now.token === this.person.token) return false
    if (now.userId !== this.person.userId) throw new Unanswered()
    this.person = now
    return true
  }

  private unlessLeft<T>(work: () => Promise<T>): Promise<T> {
    return unlessAborted(this.options.leaving, work)
  }
}

export const isTooOld = ({ at }: Call, now: number): boolean => now - at > KNOWN_MS

/** @throws {Unanswered} once the signal is aborted. */
export async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw new Unanswered()
  const ended = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Unanswered()), { signal: ended.signal })
  })
  try {
    return await Promise.race([work(), aborted])
  } finally {
    ended.abort()
  }
}
