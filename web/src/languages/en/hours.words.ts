import type { CalendarDay } from '../../rules/calendar-day.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** `29 October`. */
export const dayOfMonth = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) =>
  `${day} ${MONTHS[month - 1]}`
export const opensOn = (day: string | undefined, time: string) => `opens ${day} at ${time}`

export const weekdays = WEEKDAYS
export const shortWeekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
export const wholeDay = '24 hours'
export const closed = 'Closed'
export const daysClosed = 'closed'
export const everyDay = (hours: string) => `Every day ${hours}`
export const openNow = 'Open now'
export const openUntil = (time: string) => `until ${time}`
export const closedToday = 'Closed today'
export const opensToday = (time: string) => `opens at ${time}`
export const opensTomorrow = (time: string) => opensOn('tomorrow', time)
export const opensOnWeekday = (weekday: number, time: string) => opensOn(WEEKDAYS[weekday - 1], time)
/** `Friday 29 October`. */
export const longDay = (day: CalendarDay) => `${WEEKDAYS[day.weekday - 1]} ${dayOfMonth(day)}`
export const kitchen = 'Kitchen'
export const delivery = 'Delivery'
