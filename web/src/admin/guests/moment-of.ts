import { addDays, localClock, localDay } from '../../rules/opening-hours.ts'
import { dayName } from '../language/day-name.ts'

/** A day beside today, by the restaurant's clock, and the time: `Bugün 20.00`. */
export function momentOf(
  at: string,
  now: Date,
  timeZone: string,
  words: { readonly locale: string; readonly today: string; readonly tomorrow: string },
): string {
  const moment = new Date(at)
  const day = localDay(moment, timeZone)
  const today = localDay(now, timeZone)
  const name =
    day === today ? words.today : day === addDays(today, 1) ? words.tomorrow : dayName(day, words.locale)
  return `${name} ${localClock(moment, timeZone).replace(':', '.')}`
}
