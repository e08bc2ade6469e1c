import type { IncomingMessage, ServerResponse } from 'node:http'
import { appErrorFrom } from '../core/app-error-from.ts'
import { ServiceUnavailableError } from '../core/errors.ts'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import { type Reply, sendReply } from '../http/reply.ts'
import { sendCached } from './cached-response.ts'
import type { LoadShedder } from './load-shedder.ts'
import type { ResponseCache } from './response-cache.ts'

/** Headers set by middlewares ahead of the route, the same for every client. */
const SHARED_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const

/** The part of Express's request with the client's address. */
type AddressedRequest = IncomingMessage & { readonly ip?: string | undefined }

/** Sends the replies of routes: load shedding, then the response cache, then the socket. */
export class Responder {
  constructor(
    private readonly cache: ResponseCache,
    private readonly shedder: LoadShedder,
  ) {}

  /** Runs work whose result the route sends by itself, such as a picture. @throws {OverloadedError} */
  run<T>(request: AddressedRequest, work: () => Promise<T>): Promise<T> {
    return this.shedder.run(canonicalAddress(request.ip ?? ''), work)
  }

  /**
   * Sends the reply of `make`, or that of a concurrent request with the same key (request coalescing). If the
   * database is unavailable, the last cached reply is sent instead (stale-if-error).
   * @throws what `make` throws, and {OverloadedError}.
   */
  respond(request: AddressedRequest, response: ServerResponse, make: () => Promise<Reply>): Promise<void> {
    return this.respondAtOnce(request, response, () => this.run(request, make))
  }

  /** As `respond`, but `make` is called without load shedding, and has to bound its own work. */
  async respondAtOnce(
    request: AddressedRequest,
    response: ServerResponse,
    make: () => Promise<Reply>,
  ): Promise<void> {
    const key = request.cacheKey
    if (key === undefined) return sendReply(request, response, await make())
    try {
      const result = await this.cache.fill(key, async () => withShared(await make(), response))
      if ('tag' in result) sendCached(result, request, response)
      else if (result.status !== 503 || !this.sendStale(key, request, response))
        await sendReply(request, response, result)
    } catch (error) {
      const isUnavailable = appErrorFrom(error) instanceof ServiceUnavailableError
      if (!isUnavailable || !this.sendStale(key, request, response)) throw error
    }
  }

  private sendStale(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const stale = this.cache.stale(key)
    if (stale) sendCached(stale, request, response)
    return stale !== undefined
  }
}

/** A public reply with the headers set ahead of its route, which a cache hit does not pass through. */
function withShared(reply: Reply, response: ServerResponse): Reply {
  if (!reply.isPublic) return reply
  const headers: Record<string, string> = {}
  for (const name of SHARED_HEADERS) {
    const value = response.getHeader(name)
    if (value !== undefined) headers[name] = String(value)
  }
  for (const [name, value] of Object.entries(reply.headers)) headers[name.toLowerCase()] = value
  return { ...reply, headers }
}
