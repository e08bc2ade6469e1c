import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import { clientAddress } from '../http/client-address.ts'
import { JSON_LIMITS, type JsonBody, receiveJson } from '../http/json-body.ts'
import type { Middleware } from '../http/pipeline.ts'
import { sendFailure } from './errors.ts'

/** Larger than any query with its variables; what is larger is not looked up in the response cache. */
const SMALL_BYTES = 16 * 1024

declare module 'node:http' {
  interface IncomingMessage {
    json?: JsonBody
  }
}

interface BodyParts {
  readonly log: Logger
  /** The number of trusted proxies. */
  readonly proxies: number
  /** Whether the value of `Authorization` is a token that was issued here and has not expired. */
  readonly isToken: (authorization: string) => Promise<boolean>
}

/**
 * Receives the JSON body of a GraphQL request, ahead of the response cache, which needs the query of a small one. A
 * larger one is parsed once the load shedder lets its request run. Other content types are left to Apollo Server, which
 * refuses them.
 */
export function graphqlBody({ log, proxies, isToken }: BodyParts): Middleware {
  return async (request, response, next) => {
    if (!isGraphQLPost(request) || !isJson(request)) return next()
    try {
      const { authorization } = request.headers
      const isSignedIn = authorization !== undefined && (await isToken(authorization))
      request.json = await receiveJson(request, response, {
        limits: isSignedIn ? JSON_LIMITS.signedIn : JSON_LIMITS.anonymous,
        address: canonicalAddress(clientAddress(request, proxies)),
      })
      if (request.json.size <= SMALL_BYTES) request.json.value()
    } catch (error) {
      sendFailure(log, request, response, error)
      return
    }
    next()
  }
}

const isGraphQLPost = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && /^\/graphql\/?(?:\?|$)/i.test(url)

const isJson = ({ headers }: IncomingMessage) =>
  /^\s*application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '')
