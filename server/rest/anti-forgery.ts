import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'
/** Pages behind which somebody signs in or edits; public pages set no cookie, so that they may be kept by anybody. */
const PAGES = /^\/(api(\/|\?|$)|auth\/login(\/|\?|$)|admin(\/|\?|$))/i

/** Gives a visitor without one the cookie that unsafe requests have to repeat; kept replies included. */
export function antiForgeryCookie(secure: () => boolean, next: Handler): Handler {
  return (request, response) => {
    if (request.method === 'GET' && PAGES.test(request.url ?? '')) giveCookie(request, response, secure())
    next(request, response)
  }
}

export function giveCookie(request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  if (cookieOf(request) !== null) return
  const token = randomBytes(24).toString('base64url')
  response.appendHeader('Set-Cookie', `${COOKIE}=${token}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`)
}

/** Whether an unsafe request repeats its cookie; one without the cookie is no browser's that we know. */
export function isForged(request: IncomingMessage): boolean {
  const cookie = cookieOf(request)
  return cookie !== null && request.headers[HEADER] !== cookie
}

function cookieOf(request: IncomingMessage): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === COOKIE && value) return value
  }
  return null
}
