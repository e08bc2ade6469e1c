import { TOKEN_KEY } from '../lib/auth-token.ts'
import { ApiError, UNEXPECTED } from './api-error.ts'

const COOKIE = 'XSRF-TOKEN'

/** The storage of the sign-in token, such as `localStorage`. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TransportOptions {
  /** The origin before `/api`; by default that of the page. */
  readonly baseUrl?: string
  readonly storage?: TokenStorage | null
  /** All cookies in the format of `document.cookie`. */
  readonly cookies?: () => string
  readonly fetch?: typeof globalThis.fetch
  /** Called with every error before it is thrown; an error that it throws replaces it. */
  readonly onError?: (error: ApiError) => void
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type QueryValues = Readonly<Record<string, string | number>>

export interface Sent {
  readonly query?: QueryValues
  readonly json?: unknown
  readonly form?: FormData
}

/** Sends a call. The reply has the type of the OpenAPI document, which is not checked. */
export type Send = <Reply>(method: Method, path: string, sent?: Sent) => Promise<Reply>

/** @returns a function that sends calls with token and anti-forgery header, and parses replies. */
export function createTransport(options: TransportOptions = {}): Send {
  const { baseUrl = '', onError, storage = ownStorage(), cookies = ownCookies } = options
  const send = options.fetch ?? ((...request) => globalThis.fetch(...request))
  return async <Reply>(method: Method, path: string, sent: Sent = {}) => {
    const url = baseUrl.replace(/\/$/, '') + path + queryString(sent.query)
    const headers = headersFor(method, url, storage?.getItem(TOKEN_KEY) ?? null, cookies())
    if (sent.form === undefined && sent.json !== undefined) {
      headers['Content-Type'] = 'application/json-patch+json'
    }
    const body = sent.form ?? (sent.json === undefined ? undefined : JSON.stringify(sent.json))
    const reply = await send(url, { method, headers, ...(body !== undefined && { body }) })
    try {
      return (await read(reply)) as Reply
    } catch (error) {
      if (error instanceof ApiError) onError?.(error)
      throw error
    }
  }
}

function headersFor(
  method: Method,
  url: string,
  token: string | null,
  cookies: string,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (token) headers.Authorization = `Bearer ${token}`
  const isRelative = !/^([a-z][a-z\d+.-]*:)?\/\//i.test(url)
  const forgery = method !== 'GET' && isRelative ? cookieIn(cookies) : null
  if (forgery) headers['X-XSRF-TOKEN'] = forgery
  return headers
}

/** @returns null for a 200 without a body, and undefined for a 204. */
async function read(reply: Response): Promise<unknown> {
  const text = await reply.text()
  const failure = (message: string) =>
    new ApiError(message, reply.status, reply.statusText, text, Object.fromEntries(reply.headers))
  if (reply.status === 204) return undefined
  if (reply.status !== 200) throw failure(UNEXPECTED)
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw failure('The reply is not JSON that can be read.')
  }
}

function queryString(query: QueryValues | undefined): string {
  if (!query) return ''
  return `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
}

function cookieIn(cookies: string): string | null {
  const found = cookies.split('; ').find((each) => each.startsWith(`${COOKIE}=`))
  const value = found?.slice(COOKIE.length + 1)
  return value || null
}

function ownStorage(): TokenStorage | null {
  return typeof localStorage === 'undefined' ? null : localStorage
}

function ownCookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie
}
