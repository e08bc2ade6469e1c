import type { IncomingMessage } from 'node:http'
import cors from 'cors'
import type { Middleware } from './pipeline.ts'
import { requestIdOf } from './request-id.ts'

/** CORS for browsers on the configured origins, cached replies included. */
export function crossOrigin(origins: readonly string[]): Middleware {
  if (origins.length === 0) return (_request, _response, next) => next()
  const allow = cors<IncomingMessage>({
    origin: [...origins],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  }) as Middleware
  return (request, response, next) => {
    // A preflight is answered here, ahead of the middleware that sets the request id.
    if (request.method === 'OPTIONS') response.setHeader('X-Request-Id', requestIdOf(request))
    allow(request, response, next)
  }
}
