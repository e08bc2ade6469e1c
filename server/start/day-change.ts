import { addDays, instantOf, localDay } from '../../web/src/rules/opening-hours.ts'
import { present } from '../core/clock.ts'
import type { ContentChanges } from '../core/write/content-changes.ts'
import { whenDue } from './due-timer.ts'

/** Clocks are set: that of the database and that of this machine. */
const MAX_WAIT_MS = 60_000

/**
 * Invalidates the response cache at midnight of the restaurant's time zone by the database's clock: the exceptions in
 * replies depend on the day.
 * @returns a function that stops it.
 */
export function invalidateDaily(changes: ContentChanges, timeZone: string): () => Promise<void> {
  let day = localDay(present(), timeZone)
  const untilNext = async () => {
    const now = present()
    if (localDay(now, timeZone) !== day) return 0
    return instantOf(addDays(day, 1), 0, timeZone).getTime() - now.getTime()
  }
  const act = () => {
    const today = localDay(present(), timeZone)
    if (today === day) return
    day = today
    changes.announce()
  }
  return whenDue({ changes, untilNext, act, maxWaitMs: MAX_WAIT_MS })
}
