import type { CalendarDay } from '../../rules/calendar-day.ts'
import { isolated } from '../isolated.ts'

const WEEKDAYS = [...['دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه'], ...['جمعه', 'شنبه', 'یکشنبه']] as const
const MONTHS = [
  ...['ژانویه', 'فوریه', 'مارس', 'آوریل', 'مه', 'ژوئن'],
  ...['ژوئیه', 'اوت', 'سپتامبر', 'اکتبر', 'نوامبر', 'دسامبر'],
] as const

/** `29 اکتبر`. */
export const dayOfMonth = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) =>
  `${day} ${MONTHS[month - 1]}`
export const opensOn = (day: string | undefined, time: string) => `${day} ساعت ${isolated(time)} باز می‌کنیم`

export const weekdays = WEEKDAYS
/** Persian abbreviates none of them in sentences. */
export const shortWeekdays = WEEKDAYS
export const wholeDay = '24 ساعته'
export const closed = 'بسته'
export const daysClosed = 'بسته'
/** Not isolated: spans are in the order of the table of hours, which runs from right to left. */
export const everyDay = (hours: string) => `هر روز ${hours}`
export const openNow = 'اکنون باز است'
export const openUntil = (time: string) => `تا ${isolated(time)}`
export const closedToday = 'امروز بسته است'
export const opensToday = (time: string) => `ساعت ${isolated(time)} باز می‌کنیم`
export const opensTomorrow = (time: string) => opensOn('فردا', time)
export const opensOnWeekday = (weekday: number, time: string) => opensOn(WEEKDAYS[weekday - 1], time)
/** `جمعه 29 اکتبر`. */
export const longDay = (day: CalendarDay) => `${WEEKDAYS[day.weekday - 1]} ${dayOfMonth(day)}`
export const kitchen = 'آشپزخانه'
export const delivery = 'ارسال غذا'
