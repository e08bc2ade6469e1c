import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Gives every request an id, in its reply and in the one line that is logged of it. */
export function requestLog(log: Logger, next: Handler): Handler {
  return (request, response) => {
    const began = performance.now()
    const id = randomUUID()
    // Without the query: it may carry what a visitor typed. Taken now, since routers shorten the address.
    const path = (request.url ?? '').split('?', 1)[0]
    response.setHeader('X-Request-Id', id)
    response.on('close', () => {
      log.info({
        id,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round((performance.now() - began) * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      })
    })
    next(request, response)
  }
}
