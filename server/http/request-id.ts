import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from './pipeline.ts'

declare module 'node:http' {
  interface IncomingMessage {
    id?: string
  }
}

/** The id of a request: it stands in the reply, in the log line and in the history of what the request changed. */
export function requestIdOf(request: IncomingMessage): string {
  request.id ??= randomUUID()
  return request.id
}

/**
 * Names the request in its reply. It stands behind the response cache, which writes all headers of a hit at once: one
 * that was set before would cost a fifth of the hit.
 */
export const requestIdHeader: Middleware = (request, response, next) => {
  response.setHeader('X-Request-Id', requestIdOf(request))
  next()
}
