import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Middleware } from './pipeline.ts'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'
/** Addresses whose GET replies set the cookie; public pages and /graphql set none, so that a CDN may cache them. */
const COOKIE_PATHS = /^\/(api(\/|\?|$)|auth\/login(\/|\?|$)|admin(\/|\?|$))/i

/** Origins from which an unsafe request may carry the cookie without the header. */
export interface TrustedOrigins {
  readonly publicUrl: () => string
  readonly allowed: readonly string[]
}

/** Sets the anti-forgery cookie for a client that has none, on cached replies too. */
export function antiForgeryCookie(secure: () => boolean): Middleware {
  return (request, response, next) => {
    if (request.method === 'GET' && COOKIE_PATHS.test(request.url ?? ''))
      giveCookie(request, response, secure())
    next()
  }
}

export function giveCookie(request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  if (cookieOf(request) !== null) return
  const token = randomBytes(24).toString('base64url')
  response.appendHeader('Set-Cookie', `${COOKIE}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`)
}

/**
 * Whether an unsafe request is refused: it has the cookie and a header with another value; or the cookie alone, without
 * a bearer token, from another site. The cookie authorises nothing, so that clients which keep cookies but do not know
 * the header may pass.
 */
export function isForged(request: IncomingMessage, trusted: TrustedOrigins): boolean {
  const cookie = cookieOf(request)
  if (cookie === null) return false
  const header = request.headers[HEADER]
  if (header !== undefined) return header !== cookie
  return request.headers.authorization === undefined && isFromAnotherSite(request, trusted)
}

/** Whether a page of another site sent a request, as far as the browser tells. */
export function isFromAnotherSite(
  { headers }: IncomingMessage,
  { publicUrl, allowed }: TrustedOrigins,
): boolean {
  const { origin } = headers
  if (origin !== undefined && allowed.includes(origin)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'cross-site'
  if (origin === undefined) return false
  const own = URL.canParse(publicUrl()) ? new URL(publicUrl()).origin : null
  const host = URL.canParse(origin) ? new URL(origin).host : null
  return origin !== own && host !== headers.host
}

function cookieOf(request: IncomingMessage): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name = '', ...value] = part.trim().split('=')
    if (name === COOKIE && value.join('=') !== '') return value.join('=')
  }
  return null
}
