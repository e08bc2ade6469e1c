import { addDays, exceptionOn, type Hours, localDay, periodsOn, weekdayOf } from './opening-hours.ts'
import { type SlotRules, slotsOn } from './reservation-slots.ts'

/** Why no table can be asked for on a day. */
export type DayWithoutSlots =
  | { readonly why: 'PAST' | 'TOO_FAR' }
  /** The hours of the week have none of that weekday, 1 for Monday to 7 for Sunday; or its guests come without asking. */
  | { readonly why: 'WEEKDAY_CLOSED' | 'WALK_INS'; readonly weekday: number }
  | { readonly why: 'EXCEPTION'; readonly label: string }
  /** What is left of the day begins before the notice ends. */
  | { readonly why: 'NOTICE' }
  /** Its hours are too short, or begin in those of the day before. */
  | { readonly why: 'HOURS' }

/**
 * Why a day has no moments at which guests may come; null if it has some.
 * @param day YYYY-MM-DD by the restaurant's clock.
 */
export function whyWithoutSlots(
  hours: Hours,
  rules: SlotRules,
  day: string,
  now: Date,
): DayWithoutSlots | null {
  if (slotsOn(hours, rules, day, now).length > 0) return null
  const today = localDay(now, hours.timeZone)
  if (day < today) return { why: 'PAST' }
  if (day > addDays(today, rules.daysAhead)) return { why: 'TOO_FAR' }
  const weekday = weekdayOf(day)
  if (periodsOn(hours, day, 'SERVICE').length === 0) {
    const exception = exceptionOn(hours, day, 'SERVICE')
    return exception ? { why: 'EXCEPTION', label: exception.label } : { why: 'WEEKDAY_CLOSED', weekday }
  }
  if (rules.closedWeekdays.includes(weekday)) return { why: 'WALK_INS', weekday }
  // As it was asked for on the evening before, without notice.
  const before = new Date(now.getTime() - MOST_BEFORE_MS)
  const early = slotsOn(hours, { ...rules, noticeMinutes: 0, daysAhead: EVERY_DAY }, day, before)
  return { why: early.length > 0 ? 'NOTICE' : 'HOURS' }
}

/**
 * The next day with moments at which guests may come; where none follows, the last one before. Null if there is none.
 * @param day YYYY-MM-DD, of any year.
 */
export function nearestDayWithSlots(hours: Hours, rules: SlotRules, day: string, now: Date): string | null {
  const today = localDay(now, hours.timeZone)
  const last = addDays(today, rules.daysAhead)
  const isOffered = (each: string) => slotsOn(hours, rules, each, now).length > 0
  const yesterday = addDays(today, -1)
  // Days beyond those of four-digit years have no order as texts.
  for (let each = day < today ? yesterday : day; each < last; ) {
    each = addDays(each, 1)
    if (isOffered(each)) return each
  }
  for (let each = day > last ? addDays(last, 1) : day; each > today; ) {
    each = addDays(each, -1)
    if (isOffered(each)) return each
  }
  return null
}

const DAY_MS = 86_400_000
const MOST_BEFORE_MS = 2 * DAY_MS
/** As many days as make none too far. */
const EVERY_DAY = 400
