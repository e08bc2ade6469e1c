import type { CalendarDay } from '../../rules/calendar-day.ts'
import { dayOfMonth } from './hours.words.ts'

const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`

/** `27 تا 30 مه`: by a word, since a dash leaves open from which side it is read. */
export function dayRange(from: CalendarDay, to: CalendarDay) {
  if (from.year !== to.year) return `${date(from)} تا ${date(to)}`
  return `${from.month === to.month ? from.day : dayOfMonth(from)} تا ${dayOfMonth(to)}`
}
