import { longDay } from '../../rules/hours-text.ts'
import { addDays, type Hours, localClock, localDay } from '../../rules/opening-hours.ts'
import { bookDay } from '../../rules/reservation-slots.ts'
import * as tableWords from './table.words.ts'

/** A day as a guest calls it: `bugün, 26 Kasım Perşembe`. */
export function dayText(day: string, today: string): string {
  const name = longDay(day)
  if (day === today) return tableWords.dayToday(name)
  return day === addDays(today, 1) ? tableWords.dayTomorrow(name) : name
}

/** Whether a text is a day, as the field for one gives it; browsers without one let anything be typed. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isInCalendar(text)

function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The moment of a table: its day and its time, which after midnight belongs to the night of the day before. */
export function momentText(hours: Hours, at: string): { readonly day: string; readonly time: string } {
  const moment = new Date(at)
  const day = bookDay(hours, moment)
  const name = longDay(day)
  const isNight = day !== localDay(moment, hours.timeZone)
  return {
    day: isNight ? tableWords.nightOf(name) : name,
    time: tableWords.clock(localClock(moment, hours.timeZone)),
  }
}
