import type { ContentChanges } from '../core/write/content-changes.ts'
import { whenDue } from './due-timer.ts'

/** Longer waits overflow the runtime's timers; it also limits the error after the clock was set. */
const MAX_WAIT_MS = 3_600_000

/**
 * Invalidates the response cache when a scheduled blog entry is published.
 * @param untilNext milliseconds until the next one; null if none is scheduled.
 * @returns a function that stops it.
 */
export function invalidateWhenPublished(
  changes: ContentChanges,
  untilNext: () => Promise<number | null>,
): () => Promise<void> {
  return whenDue({ changes, untilNext, act: () => changes.announce(), maxWaitMs: MAX_WAIT_MS })
}
