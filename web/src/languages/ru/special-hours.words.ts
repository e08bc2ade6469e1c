import type { CalendarDay } from '../../rules/calendar-day.ts'
import { dayOfMonth } from './hours.words.ts'

const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`

/** `27–30 мая`, `30 мая – 2 июня`; over a turn of the year with the years. */
export function dayRange(from: CalendarDay, to: CalendarDay) {
  if (from.year !== to.year) return `${date(from)} – ${date(to)}`
  return from.month === to.month ? `${from.day}–${dayOfMonth(to)}` : `${dayOfMonth(from)} – ${dayOfMonth(to)}`
}
