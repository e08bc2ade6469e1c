import { Cron } from 'croner'
import type { ContentChanges } from '../core/write/content-changes.ts'

/**
 * Drops what is kept at midnight of the restaurant's time zone: the exceptions that replies tell depend on the day.
 * @returns what ends it.
 */
export function dropRepliesDaily(changes: ContentChanges, timeZone: string): () => Promise<void> {
  const job = new Cron('0 0 * * *', { unref: true, timezone: timeZone }, () => changes.announce())
  return async () => job.stop()
}
