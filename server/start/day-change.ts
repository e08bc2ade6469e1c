import { Cron } from 'croner'
import type { ContentChanges } from '../core/write/content-changes.ts'

/**
 * Invalidates the response cache at midnight of the restaurant's time zone: the exceptions in replies depend on the
 * day.
 * @returns a function that stops it.
 */
export function invalidateDaily(changes: ContentChanges, timeZone: string): () => Promise<void> {
  const job = new Cron('0 0 * * *', { unref: true, timezone: timeZone }, () => changes.announce())
  return async () => job.stop()
}
