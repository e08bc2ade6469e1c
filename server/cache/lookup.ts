import type { IncomingMessage } from 'node:http'
import type { Middleware } from '../http/pipeline.ts'
import { sendCached } from './cached-response.ts'
import type { GraphQLRequest, QueryKeys } from './query-keys.ts'
import type { ResponseCache } from './response-cache.ts'

/** Longer than the key of any page or list. */
const MAX_KEY = 512
/** Neither pages nor public lists: media and built files have caches of their own, the others must be up to date. */
const UNCACHED = /^\/(?:graphql|resource|assets|admin|swagger|healthz|readyz|metrics)(?:\/|\?|$)/i
/** A path with its query. */
const ORIGIN_FORM = /^\/[^#]*$/
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name']

declare module 'node:http' {
  interface IncomingMessage {
    /** The key under which the reply may be cached; undefined for a request that is not looked up. */
    cacheKey?: string
  }
}

interface LookupParts {
  readonly cache: ResponseCache
  readonly queries: QueryKeys
  /** The normalized address of a public REST list; null for every other address below /api. */
  readonly listAddress: (url: string) => string | null
  /** The address of a page without the query parameters that its route does not declare. */
  readonly pageAddress: (url: string) => string
  /** Whether the operator may have put a file at an address, which then takes precedence over the page. */
  readonly isOwnFile: (path: string) => boolean
}

/**
 * Answers from the response cache before Express sees the request. Queries and lists are looked up only for anonymous
 * callers; pages and their pictures are the same for everybody. The route that makes a reply decides whether it may be
 * stored.
 */
export function cacheLookup({ cache, ...parts }: LookupParts): Middleware {
  return (request, response, next) => {
    const key = keyFor(request, parts)
    if (key === null) return next()
    request.cacheKey = key
    const cached = cache.get(key)
    if (cached) sendCached(cached, request, response)
    else next()
  }
}

function keyFor(request: IncomingMessage, parts: Omit<LookupParts, 'cache'>): string | null {
  const isAnonymous = request.headers.authorization === undefined
  const url = request.url ?? ''
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isGraphQL(url)) {
    if (!isAnonymous) return null
    const asked = request.method === 'POST' ? bodyOf(request) : isSafeGet(request) ? fromAddress(url) : null
    return asked && parts.queries.of(asked, request.headers.accept)
  }
  // One path can be percent-encoded in many ways, and no page needs it.
  const isPercentEncoded = url.split('?', 1)[0]?.includes('%')
  if (!isRead || isPercentEncoded || !ORIGIN_FORM.test(url) || UNCACHED.test(url)) return null
  const key = keyOf(url, isAnonymous, parts)
  return key === null || key.length > MAX_KEY ? null : key
}

/** The key of a list or a page: its canonical address, however it was spelled. */
function keyOf(url: string, isAnonymous: boolean, parts: Omit<LookupParts, 'cache'>): string | null {
  if (/^\/api(?:\/|\?|$)/i.test(url)) return isAnonymous ? parts.listAddress(url) : null
  if (parts.isOwnFile(url)) return null
  const page = parts.pageAddress(url)
  // Anybody can invent values of a parameter, and each would take the place of a page that many ask for.
  return page.includes('?') ? null : `P${page}`
}

const isGraphQL = (url: string) => url === '/graphql' || url.startsWith('/graphql?')

/** The body, if it is small enough to have been parsed ahead of the lookup. */
function bodyOf({ json }: IncomingMessage): GraphQLRequest | null {
  const body = json?.size === 0 ? json.value() : null
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null
}

/** Whether Apollo Server would run a GET: its preflight check must also apply to cached replies. */
function isSafeGet({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && PREFLIGHT_HEADERS.some((name) => Boolean(headers[name]))
}

function fromAddress(url: string): GraphQLRequest | null {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const only = (name: string) => {
    const values = parameters.getAll(name)
    if (values.length > 1) throw new SyntaxError(name)
    return values[0]
  }
  const json = (name: string) => {
    const text = only(name)
    return text === undefined ? undefined : JSON.parse(text)
  }
  try {
    return {
      query: only('query'),
      operationName: only('operationName'),
      variables: json('variables'),
      extensions: json('extensions'),
    }
  } catch {
    // Apollo Server reports the syntax error.
    return null
  }
}
