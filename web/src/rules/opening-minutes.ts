import { addDays, type Hours, instantOf, localDay, periodsOn, rangeOf } from './opening-hours.ts'

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

/** The minutes between two moments during which the restaurant is open. @returns 0 if `to` is not after `from`. */
export function openMinutesBetween(hours: Hours, from: Date, to: Date): number {
  const [start, end] = [from.getTime(), to.getTime()]
  // Hours of the day before may go on.
  const first = addDays(localDay(from, hours.timeZone), -1)
  const last = localDay(to, hours.timeZone)
  let sum = 0
  let counted = start
  for (let day = first; day <= last && counted < end; day = addDays(day, 1)) {
    for (const [opens, closes] of openingsOn(hours, day)) {
      // Periods may overlap, over midnight too; they begin in order.
      const begin = Math.max(opens, counted)
      const stop = Math.min(closes, end)
      if (stop <= begin) continue
      sum += stop - begin
      counted = stop
    }
  }
  return sum / MINUTE_MS
}

/** The openings that begin on a day, in ms since 1970, in order. */
function openingsOn(hours: Hours, day: string): [opens: number, closes: number][] {
  const at = (minutes: number) =>
    instantOf(
      addDays(day, Math.floor(minutes / DAY_MINUTES)),
      minutes % DAY_MINUTES,
      hours.timeZone,
    ).getTime()
  return periodsOn(hours, day, 'SERVICE').map((period) => {
    const [opens, closes] = rangeOf(period, 0)
    return [at(opens), at(closes)]
  })
}
