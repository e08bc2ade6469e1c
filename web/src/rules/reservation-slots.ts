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
  /** Whether nobody has promised it yet. */
  readonly isAsked: boolean
}

/** Time in which an answer to a guest can be withdrawn, in ms; until then the guest is not told of it. */
export const WITHDRAWAL_MS = 30_000

/** Time for which a request that nobody has answered takes seats, in ms. */
export const ASKED_MS = 2 * 60 * 60 * 1000

const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

/** Hours of one period in minutes since the midnight with which a day begins, its end excluded. */
type Range = readonly [from: number, to: number]

/**
 * The moments of a day at which guests may come, in order; a day's hours after midnight are its own.
 * @param day YYYY-MM-DD by the restaurant's clock.
 * @param own the moment of a table that is changed, which may stay until it has come: within the notice, in a night that
 * began yesterday, and on a day without requests.
 */
export function slotsOn(
  hours: Hours,
  rules: SlotRules,
  day: string,
  now: Date,
  own: Date | null = null,
): Slot[] {
  const today = localDay(now, hours.timeZone)
  const isOffered =
    day >= today && day <= addDays(today, rules.daysAhead) && !rules.closedWeekdays.includes(weekdayOf(day))
  if (!isOffered && !own) return []
  const earliest = isOffered ? now.getTime() + rules.noticeMinutes * MINUTE_MS : Number.POSITIVE_INFINITY
  return minutesOfSlots(hours, rules, day)
    .map((minutes) => ({
      time: clockOf(minutes),
      at: instantOf(addDays(day, Math.floor(minutes / DAY_MINUTES)), minutes % DAY_MINUTES, hours.timeZone),
    }))
    .filter(({ at }) => at.getTime() >= earliest || (at.getTime() === own?.getTime() && at > now))
    .filter(({ at }) => bookDay(hours, at) === day)
}

/** Whether a party finds no seats any more. @param seats null if nobody counts them. */
export function isFullAt(
  tables: readonly TakenTable[],
  { at, people }: { readonly at: Date; readonly people: number },
  stayMinutes: number,
  seats: number | null,
): boolean {
  if (seats === null) return false
  return seatsTaken(tables, at, stayMinutes, seats) + people > seats
}

/** The seats that are taken at some time of a stay; those that are only asked for are half of all at most. */
export function seatsTaken(
  tables: readonly TakenTable[],
  at: Date,
  stayMinutes: number,
  seats: number,
): number {
  const [from, to] = [at.getTime(), at.getTime() + stayMinutes * MINUTE_MS]
  const there = tables.filter((table) => table.at < to && from < table.at + table.stayMinutes * MINUTE_MS)
  const peopleOf = (isAsked: boolean) =>
    there.filter((table) => table.isAsked === isAsked).reduce((sum, { people }) => sum + people, 0)
  return peopleOf(false) + Math.min(peopleOf(true), seats / 2)
}

function minutesOfSlots(hours: Hours, { slotMinutes, lastArrivalMinutes }: SlotRules, day: string): number[] {
  const own = rangesOf(hours, day, 0)
  const all = [...rangesOf(hours, day, -1), ...own, ...rangesOf(hours, day, 1), ...rangesOf(hours, day, 2)]
  const found = new Set<number>()
  for (const [from, to] of own) {
    const last = Math.min(to - 1, endOf(all, to, lastArrivalMinutes) - lastArrivalMinutes)
    for (let at = Math.ceil(from / slotMinutes) * slotMinutes; at <= last; at += slotMinutes) found.add(at)
  }
  return [...found].sort((one, other) => one - other)
}

/** The hours of the day that lies some days after another, in minutes since the midnight with which that one begins. */
const rangesOf = (hours: Hours, day: string, offset: number): Range[] =>
  periodsOn(hours, addDays(day, offset), 'SERVICE').map((period) => rangeOf(period, offset * DAY_MINUTES))

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

/** The day to whose hours a moment belongs, of slots and tables alike: the evening before while its hours go on, else its own. */
export function bookDay(hours: Hours, at: Date): string {
  const day = localDay(at, hours.timeZone)
  const minutes = minutesOf(localClock(at, hours.timeZone))
  const goesOn = rangesOf(hours, day, -1).some(([from, to]) => from <= minutes && minutes < to)
  return goesOn ? addDays(day, -1) : day
}
