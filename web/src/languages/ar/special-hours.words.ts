import type { CalendarDay } from '../../rules/calendar-day.ts'
import { dayOfMonth } from './hours.words.ts'

const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`

/** `من 27 إلى 30 مايو`: by words, since a dash leaves open from which side it is read. */
export function dayRange(from: CalendarDay, to: CalendarDay) {
  if (from.year !== to.year) return `من ${date(from)} إلى ${date(to)}`
  return `من ${from.month === to.month ? from.day : dayOfMonth(from)} إلى ${dayOfMonth(to)}`
}
