import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a request or hands it on to the next one. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Runs middlewares in the order in which they stand here, the last of which answers everything that arrives. */
export function pipeline(middlewares: readonly Middleware[], last: Handler): Handler {
  return middlewares.reduceRight<Handler>(
    (next, middleware) => (request, response) => middleware(request, response, () => next(request, response)),
    last,
  )
}
