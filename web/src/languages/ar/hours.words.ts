import type { CalendarDay } from '../../rules/calendar-day.ts'
import { isolated } from '../isolated.ts'

const WEEKDAYS = [...['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'], ...['الجمعة', 'السبت', 'الأحد']] as const
const MONTHS = [
  ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
  ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
] as const

/** `29 أكتوبر`. */
export const dayOfMonth = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) =>
  `${day} ${MONTHS[month - 1]}`
export const opensOn = (day: string | undefined, time: string) => `نفتح يوم ${day} الساعة ${isolated(time)}`

export const weekdays = WEEKDAYS
/** Arabic abbreviates none of them. */
export const shortWeekdays = WEEKDAYS
export const wholeDay = '24 ساعة'
export const closed = 'مغلق'
export const daysClosed = 'مغلق'
/** Not isolated: spans are in the order of the table of hours, which runs from right to left. */
export const everyDay = (hours: string) => `يوميًّا ${hours}`
export const openNow = 'مفتوح الآن'
export const openUntil = (time: string) => `حتى ${isolated(time)}`
export const closedToday = 'مغلق اليوم'
export const opensToday = (time: string) => `نفتح الساعة ${isolated(time)}`
export const opensTomorrow = (time: string) => `نفتح غدًا الساعة ${isolated(time)}`
export const opensOnWeekday = (weekday: number, time: string) => opensOn(WEEKDAYS[weekday - 1], time)
/** `الجمعة 29 أكتوبر`. */
export const longDay = (day: CalendarDay) => `${WEEKDAYS[day.weekday - 1]} ${dayOfMonth(day)}`
export const kitchen = 'المطبخ'
export const delivery = 'التوصيل'
