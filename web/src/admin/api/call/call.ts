import { newClientKey } from '../client-key.ts'
import type { Call, CallStore } from './call-store.ts'
import { Conversation, unlessAborted } from './conversation.ts'
import { LeftCalls } from './left-calls.ts'
import { type Line, type Stored, Unanswered, type Write } from './line.ts'
import { fieldOf } from './with-client-key.ts'
import { withoutSecrets } from './without-secrets.ts'

export interface Receipt<Reply = unknown> extends Stored {
  /** Null if only `settle` told that it is stored. */
  readonly reply: Reply | null
  /** Whether it is of an earlier call for the same subject, so that this one was not sent. */
  readonly isEarlier: boolean
  /** The values of the earlier call. */
  readonly values?: unknown
}

/** Sends each mutation under a key of its own until it is known whether it is stored. */
export class Calls {
  readonly left: LeftCalls
  private readonly inFlight = new Map<string, AbortController>()
  private waiting: readonly Call[] = []
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly line: Line,
    private readonly store: Pick<CallStore, keyof CallStore>,
  ) {
    this.left = new LeftCalls(line, store, (key) => this.inFlight.has(key))
  }

  /** The calls that are being repeated. */
  readonly snapshot = () => this.waiting

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /**
   * Sends a mutation, and repeats it under its key while there is no answer.
   * @throws {HttpError} if it was refused; {Unanswered} if that is not known.
   */
  async send<Reply>(write: Write<Reply>): Promise<Receipt<Reply>> {
    const [person, tab] = await Promise.all([this.line.person(), this.line.tab()])
    const { subject, title } = write
    const call: Call = {
      key: newClientKey(),
      userId: person.userId,
      tab,
      call: fieldOf(write.document),
      subject,
      title,
      values: withoutSecrets(write.values),
      at: this.line.now(),
    }
    const leaving = new AbortController()
    this.inFlight.set(call.key, leaving)
    await this.store.persist(call)
    try {
      const earlier = await unlessAborted(leaving.signal, () => this.earlier(subject))
      const onWaiting = () => this.setWaiting([...this.waiting.filter(({ key }) => key !== call.key), call])
      const options = { leaving: leaving.signal, onWaiting }
      const receipt =
        earlier ?? (await this.deliver(write, new Conversation(this.line, call, person, options)))
      await this.store.discard(call)
      return receipt
    } catch (error) {
      if (!(error instanceof Unanswered)) await this.store.discard(call)
      throw error
    } finally {
      this.inFlight.delete(call.key)
      this.setWaiting(this.waiting.filter(({ key }) => key !== call.key))
      // Whoever does not wait is told all the same.
      if (leaving.signal.aborted) void this.left.resolve(subject).catch(() => {})
    }
  }

  /** Stops waiting for a call. */
  readonly cancel = ({ key }: Pick<Call, 'key'>): void => this.inFlight.get(key)?.abort()

  /** Persists values of which no call was made, instead of those before under the same key. */
  async keep(draft: Pick<Call, 'key' | 'subject' | 'title' | 'values'>): Promise<Call> {
    const [{ userId }, tab] = await Promise.all([this.line.person(), this.line.tab()])
    const kept = { ...draft, userId, tab, at: this.line.now(), isDraft: true }
    await this.store.persist(kept)
    return kept
  }

  readonly discard = (draft: Call): Promise<void> => this.store.discard(draft)

  /** The last call for a subject of which is known that it was not stored, or of which nobody knows any more. */
  async draftOf(subject: string): Promise<Call | undefined> {
    await this.left.resolve(subject)
    return (await this.left.drafts(subject)).at(-1)
  }

  /** Resolves the calls for a subject before. @throws {Unanswered} if that is not possible. */
  private async earlier(subject: string): Promise<Receipt<never> | undefined> {
    const earlier = await this.left.resolve(subject)
    if (earlier.includes(null)) throw new Unanswered()
    for (const draft of await this.left.drafts(subject)) await this.store.discard(draft)
    const stored = earlier.flatMap((each) => (each?.was === 'stored' ? each : [])).at(-1)
    return (
      stored && {
        ...{ ids: stored.ids, requestId: stored.requestId, reply: null },
        ...{ isEarlier: true, values: stored.call.values },
      }
    )
  }

  private async deliver<Reply>(write: Write<Reply>, conversation: Conversation): Promise<Receipt<Reply>> {
    let attempts = 0
    try {
      const answer = await conversation.request((key, token) => {
        attempts++
        return this.line.post(write, key, token)
      })
      return { ...answer, ids: [], isEarlier: false }
    } catch (refusal) {
      // A refusal of a repetition proves nothing about the attempts before.
      if (refusal instanceof Unanswered || attempts === 1) throw refusal
      const stored = await conversation.settle()
      if (!stored) throw refusal
      return { ...stored, reply: null, isEarlier: false }
    }
  }

  private setWaiting(waiting: readonly Call[]): void {
    if (waiting.length === 0 && this.waiting.length === 0) return
    this.waiting = waiting
    for (const listener of this.listeners) listener()
  }
}
