import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { detachBuffer } from '../core/primitives/detach-buffer.ts'
import { accepts, forCookies, type Reply } from '../http/reply.ts'
import { requestIdOf } from '../http/request-id.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Estimated memory of the headers, their names and the objects of an entry. */
const OVERHEAD_BYTES = 2_048

/** Formats that are already compressed. */
const COMPRESSED = /^image\/(?:png|jpeg)\b/

interface Bodies {
  readonly identity: Buffer
  br?: Buffer
  readonly gzip?: Buffer
}

/** A cache entry: a complete reply, with its body in every content coding that browsers accept. */
export interface CachedResponse {
  readonly headers: Readonly<Record<string, string>>
  /** The hash of the body, from which the entity tag of each content coding is made. */
  readonly tag: string
  readonly bodies: Bodies
  /** Number of bytes that count towards the limit of the cache. */
  readonly size: number
}

/** Compresses a reply and computes its entity tag, once for all clients. */
export async function cachedResponse({ headers, body }: Reply): Promise<CachedResponse> {
  const bodies = { identity: detachBuffer(body), ...(await compressed(headers, body)) }
  return {
    headers: { ...headers, vary: varyWith(headers.vary, 'Accept-Encoding') },
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    bodies,
    size: Object.values(bodies).reduce((sum, { length }) => sum + length, OVERHEAD_BYTES),
  }
}

async function compressed(headers: Reply['headers'], body: Buffer): Promise<Omit<Bodies, 'identity'>> {
  if (COMPRESSED.test(headers['content-type'] ?? '')) return {}
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body),
  ])
  return { br: detachBuffer(br), gzip: detachBuffer(gz) }
}

/** Sends an entry, or 304 to a client whose `If-None-Match` lists it (RFC 9110, 13.1.2: GET and HEAD only). */
export function sendCached(
  { headers, tag, bodies }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = { 'x-request-id': requestIdOf(request) }
  const coding = codingFor(request, bodies)
  const etag = coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`
  const named = response.getHeader('vary')
  const vary = named === undefined ? headers.vary : varyWith(headers.vary, String(named))
  const control = forCookies(headers['cache-control'], response)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && isMatch(tag, request.headers['if-none-match'])) {
    // The client has all other headers already (RFC 9110, 15.4.5).
    response.writeHead(304, { ...id, etag, vary, ...(control && { 'cache-control': control }) }).end()
    return
  }
  const body = bodies[coding] ?? bodies.identity
  response.writeHead(200, {
    ...id,
    ...headers,
    etag,
    vary,
    ...(control && { 'cache-control': control }),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** `Vary` with the request headers that middlewares named for this reply, such as Origin. */
function varyWith(own = '', named = ''): string {
  const names = new Set([...own.split(/,\s*/), ...named.split(/,\s*/)])
  names.delete('')
  return [...names].join(', ')
}

function codingFor(request: IncomingMessage, { br, gzip }: Bodies): keyof Bodies {
  if (br && accepts(request, 'br')) return 'br'
  return gzip && accepts(request, 'gzip') ? 'gzip' : 'identity'
}

/** Weak comparison with the tags of all codings: a 304 says that the representation did not change in any of them. */
function isMatch(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = ifNoneMatch.split(',').map((each) => /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(each)?.[1])
  return opaque.some((each) => each?.replace(/-(br|gzip)$/, '') === tag)
}
