import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a request or passes it to the next one. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Runs middlewares in the given order; the last handler answers every request that reaches it. */
export function pipeline(middlewares: readonly Middleware[], last: Handler): Handler {
  return middlewares.reduceRight<Handler>(
    (next, middleware) => (request, response) => middleware(request, response, () => next(request, response)),
    last,
  )
}
