import { type Hours, localDay, localTime, stateAt } from '../../rules/opening-hours.ts'
import type { OrderWay } from './order-line.ts'

export interface OrderTimes {
  /** Whether one can be asked for at once: orders are made now, and still are after the time that one needs. */
  readonly soonest: boolean
  /** Quarter hours by the restaurant's clock, YYYY-MM-DDTHH:MM, in order: of today and of the next day that has any. */
  readonly times: readonly string[]
}

const MINUTE_MS = 60_000
/** Local quarter hours are those of UTC, from which every time zone of today is some of them away. */
const QUARTER_MS = 15 * MINUTE_MS
const LOOK_AHEAD_MS = 90 * 24 * 60 * MINUTE_MS

/**
 * When an order can be asked for.
 * @param leadMinutes what one needs at least, from now or from the opening; who sits at a table asks at once.
 */
export function orderTimes(hours: Hours, way: OrderWay, leadMinutes: number, now: Date): OrderTimes {
  const lead = way === 'TABLE' ? 0 : leadMinutes * MINUTE_MS
  const kind = kindOf(hours, way)
  const today = localDay(now, hours.timeZone)
  /** Those that a clock shows twice when it is put back are one. */
  const times = new Set<string>()
  let soonest = false
  let other: string | undefined
  let at: Date | null = now
  while (at && at.getTime() - now.getTime() < LOOK_AHEAD_MS) {
    const { isOpen, until, opensAt } = stateAt(hours, at, kind)
    if (isOpen) {
      const from: number = at.getTime() + lead
      const end = until?.getTime() ?? Number.POSITIVE_INFINITY
      if (at === now) soonest = from < end
      for (let time = Math.ceil(from / QUARTER_MS) * QUARTER_MS; time < end; time += QUARTER_MS) {
        const local = localTime(new Date(time), hours.timeZone).replace(' ', 'T')
        const day = local.slice(0, 10)
        if (day !== today) other ??= day
        if (day !== today && day !== other) return { soonest, times: [...times] }
        times.add(local)
      }
    }
    at = isOpen ? until : opensAt
  }
  return { soonest, times: [...times] }
}

/** The hours that count: those of what makes the order, so far as the week has any of their own. */
function kindOf({ weekly }: Hours, way: OrderWay): string {
  const kinds = way === 'DELIVERY' ? ['DELIVERY', 'KITCHEN'] : ['KITCHEN']
  return kinds.find((kind) => weekly.some((period) => period.kind === kind)) ?? 'SERVICE'
}
