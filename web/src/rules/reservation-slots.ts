import {
  addDays,
  clockOf,
  type Hours,
  instantOf,
  localClock,
  localDay,
  minutesOf,
  periodsOn,
  rangeOf,
  weekdayOf,
} from './opening-hours.ts'

/** The part of the rules for table requests that decides which moments are offered. */
export interface SlotRules {
  /** Minutes between slots, a divisor of 60 or 60. */
  readonly slotMinutes: number
  /** Least minutes from now to a slot. */
  readonly noticeMinutes: number
  readonly daysAhead: number
  /** Least minutes from a slot to the end of the hours. */
  readonly lastArrivalMinutes: number
  /** Days without requests, 1 for Monday to 7 for Sunday. */
  readonly closedWeekdays: readonly number[]
}

export interface Slot {
  /** By the restaurant's clock, HH:MM; after midnight it belongs to the evening before. */
  readonly time: string
  readonly at: Date
}

/** A table that is taken from a moment on. */
export interface TakenTable {
  /** In ms since 1970. */
  readonly at: number
  readonly stayMinutes: number
  readonly people: number
}

/** Time in which an answer to a guest can be withdrawn, in ms; until then the guest is not told of it. */
export const WITHDRAWAL_MS = 30_000

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

/** Hours of one period in minutes since the midnight with which a day begins, its end excluded. */
type Range = readonly [from: number, to: number]

/**
 * The moments of a day at which guests may come, in order; a day's hours after midnight are its own.
 * @param day YYYY-MM-DD by the restaurant's clock.
 */
export function slotsOn(hours: Hours, rules: SlotRules, day: string, now: Date): Slot[] {
  const today = localDay(now, hours.timeZone)
  if (day < today || day > addDays(today, rules.daysAhead)) return []
  if (rules.closedWeekdays.includes(weekdayOf(day))) return []
  const earliest = now.getTime() + rules.noticeMinutes * MINUTE_MS
  return minutesOfSlots(hours, rules, day)
    .map((minutes) => ({
      time: clockOf(minutes),
      at: instantOf(addDays(day, Math.floor(minutes / DAY_MINUTES)), minutes % DAY_MINUTES, hours.timeZone),
    }))
    .filter(({ at }) => at.getTime() >= earliest)
}

/** Whether a party finds no seats any more. @param seats null if nobody counts them. */
export function isFullAt(
  tables: readonly TakenTable[],
  { at, people }: { readonly at: Date; readonly people: number },
  stayMinutes: number,
  seats: number | null,
): boolean {
  if (seats === null) return false
  const [from, to] = [at.getTime(), at.getTime() + stayMinutes * MINUTE_MS]
  const taken = tables
    .filter((table) => table.at < to && from < table.at + table.stayMinutes * MINUTE_MS)
    .reduce((sum, table) => sum + table.people, 0)
  return taken + people > seats
}

function minutesOfSlots(hours: Hours, { slotMinutes, lastArrivalMinutes }: SlotRules, day: string): number[] {
  const rangesOf = (offset: number): Range[] =>
    periodsOn(hours, addDays(day, offset), 'SERVICE').map((period) => rangeOf(period, offset * DAY_MINUTES))
  const earlier = [...rangesOf(-1)]
  const own = rangesOf(0)
  const all = [...earlier, ...own, ...rangesOf(1), ...rangesOf(2)]
  const found: number[] = []
  for (const [index, [from, to]] of own.entries()) {
    const before = [...earlier, ...own.slice(0, index)]
    const last = Math.min(to - 1, endOf(all, to, lastArrivalMinutes) - lastArrivalMinutes)
    for (let at = Math.ceil(from / slotMinutes) * slotMinutes; at <= last; at += slotMinutes) {
      if (!before.some(([start, end]) => start <= at && at < end)) found.push(at)
    }
  }
  return found.sort((one, other) => one - other)
}

/** The end of hours that go on in periods which touch or overlap, as far as it matters. */
function endOf(ranges: readonly Range[], to: number, least: number): number {
  let end = to
  for (let grown = true; grown && end < to + least; ) {
    const next = Math.max(end, ...ranges.filter(([from]) => from <= end).map(([, until]) => until))
    grown = next > end
    end = next
  }
  return end
}

/** The day to whose hours a moment belongs: the evening before, while only its hours go on. */
export function bookDay(hours: Hours, at: Date): string {
  const day = localDay(at, hours.timeZone)
  const minutes = minutesOf(localClock(at, hours.timeZone))
  const covers = (offset: number) =>
    periodsOn(hours, addDays(day, offset), 'SERVICE').some((period) => {
      const [from, to] = rangeOf(period, offset * DAY_MINUTES)
      return from <= minutes && minutes < to
    })
  return covers(-1) && !covers(0) ? addDays(day, -1) : day
}
