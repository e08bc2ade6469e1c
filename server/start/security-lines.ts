import type { Logger } from 'pino'
import type { SecurityLog } from '../core/security-log.ts'

/** Writes each security event as a line with the message `security`, failures as warnings. */
export function securityLines(log: Logger): SecurityLog {
  // These lines contain only fields from here, so that redaction would be wasted time.
  const lines = log.child({}, { redact: [] })
  return (entry) => lines[entry.outcome === 'failure' ? 'warn' : 'info'](entry, 'security')
}
