import type { IncomingMessage, ServerResponse } from 'node:http'
import { QueryKeys } from './query-key.ts'
import { codingFor, finish, type Reply } from './reply.ts'
import type { ReplyCache } from './reply-cache.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

const SHARED = Symbol('shared reply')
const READ_AHEAD = Symbol('body read ahead')
const LARGEST_QUERY = 16 * 1024
const KEPT_HEADERS = ['content-type', 'cache-control', 'content-language', 'link'] as const

/** Marks a reply as the same for everybody, so that the cache in front may keep it. */
export function shareReply(response: ServerResponse): void {
  ;(response as unknown as Record<symbol, boolean>)[SHARED] = true
}

/**
 * Puts the cache in front of the product: a hit meets neither Express nor the database. What may be kept is
 * said by whoever makes the reply (`shareReply`); what may be looked up is decided here, by the request alone.
 */
export function cacheInFront(cache: ReplyCache, next: Handler): Handler {
  const queries = new QueryKeys()
  return (request, response) => {
    if (request.headers.authorization !== undefined) return next(request, response)
    // A cache that keeps nothing, because it is off or because nothing was asked for yet, has no part in this.
    const isIdle = !cache.isOpen && cache.size.replies === 0
    if (request.method === 'GET' || request.method === 'HEAD') {
      const key = isIdle ? null : pageKey(request)
      if (key === null) return next(request, response)
      return answer(cache, key, request, response, next)
    }
    if (request.method === 'POST' && isQuery(request)) {
      return withBody(request, (body) => {
        const key = isIdle ? null : queries.of(body, request.headers.accept)
        return key === null ? next(request, response) : answer(cache, key, request, response, next)
      })
    }
    next(request, response)
  }
}

function answer(
  cache: ReplyCache,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  next: Handler,
): void {
  const kept = cache.get(key)
  if (kept) {
    send(kept, request, response)
    return
  }
  if (cache.lastKnown(key)) fallBackOn(() => cache.lastKnown(key), request, response)
  if (!cache.isOpen) {
    next(request, response)
    return
  }
  // A reply to HEAD has no body that could be kept.
  if (request.method === 'HEAD') {
    next(request, response)
    return
  }
  const pending = cache.pending(key)
  if (pending) {
    pending.then((made) => {
      if (made === 'not to be kept') next(request, response)
      // One makes it anew, for all who have waited.
      else if (made === 'overtaken') answer(cache, key, request, response, next)
      else send(made, request, response)
    })
    return
  }
  record(request, response, cache.begin(key))
  next(request, response)
}

/** Addresses whose replies may be shared. Everything else goes through, whatever it says of itself. */
function pageKey(request: IncomingMessage): string | null {
  const url = request.url as string
  if (url.length > 512 || url.startsWith('/resource/') || url.startsWith('/assets/')) return null
  if (url.startsWith('/graphql')) return `G ${url}`
  // An empty `Accept` of a page asks for HTML like any other.
  return `P ${url}`
}

function isQuery(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length'])
  return (
    request.url === '/graphql' &&
    length > 0 &&
    length <= LARGEST_QUERY &&
    (request.headers['content-type'] ?? '').startsWith('application/json') &&
    request.headers['content-encoding'] === undefined
  )
}

/** Reads a small body ahead of Express, which finds it by `bodyReadAhead`. */
function withBody(request: IncomingMessage, use: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks)
    ;(request as unknown as Record<symbol, Buffer>)[READ_AHEAD] = body
    use(body)
  })
}

/** The body of a request that was read before Express saw it, if it was. */
export function bodyReadAhead(request: IncomingMessage): Buffer | undefined {
  return (request as unknown as Record<symbol, Buffer | undefined>)[READ_AHEAD]
}

function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  // What was said of this request before (its origin, say) holds beside what holds for all.
  const vary = alsoEncoding(response.getHeader('vary'))
  if (isHad(reply.etag, request.headers['if-none-match'])) {
    // Of the rest, the asker has what was sent with the body (RFC 9110, 15.4.5).
    const control = reply.headers['cache-control']
    response.writeHead(304, { etag: reply.etag, vary, ...(control && { 'cache-control': control }) }).end()
    return
  }
  const coding = codingFor(request.headers['accept-encoding'])
  const body = reply.bodies[coding]
  const headers: Record<string, string | number> = { ...reply.headers, vary, etag: reply.etag }
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  headers['Content-Length'] = body.length
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function alsoEncoding(vary: number | string | string[] | undefined): string {
  if (vary === undefined) return 'Accept-Encoding'
  return /\bAccept-Encoding\b/i.test(String(vary)) ? String(vary) : `${vary}, Accept-Encoding`
}

/** Whether a reply's tag is among those that the asker has. A proxy that compressed one has made it a weak one. */
function isHad(etag: string, had: string | undefined): boolean {
  if (had === undefined || had === etag) return had === etag
  return had.split(/[\s,]+/).some((tag) => tag === etag || tag === `W/${etag}`)
}

/**
 * What was kept from before changes went unheard is made anew. Where that fails because the database is away, what
 * was known last is sent in its place.
 */
function fallBackOn(
  lastKnown: () => Reply | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const end = response.end.bind(response)
  response.end = ((chunk: never, encoding: never, done: never) => {
    const reply = response.statusCode === 503 && !response.headersSent ? lastKnown() : undefined
    if (!reply) return end(chunk, encoding, done)
    response.end = end
    for (const name of response.getHeaderNames()) {
      if (!/^(x-request-id|access-control-.*|set-cookie)$/.test(name)) response.removeHeader(name)
    }
    send(reply, request, response)
    return response
  }) as typeof response.end
}

/** Takes a reply on its way out, and offers a copy of it to the cache where it is whole, good and shared. */
function record(
  request: IncomingMessage,
  response: ServerResponse,
  made: (reply: Promise<Reply> | null) => void,
): void {
  const chunks: Buffer[] = []
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const keep = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return
    chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    )
  }
  response.write = ((chunk: never, encoding: never, done: never) => {
    keep(chunk, encoding)
    return write(chunk, encoding, done)
  }) as typeof response.write
  response.end = ((chunk: never, encoding: never, done: never) => {
    keep(chunk, encoding)
    const shared = (response as unknown as Record<symbol, boolean>)[SHARED] === true
    const whole = response.statusCode === 200 && !response.hasHeader('content-encoding')
    if (!shared || !whole || response.headersSent) {
      made(null)
      return end(chunk, encoding, done)
    }
    // The first to ask is answered as all others will be: compressed, with its tag.
    const finishing = finish(keptHeaders(response), Buffer.concat(chunks))
    made(finishing)
    response.end = end
    finishing.then(
      (reply) => send(reply, request, response),
      () => end(chunk, encoding),
    )
    return response
  }) as typeof response.end
  // A visitor who left before the end: whoever waits makes the reply anew.
  response.on('close', () => response.writableEnded || made(null))
}

/** What a reply says of itself that holds for all who are sent it. */
export function keptHeaders(response: ServerResponse): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const name of [...KEPT_HEADERS, ...SECURITY_HEADERS]) {
    const value = response.getHeader(name)
    if (value !== undefined) headers[name] = String(value)
  }
  return headers
}

const SECURITY_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const
