import type { ContentChanges } from '../core/write/content-changes.ts'

/** Longer waits overflow the runtime's timers; it also limits the error after the clock was set. */
const MAX_WAIT_MS = 3_600_000
const DEBOUNCE_MS = 100

/**
 * Invalidates the response cache when a scheduled blog entry is published.
 * @param untilNext milliseconds until the next one; null if none is scheduled.
 * @returns a function that stops it.
 */
export function invalidateWhenPublished(
  changes: ContentChanges,
  untilNext: () => Promise<number | null>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let hasEnded = false

  const look = async (): Promise<void> => {
    // The database may be unavailable; retried after the next change, or within the hour.
    const wait = await untilNext().catch(() => null)
    if (wait !== null && wait <= MAX_WAIT_MS) schedule(() => changes.announce(), Math.max(0, wait))
    else schedule(again, MAX_WAIT_MS)
  }
  const again = () => {
    looking = look()
  }
  const schedule = (work: () => void, ms: number) => {
    clearTimeout(timer)
    if (!hasEnded) timer = setTimeout(work, ms).unref()
  }
  // Also runs after its own announcement, which schedules the following entry.
  changes.onChange(() => schedule(again, DEBOUNCE_MS))
  again()
  return async () => {
    hasEnded = true
    clearTimeout(timer)
    await looking
  }
}
