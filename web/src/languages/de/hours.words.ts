import type { CalendarDay } from '../../rules/calendar-day.ts'

const WEEKDAYS = [
  ...['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag'],
  ...['Freitag', 'Samstag', 'Sonntag'],
] as const
const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
] as const

/** `29. Oktober`. */
export const dayOfMonth = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) =>
  `${day}. ${MONTHS[month - 1]}`
export const opensOn = (day: string | undefined, time: string) => `öffnet am ${day} um ${time} Uhr`

export const weekdays = WEEKDAYS
export const shortWeekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
export const wholeDay = '24 Stunden'
export const closed = 'Geschlossen'
export const daysClosed = 'geschlossen'
export const everyDay = (hours: string) => `Täglich ${hours}`
export const openNow = 'Jetzt geöffnet'
export const openUntil = (time: string) => `bis ${time} Uhr`
export const closedToday = 'Heute geschlossen'
export const opensToday = (time: string) => `öffnet um ${time} Uhr`
export const opensTomorrow = (time: string) => `öffnet morgen um ${time} Uhr`
export const opensOnWeekday = (weekday: number, time: string) => opensOn(WEEKDAYS[weekday - 1], time)
/** `Freitag, 29. Oktober`. */
export const longDay = (day: CalendarDay) => `${WEEKDAYS[day.weekday - 1]}, ${dayOfMonth(day)}`
export const kitchen = 'Küche'
export const delivery = 'Lieferung'
