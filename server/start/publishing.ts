import type { ContentChanges } from '../core/write/content-changes.ts'

/** Timers of the runtime hold no longer times, and a clock that was set is heard of. */
const LONGEST_WAIT = 3_600_000
/** Several changes in a row are looked at once, in ms. */
const AFTER_A_CHANGE = 100

/**
 * Drops what is kept at the moment at which an entry of the blog appears.
 * @param untilNext in how many ms the next one does; null where none waits.
 * @returns what ends it.
 */
export function dropRepliesWhenPublished(
  changes: ContentChanges,
  untilNext: () => Promise<number | null>,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let hasEnded = false

  const look = async (): Promise<void> => {
    // The database may be away; it is asked again after the next change, or within the hour.
    const wait = await untilNext().catch(() => null)
    if (wait !== null && wait <= LONGEST_WAIT) schedule(() => changes.announce(), Math.max(0, wait))
    else schedule(again, LONGEST_WAIT)
  }
  const again = () => {
    looking = look()
  }
  const schedule = (work: () => void, ms: number) => {
    clearTimeout(timer)
    if (!hasEnded) timer = setTimeout(work, ms).unref()
  }
  // Its own announcement as well, so that the one after it is found.
  changes.onChange(() => schedule(again, AFTER_A_CHANGE))
  again()
  return async () => {
    hasEnded = true
    clearTimeout(timer)
    await looking
  }
}
