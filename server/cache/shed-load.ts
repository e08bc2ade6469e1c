import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyReadAhead } from './front.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** What is worked on at the same time. Beyond it, everybody would only wait longer for as much as before. */
const MOST_AT_ONCE = 100
const MESSAGE = 'There are too many requests at the moment. Try again shortly.'
/** Whoever watches the process has to hear of it all the more. */
const ALWAYS = /^\/(healthz|readyz|metrics)\b/

/**
 * Sends away at once what comes while there is more to do than can be done soon, so that what is taken on is answered
 * in time. Reads are counted, and queries whose body is there already: whoever sends slowly holds nobody up.
 * @param page what visitors are shown who are sent away.
 */
export function shedLoad(next: Handler, page: string, atOnce = MOST_AT_ONCE): Handler {
  let running = 0
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD' || bodyReadAhead(request)
    const path = request.url ?? ''
    if (!isRead || ALWAYS.test(path) || path.startsWith('/resource/')) return next(request, response)
    if (running >= atOnce) return refuse(path, page, response)
    running++
    let counted = true
    const done = () => {
      if (counted) running--
      counted = false
    }
    response.once('finish', done).once('close', done)
    next(request, response)
  }
}

/** In the form of whatever was asked. */
function refuse(path: string, page: string, response: ServerResponse): void {
  const [type, body] = refusalFor(path, page, String(response.getHeader('x-request-id') ?? ''))
  response.writeHead(503, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}

function refusalFor(path: string, page: string, traceId: string): [type: string, body: string] {
  if (/^\/graphql\b/i.test(path)) {
    const error = { message: MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } }
    return ['application/json; charset=utf-8', JSON.stringify({ errors: [error] })]
  }
  if (/^\/api\b/i.test(path)) {
    const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: MESSAGE }
    return [
      'application/problem+json; charset=utf-8',
      JSON.stringify({ ...problem, message: MESSAGE, errors: {}, traceId }),
    ]
  }
  return ['text/html; charset=utf-8', page]
}
