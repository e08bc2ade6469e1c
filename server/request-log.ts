import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Observe = (path: string, status: number, seconds: number) => void

/** Gives every request an id, in its reply and in the one line that is logged of it, and counts it. */
export function requestLog(log: Logger, observe: Observe, next: Handler): Handler {
  // Every field of these lines is made here: looking for secrets in them costs more than many a reply.
  const lines = log.child({}, { redact: [] })
  return (request, response) => {
    const began = performance.now()
    const id = randomUUID()
    // Without the query: it may carry what a visitor typed. Taken now, since routers shorten the address.
    const path = (request.url ?? '').split('?', 1)[0] as string
    response.setHeader('X-Request-Id', id)
    response.on('close', () => {
      const ms = performance.now() - began
      observe(path, response.statusCode, ms / 1000)
      lines.info({
        id,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      })
    })
    next(request, response)
  }
}
