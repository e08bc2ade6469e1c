import type { IncomingMessage } from 'node:http'
import cors from 'cors'
import type { Middleware } from './pipeline.ts'

/** CORS for browsers on the configured origins, cached replies included. */
export function crossOrigin(origins: readonly string[]): Middleware {
  if (origins.length === 0) return (_request, _response, next) => next()
  return cors<IncomingMessage>({
    origin: [...origins],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  }) as Middleware
}
