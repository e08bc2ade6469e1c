import type { Problem } from '../../lib/post-operation.ts'
import type { KeptSending } from './kept-form.ts'
import type { Failure } from './table-failures.ts'
import type { Faults } from './table-faults.ts'
import type { StoredTable, TableInput } from './table-operations.ts'

/** The reply to a call; `status` is that of HTTP. */
export interface CallReply<Data> {
  readonly data: Data | null
  readonly problem: Problem | null
  readonly status: number
}

export interface TableCalls {
  /** @throws {Error} without a reply, as do all. */
  begin(): Promise<CallReply<string>>
  request(input: TableInput & { readonly token: string }): Promise<CallReply<StoredTable>>
  pause(milliseconds: number): Promise<void>
  /** Called when no reply has come and the same is sent again. */
  onRepeat(): void
  /** Keeps what a page that is opened again goes on with; called before anything is sent. */
  keep(sending: KeptSending | null): void
}

export type Sent =
  | { readonly stored: StoredTable }
  /** What was sent before and got no reply is stored; what was sent now is not. */
  | { readonly earlier: StoredTable }
  | { readonly faults: Faults; readonly failure: Failure | null }
  | 'NO_REPLY'

/** Pauses before the same is sent again. */
const REPEATS_MS = [1_000, 2_000, 4_000, 8_000]
const MOST_RENEWALS = 1
/** A clock that was set meanwhile must not make a program of a browser. */
const MOST_WAITS = 3

/**
 * Sends requests for tables until one is stored. A lost reply is asked for by the same token, so that the request is
 * stored once, by a page that was opened again too.
 */
export class TableSender {
  private token: Promise<string> | null
  private unheard: readonly TableInput[]

  /** @param kept what an earlier page was left with. */
  constructor(
    private readonly calls: TableCalls,
    kept: KeptSending | null = null,
  ) {
    this.token = kept && Promise.resolve(kept.token)
    this.unheard = kept?.unheard ?? []
  }

  /** What was sent last and got no reply. */
  get left(): TableInput | null {
    return this.unheard.at(-1) ?? null
  }

  /** Fetches a token: the server accepts it some seconds later. */
  begin(): Promise<string> {
    this.token ??= this.newToken().catch((error: unknown) => {
      this.token = null
      throw error
    })
    return this.token
  }

  async send(input: TableInput): Promise<Sent> {
    let before = this.unheard
    let [losses, renewals, waits] = [0, 0, 0]
    for (;;) {
      const reply = await this.sendOnce(input).catch((error: unknown) =>
        error instanceof Refused ? error.reply : null,
      )
      if (!reply || isLost(reply)) {
        const pause = REPEATS_MS[losses++]
        if (pause === undefined) return 'NO_REPLY'
        this.calls.onRepeat()
        await this.calls.pause(pause)
        continue
      }
      if (reply.data) {
        this.end()
        return { stored: reply.data }
      }
      if (reply.problem?.reason === 'KEY_REUSED') return this.askForEarlier(input)
      const fault = reply.problem?.fields?.find(({ field }) => field === 'token')
      if (fault?.rule === 'TOKEN_EARLY' && waits++ < MOST_WAITS) {
        await this.calls.pause(Number(fault.params?.seconds ?? 1) * 1000)
        continue
      }
      if (fault?.rule === 'TOKEN_INVALID' && renewals++ < MOST_RENEWALS) {
        this.end()
        before = []
        continue
      }
      // A refusal proves nothing about a sending before it that got no reply.
      if (losses === 0) await this.keep(before)
      return refusal(reply)
    }
  }

  /** The token has stored something else than what was sent now. */
  private async askForEarlier(input: TableInput): Promise<Sent> {
    const others = this.unheard.filter((each) => !isSame(each, input))
    const token = await this.begin()
    for (const each of others.toReversed()) {
      const reply = await this.calls.request({ ...each, token }).catch(() => null)
      if (!reply || isLost(reply)) return 'NO_REPLY'
      if (reply.data) {
        this.end()
        return { earlier: reply.data }
      }
      if (reply.problem?.reason !== 'KEY_REUSED') return refusal(reply)
    }
    // Another tab has sent it, of which this one is a copy. What is sent after this is a second request.
    this.end()
    return { faults: {}, failure: { reason: 'KEY_REUSED', params: {} } }
  }

  private async sendOnce(input: TableInput): Promise<CallReply<StoredTable>> {
    const token = await this.begin()
    await this.keep([...this.unheard.filter((each) => !isSame(each, input)), input])
    return this.calls.request({ ...input, token })
  }

  private async keep(unheard: readonly TableInput[]): Promise<void> {
    const token = await this.token
    this.unheard = unheard
    if (token) this.calls.keep({ token, unheard })
  }

  /** The token is of no use any more. */
  private end(): void {
    this.token = null
    this.unheard = []
    this.calls.keep(null)
  }

  private async newToken(): Promise<string> {
    const reply = await this.calls.begin()
    if (!reply.data) throw new Refused({ ...reply, data: null })
    this.calls.keep({ token: reply.data, unheard: this.unheard })
    return reply.data
  }
}

/** No token was given. */
class Refused extends Error {
  constructor(readonly reply: CallReply<never>) {
    super('The server has given no token.')
  }
}

const isSame = (one: TableInput, other: TableInput) => JSON.stringify(one) === JSON.stringify(other)

/** Whether it is unknown what became of a call. */
function isLost({ data, problem, status }: CallReply<unknown>): boolean {
  if (data) return false
  return problem ? problem.code === 'INTERNAL_SERVER_ERROR' : status !== 429
}

function refusal({ problem, status }: CallReply<unknown>): Sent {
  const { code, reason = code, params = {}, fields = [] } = problem ?? {}
  const own = fields.filter(({ field }) => field !== 'token')
  const faults = own.map(({ field, rule = '', params = {} }) => [field, { rule, params }] as const)
  if (status === 429 || code === 'TOO_MANY_REQUESTS')
    return { faults: {}, failure: { reason: 'TOO_MANY_RESERVATIONS', params: {} } }
  if (faults.length > 0) return { faults: Object.fromEntries(faults), failure: null }
  if (fields.length > 0) return { faults: {}, failure: { reason: 'TOKEN', params: {} } }
  return { faults: {}, failure: { reason: reason ?? 'UNKNOWN', params } }
}
