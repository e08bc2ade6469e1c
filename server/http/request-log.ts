import type { Logger } from 'pino'
import type { Middleware } from './pipeline.ts'
import { requestIdOf } from './request-id.ts'

type Observe = (path: string, status: number, seconds: number) => void

/** Writes one line for each request, and feeds the request metrics. */
export function requestLog(log: Logger, observe: Observe): Middleware {
  // These lines contain only fields from here, so that redaction would be wasted time.
  const lines = log.child({}, { redact: [] })
  return (request, response, next) => {
    const began = performance.now()
    // Without the query, which may contain personal data; read here because routers shorten the address.
    const path = (request.url ?? '').split('?', 1)[0] as string
    response.on('close', () => {
      const ms = performance.now() - began
      observe(path, response.statusCode, ms / 1000)
      lines.info({
        id: requestIdOf(request),
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(response.writableFinished ? {} : { aborted: true }),
      })
    })
    next()
  }
}
