import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { OutboundError, type OutboundReply, outbound } from '../../core/outbound/outbound.ts'
import { retryAfterSeconds } from '../../core/outbound/retry-after.ts'
import { LooseRecord } from './loose-record.ts'

const AT_ONCE = 4
const TRIES = 3
const TIMEOUT_MS = 15_000
const LARGEST_REPLY = 32 * 2 ** 20
export const LARGEST_PICTURE = 10 * 2 ** 20
/** The longest that the old server may ask to be left alone, and how often for one request. */
const MAX_WAIT_SECONDS = 60
const MAX_WAITS = 10
/** Between two tries, in ms. */
const PAUSES = [300, 1_000]

/** Credentials for reading: name and password, a token, or none for anonymous access. */
export interface OldSignIn {
  readonly user?: { readonly name: string; readonly password: string }
  readonly token?: string
}

/** A call that the old server did not answer as it should. */
export class OldCallError extends Error {
  constructor(
    /** As the operator finds it in the log of the old server, without its query. */
    readonly call: string,
    readonly detail: string,
    /** Of the reply, if there was one. */
    readonly status: number | null = null,
  ) {
    super(`${call} ${detail}`)
  }
}

/** Calls the old site, gently, and as often as a flaky one needs. */
export class OldServer {
  private readonly limit = pLimit(AT_ONCE)
  private token: string | null
  private signingIn: Promise<string> | null = null
  private hasSignedInAgain = false
  /** The end of the pause that the old server has asked for, for all requests. */
  private restUntil = 0

  /** @param base of the API, without a slash at its end. @param signal ends all waiting. */
  constructor(
    readonly base: string,
    private readonly signIn: OldSignIn,
    private readonly signal: AbortSignal,
  ) {
    this.token = signIn.token ?? null
  }

  get isSignedIn(): boolean {
    return this.token !== null
  }

  /**
   * Signs in, if there is a name.
   * @throws {OldCallError} if the old server refuses that.
   */
  async open(): Promise<void> {
    if (this.signIn.user) this.token = await this.newToken(this.signIn.user)
  }

  /**
   * The JSON of a GET call; null for an empty reply.
   * @throws {OldCallError} if there is none after some tries.
   */
  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
    return this.limit(async () => {
      const url = this.addressOf(path, query)
      const call = `GET ${path}`
      const usedToken = this.token
      const reply = await this.exchange(call, () => this.fetched(url))
      if (reply.status !== 401 || !(await this.signedInAgain(usedToken))) return this.jsonOf(call, reply)
      return this.jsonOf(call, await this.exchange(call, () => this.fetched(url)))
    })
  }

  /**
   * The bytes at an address outside of the API, without the token; null if there is nothing.
   * @param base that the address, and whatever it redirects to, has to be below.
   */
  bytes(url: URL, base: URL): Promise<Buffer | null> {
    return this.limit(async () => {
      const bounds = { timeoutMs: TIMEOUT_MS, largest: LARGEST_PICTURE, isPublic: false }
      const mayFollow = (to: URL) => isBelow(to, base)
      const reply = await this.exchange('the picture', () => outbound(url, {}, { ...bounds, mayFollow }))
      return reply.status === 200 && reply.body.length > 0 ? reply.body : null
    })
  }

  private addressOf(path: string, query: Readonly<Record<string, string>>): URL {
    const url = new URL(this.base + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  private fetched(url: URL): Promise<OutboundReply> {
    const headers = {
      Accept: 'application/json',
      ...(this.token !== null && { Authorization: `Bearer ${this.token}` }),
    }
    const bounds = { timeoutMs: TIMEOUT_MS, largest: LARGEST_REPLY, isPublic: false }
    return outbound(url, { headers }, { ...bounds, mayFollow: (to) => isBelow(to, new URL(this.base)) })
  }

  /** The reply of whichever try is none that passes by itself. */
  private async exchange(call: string, send: () => Promise<OutboundReply>): Promise<OutboundReply> {
    for (let [tries, waits] = [1, 0]; ; ) {
      await this.rest()
      const reply = await send().catch((error: unknown) => {
        if (!(error instanceof OutboundError)) throw error
        return error
      })
      this.signal.throwIfAborted()
      if (reply instanceof OutboundError) {
        if (tries === TRIES || !isPassing(reply))
          throw new OldCallError(call, `got no answer: ${reply.message}`)
      } else {
        const wait = [429, 503].includes(reply.status) ? retryAfterSeconds(reply.headers, new Date()) : null
        if (wait !== null && waits < MAX_WAITS) {
          if (wait > MAX_WAIT_SECONDS)
            throw new OldCallError(
              call,
              `answered ${reply.status}, and asks to wait ${wait} s.`,
              reply.status,
            )
          this.restUntil = Math.max(this.restUntil, Date.now() + wait * 1_000)
          waits++
          continue
        }
        if (tries === TRIES || !isFlaky(reply)) return reply
      }
      await pause(PAUSES[tries - 1], undefined, { signal: this.signal })
      tries++
    }
  }

  private async rest(): Promise<void> {
    for (let ms = this.restUntil - Date.now(); ms > 0; ms = this.restUntil - Date.now())
      await pause(ms, undefined, { signal: this.signal })
  }

  private jsonOf(call: string, { status, headers, body }: OutboundReply): unknown {
    if (status === 204) return null
    if (status !== 200) throw new OldCallError(call, `answered ${status}.`, status)
    const text = textOf(body)
    if (text === '') return null
    try {
      return JSON.parse(text)
    } catch {
      const type = headers['content-type']?.split(';', 1)[0] ?? 'something'
      throw new OldCallError(
        call,
        `answered ${text.startsWith('<') ? 'with a page' : `${type} that is no JSON`}.`,
        200,
      )
    }
  }

  /** Whether there is another token than the one that was refused; each run signs in again once. */
  private async signedInAgain(refused: string | null): Promise<boolean> {
    if (!this.signIn.user || refused === null) return false
    if (this.token === refused && !this.hasSignedInAgain) {
      this.hasSignedInAgain = true
      this.signingIn = this.newToken(this.signIn.user)
    }
    if (this.signingIn) this.token = await this.signingIn
    return this.token !== refused
  }

  private async newToken({ name, password }: NonNullable<OldSignIn['user']>): Promise<string> {
    const path = '/api/v1/Auth/login'
    const call = `POST ${path}`
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json-patch+json', Accept: 'application/json' },
      body: JSON.stringify({ email: name, userName: name, password }),
    } as const
    const bounds = { timeoutMs: TIMEOUT_MS, largest: 2 ** 20, isPublic: false }
    const reply = await this.exchange(call, () => outbound(this.addressOf(path, {}), request, bounds))
    if (reply.status === 401)
      throw new OldCallError(call, 'answered 401: not with this name and password.', 401)
    const json = this.jsonOf(call, reply)
    const token = json && typeof json === 'object' ? new LooseRecord(json).line('auth_token') : null
    if (token === null) throw new OldCallError(call, 'gave no auth_token.')
    return token
  }
}

function textOf(body: Buffer): string {
  return body
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
}

/** Whether another try may get an answer. */
function isPassing({ reason }: OutboundError): boolean {
  return reason === 'UNREACHABLE' || reason === 'TIMEOUT'
}

/** Whether another try may get a better answer: pages in place of JSON are those of a failing server, too. */
function isFlaky({ status, body, headers }: OutboundReply): boolean {
  if (status >= 500 || status === 429 || status === 408) return true
  return (
    status === 200 &&
    /^text\/html/i.test(headers['content-type'] ?? '') &&
    textOf(body.subarray(0, 500)).startsWith('<')
  )
}

/** Whether an address is of the same host as another one, not less protected, and below its path. */
export function isBelow(url: URL, base: URL): boolean {
  const isSafer = url.protocol === 'https:' && base.protocol === 'http:'
  const isSameHost = url.hostname === base.hostname && (isSafer || url.port === base.port)
  const path = base.pathname.replace(/\/?$/, '/')
  return isSameHost && (isSafer || url.protocol === base.protocol) && `${url.pathname}/`.startsWith(path)
}
