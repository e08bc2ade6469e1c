import type { IncomingHttpHeaders } from 'node:http'

/** The seconds after which a server asks to be called again, from `Retry-After` in seconds or as a date; null if it asks for nothing. */
export function retryAfterSeconds(headers: IncomingHttpHeaders, now: Date): number | null {
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text)
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now.getTime()) / 1_000))
}
