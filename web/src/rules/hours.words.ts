/** Opening hours and days. Times are HH:MM. */

import type { CalendarDay } from './calendar-day.ts'
import { atText, untilText } from './turkish-times.ts'

const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const
const MONTHS = [
  ...['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran'],
  ...['Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
] as const

/** `29 Ekim`. */
export const dayOfMonth = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) =>
  `${day} ${MONTHS[month - 1]}`
/** In a week or later. @param day as `longDay` says it. */
export const opensOn = (day: string | undefined, time: string) => `${day} ${atText(time)} açılır`

export const weekdays = WEEKDAYS
export const shortWeekdays = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']
export const wholeDay = '24 saat açık'
export const closed = 'Kapalı'
/** After the names of the days that are. */
export const daysClosed = 'kapalı'
export const everyDay = (hours: string) => `Her gün ${hours}`
export const openNow = 'Şu an açık'
export const openUntil = (time: string) => `${untilText(time)} kadar`
export const closedToday = 'Bugün kapalıyız'
export const opensToday = (time: string) => `${atText(time)} açılır`
export const opensTomorrow = (time: string) => opensOn('yarın', time)
/** In less than a week. */
export const opensOnWeekday = (weekday: number, time: string) => opensOn(WEEKDAYS[weekday - 1], time)
/** `29 Ekim Cuma`. */
export const longDay = (day: CalendarDay) => `${dayOfMonth(day)} ${WEEKDAYS[day.weekday - 1]}`
/** What has hours of its own. */
export const kitchen = 'Mutfak'
export const delivery = 'Paket servis'
