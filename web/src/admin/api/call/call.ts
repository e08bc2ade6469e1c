import { newClientKey } from '../client-key.ts'
import type { Call, CallStore } from './call-store.ts'
import { Conversation, unlessAborted } from './conversation.ts'
import { isBelow, LeftCalls, type Resolution } from './left-calls.ts'
import { type Line, type Stored, Unanswered, type Write } from './line.ts'
import { fieldOf } from './with-client-key.ts'
import { withoutSecrets } from './without-secrets.ts'

export interface Receipt<Reply = unknown> extends Stored {
  /** Null if only `settle` told that it is stored. */
  readonly reply: Reply | null
  /** Whether it is of an earlier call for the same subject, so that this one was not sent. */
  readonly isEarlier: boolean
  /** The earlier call. */
  readonly call?: Call
}

/** A call below a subject, as a screen lists it. */
export interface ListedCall {
  readonly call: Call
  /** `left` if it is a draft, or if nobody knows whether it was stored. */
  readonly state: 'sending' | 'waiting' | 'left'
}

/** Sends each mutation under a key of its own until it is known whether it is stored. */
export class Calls {
  readonly left: LeftCalls
  private readonly inFlight = new Map<string, { readonly call: Call; readonly leaving: AbortController }>()
  private waiting: readonly Call[] = []
  private latest = Number.NEGATIVE_INFINITY
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly line: Line,
    private readonly store: Pick<CallStore, keyof CallStore>,
  ) {
    this.left = new LeftCalls(line, store, (key) => this.inFlight.has(key))
    this.left.watch(() => this.changed())
  }

  /** The calls that are being repeated. */
  readonly snapshot = () => this.waiting

  /** Calls back after each change of the calls. */
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
    // A call that is resolved before `earlier` reads the store is no longer in it then.
    const resolved: Resolution[] = []
    const unwatch = this.left.watch((each) => isBelow(each.call, write.subject) && resolved.push(each))
    return this.sendAfter(resolved, write).finally(unwatch)
  }

  private async sendAfter<Reply>(
    resolved: readonly Resolution[],
    write: Write<Reply>,
  ): Promise<Receipt<Reply>> {
    const at = this.nextMoment()
    const [person, tab] = await Promise.all([this.line.person(), this.line.tab()])
    const { subject, title, resource, draft } = write
    const call: Call = {
      key: newClientKey(),
      userId: person.userId,
      tab,
      call: fieldOf(write.document),
      ...(resource && { resource }),
      ...(draft && { draft }),
      subject,
      title,
      values: withoutSecrets(write.values),
      at,
    }
    const leaving = new AbortController()
    this.inFlight.set(call.key, { call, leaving })
    this.changed()
    await this.store.persist(call)
    try {
      const earlier = await unlessAborted(leaving.signal, () => this.earlier(subject, resolved))
      const onWaiting = () => {
        this.waiting = [...this.waiting.filter(({ key }) => key !== call.key), call]
        this.changed()
        write.onWaiting?.()
      }
      const options = { leaving: leaving.signal, onWaiting }
      const receipt =
        earlier ?? (await this.deliver(write, new Conversation(this.line, call, person, options)))
      await this.store.discard(call)
      return receipt
    } catch (error) {
      if (error instanceof Unanswered) throw error
      const reason = (error as Error).message
      await (write.keepsRefused
        ? this.store.persist({ ...call, isDraft: true, reason })
        : this.store.discard(call))
      throw error
    } finally {
      this.inFlight.delete(call.key)
      if (this.waiting.includes(call)) this.waiting = this.waiting.filter((each) => each !== call)
      this.changed()
      // Whoever does not wait is told all the same.
      if (leaving.signal.aborted) void this.left.resolve(subject).catch(() => {})
    }
  }

  /** Stops waiting for a call. */
  readonly cancel = ({ key }: Pick<Call, 'key'>): void => this.inFlight.get(key)?.leaving.abort()

  /** Persists values of which no call was made, instead of those before under the same key. */
  async keep(draft: Pick<Call, 'key' | 'subject' | 'title' | 'values'>): Promise<Call> {
    const at = this.nextMoment()
    const [{ userId }, tab] = await Promise.all([this.line.person(), this.line.tab()])
    const kept = { ...draft, userId, tab, at, isDraft: true }
    await this.store.persist(kept)
    this.changed()
    return kept
  }

  readonly discard = async (draft: Call): Promise<void> => {
    await this.store.discard(draft)
    this.changed()
  }

  /** The last call for each subject below one: those of this page, and what was left. */
  async below(subject: string): Promise<ListedCall[]> {
    const left = await this.left.unsent(subject)
    const own = [...this.inFlight.values()].map(({ call }) => call).filter((call) => isBelow(call, subject))
    const listed = [
      ...left.map((call): ListedCall => ({ call, state: 'left' })),
      ...own.map(
        (call): ListedCall => ({ call, state: this.waiting.includes(call) ? 'waiting' : 'sending' }),
      ),
    ]
    return [...new Map(listed.map((each) => [each.call.subject, each])).values()]
  }

  /** Forgets the values of the calls for a subject, and waits for none of them. What was stored is told all the same. */
  async giveUp(subject: string): Promise<void> {
    const own = [...this.inFlight.values()].map(({ call }) => call)
    const all = [...own.filter((call) => isBelow(call, subject)), ...(await this.left.unsent(subject))]
    for (const call of all) {
      await (call.isDraft ? this.store.discard(call) : this.store.persist({ ...call, values: undefined }))
      this.cancel(call)
    }
    this.changed()
  }

  /** Resolves the calls for a subject before. @throws {Unanswered} if that is not possible. */
  private async earlier(
    subject: string,
    resolved: readonly Resolution[],
  ): Promise<Receipt<never> | undefined> {
    const earlier = await this.left.resolve(subject)
    if (earlier.includes(null)) throw new Unanswered()
    for (const draft of await this.left.drafts(subject)) await this.store.discard(draft)
    const stored = [...resolved, ...earlier].flatMap((each) => (each?.was === 'stored' ? each : [])).at(-1)
    return (
      stored && {
        ...{ ids: stored.ids, requestId: stored.requestId, reply: null },
        ...{ isEarlier: true, call: stored.call },
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

  /** The present, but after the call before: those of one millisecond would be read again in any order. */
  private nextMoment(): number {
    this.latest = Math.max(this.line.now(), this.latest + 1)
    return this.latest
  }

  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}
