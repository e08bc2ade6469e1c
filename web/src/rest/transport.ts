import { ApiError, UNEXPECTED } from './api-error.ts'

export const TOKEN_KEY = 'auth_token'
const COOKIE = 'XSRF-TOKEN'

/** Where the sign-in token is kept, as `localStorage` does. */
export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface TransportOptions {
  /** What comes before `/api`; empty for the server that the page came from. */
  readonly baseUrl?: string
  readonly storage?: TokenStorage | null
  /** All cookies as `document.cookie` tells them. */
  readonly cookies?: () => string
  readonly fetch?: typeof globalThis.fetch
  /** Told of every failure before it is thrown; what it throws is thrown in its place. */
  readonly onError?: (error: ApiError) => void
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type QueryValues = Readonly<Record<string, string | number>>

export interface Sent {
  readonly query?: QueryValues
  /** Goes as JSON. */
  readonly json?: unknown
  /** Goes as a multipart form. */
  readonly form?: FormData
}

/** Sends a call. The type is what the server's document says of the reply, and is taken at its word. */
export type Send = <Reply>(method: Method, path: string, sent?: Sent) => Promise<Reply>

/** @returns what sends calls: token and anti-forgery header go along, replies are read as text and then parsed. */
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

/** @returns null for a 200 that says nothing, and undefined for a 204. */
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
