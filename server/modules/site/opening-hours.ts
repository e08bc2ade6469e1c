import type { OpeningPeriod } from './opening-period.item.ts'
import type { OpeningHours } from './site.types.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The most frequent hours with their weekdays; of equally frequent ones the first in the week. */
export function commonHours(weekly: readonly OpeningPeriod[]): OpeningHours {
  const served = weekly.filter(({ kind }) => kind === 'SERVICE').toSorted((a, b) => a.weekday - b.weekday)
  const groups = Map.groupBy(served, ({ opens, closes }) => `${opens}–${closes}`).values()
  const [largest = []] = [...groups].toSorted((a, b) => b.length - a.length)
  const [first] = largest
  return {
    opens: first?.opens ?? '',
    closes: first?.closes ?? '',
    days: largest.map(({ weekday }) => DAYS[weekday - 1] as string),
  }
}
