import type { IncomingMessage, ServerResponse } from 'node:http'
import cors from 'cors'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Lets browsers on the configured origins use the product, cached replies included; no others. */
export function crossOrigin(origins: readonly string[], next: Handler): Handler {
  if (origins.length === 0) return next
  const answer = cors<IncomingMessage>({
    origin: [...origins],
    exposedHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  })
  return (request, response) => answer(request, response, () => next(request, response))
}
