import type { Logger } from 'pino'
import type { SecurityEntry, SecurityLog } from '../core/security-log.ts'
import type { Middleware } from './pipeline.ts'
import { requestIdOf } from './request-id.ts'
import type { RequestNotes } from './request-notes.ts'

type Observe = (path: string, status: number, seconds: number) => void

/**
 * Writes one line for each request, and feeds the request metrics.
 * @param loggedPath a path without what must not be in a log.
 */
export function requestLog(
  log: Logger,
  observe: Observe,
  security: SecurityLog,
  loggedPath: (path: string) => string,
): Middleware {
  // These lines contain only fields from here, so that redaction would be wasted time.
  const lines = log.child({}, { redact: [] })
  return (request, response, next) => {
    const began = performance.now()
    // Without the query, which may contain personal data; read here because routers shorten the address.
    const path = loggedPath((request.url ?? '').split('?', 1)[0] as string)
    response.on('close', () => {
      const ms = performance.now() - began
      observe(path, response.statusCode, ms / 1000)
      lines.info({
        id: requestIdOf(request),
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...request.notes,
        ...(response.writableFinished ? {} : { aborted: true }),
      })
      if (request.notes && isRefusal(request.notes)) security(refusal(requestIdOf(request), request.notes))
    })
    next()
  }
}

/** Whether a reply tells that somebody tried what they may not; a wrong password has an event of its own. */
const isRefusal = ({ code, reason }: RequestNotes): boolean =>
  code === 'FORBIDDEN' ||
  code === 'TOO_MANY_REQUESTS' ||
  reason === 'SIGN_IN_REQUIRED' ||
  reason === 'LINK_INVALID'

function refusal(id: string, { user = null, address = '', reason, program }: RequestNotes): SecurityEntry {
  return { event: 'refusal', outcome: 'failure', user, address, id, reason, ...(program && { program }) }
}
