import type { CalendarDay } from '../../rules/calendar-day.ts'

const WEEKDAYS = [
  ...['Понедельник', 'Вторник', 'Среда', 'Четверг'],
  ...['Пятница', 'Суббота', 'Воскресенье'],
] as const
const ON_WEEKDAYS = [
  ...['в понедельник', 'во вторник', 'в среду', 'в четверг'],
  ...['в пятницу', 'в субботу', 'в воскресенье'],
] as const
const MONTHS = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
] as const

/** `29 октября`. */
export const dayOfMonth = ({ day, month }: Pick<CalendarDay, 'day' | 'month'>) =>
  `${day} ${MONTHS[month - 1]}`
export const opensOn = (day: string | undefined, time: string) => `откроемся ${day} в ${time}`

export const weekdays = WEEKDAYS
export const shortWeekdays = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']
export const wholeDay = 'круглосуточно'
export const closed = 'Закрыто'
export const daysClosed = 'закрыто'
export const everyDay = (hours: string) => `Ежедневно ${hours}`
export const openNow = 'Сейчас открыто'
export const openUntil = (time: string) => `до ${time}`
export const closedToday = 'Сегодня закрыто'
export const opensToday = (time: string) => `откроемся в ${time}`
export const opensTomorrow = (time: string) => opensOn('завтра', time)
export const opensOnWeekday = (weekday: number, time: string) => opensOn(ON_WEEKDAYS[weekday - 1], time)
/** `29 октября, пятница`. */
export const longDay = (day: CalendarDay) => `${dayOfMonth(day)}, ${WEEKDAYS[day.weekday - 1]?.toLowerCase()}`
export const kitchen = 'Кухня'
export const delivery = 'Доставка'
