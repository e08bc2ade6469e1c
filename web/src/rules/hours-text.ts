import type { CalendarDay } from './calendar-day.ts'
import * as hoursWords from './hours.words.ts'
import {
  addDays,
  type DayPeriod,
  type Hours,
  localClock,
  localDay,
  type OpeningState,
  periodsOn,
  weekdayOf,
} from './opening-hours.ts'
import * as spokenWords from './spoken.words.ts'

/** Hours of a day: `08:00–22:00`, or that it is closed. */
export function periodsText(periods: readonly DayPeriod[]): string {
  if (periods.length === 0) return hoursWords.closed
  return periods
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '00:00' ? hoursWords.wholeDay : `${opens}–${closes}`,
    )
    .join(spokenWords.comma)
}

/** The hours of each day of the week, from Monday. */
export function weekTexts({ weekly }: Pick<Hours, 'weekly'>, kind = 'SERVICE'): string[] {
  return hoursWords.weekdays.map((_, index) => {
    const periods = weekly.filter((period) => period.weekday === index + 1 && period.kind === kind)
    return periodsText(periods.toSorted((a, b) => (a.opens < b.opens ? -1 : 1)))
  })
}

/** The week in a line: `Her gün 08:00–22:00`, or groups of days with equal hours. */
export function weekText(hours: Pick<Hours, 'weekly'>, kind = 'SERVICE'): string {
  const texts = weekTexts(hours, kind)
  const groups: { from: number; to: number; text: string }[] = []
  for (const [index, text] of texts.entries()) {
    const last = groups.at(-1)
    if (last?.text === text) last.to = index
    else groups.push({ from: index, to: index, text })
  }
  const [first] = groups
  if (groups.length === 1)
    return first?.text === hoursWords.closed ? hoursWords.closed : hoursWords.everyDay(`${first?.text}`)
  return groups
    .map(({ from, to, text }) => {
      const [first, last] = [hoursWords.shortWeekdays[from], hoursWords.shortWeekdays[to]]
      const days = to > from ? `${first}–${last}` : first
      return `${days} ${text === hoursWords.closed ? hoursWords.daysClosed : text}`
    })
    .join(' · ')
}

/** The opening state at an instant in words: whether it is open, and the next change. */
export function stateText(
  hours: Hours,
  { isOpen, until, opensAt, label }: OpeningState,
  now: Date,
): { word: string; detail: string } {
  const { timeZone } = hours
  const clock = (instant: Date) => localClock(instant, timeZone)
  if (isOpen)
    return {
      word: hoursWords.openNow,
      detail: until ? hoursWords.openUntil(clock(until)) : hoursWords.wholeDay,
    }
  const today = localDay(now, timeZone)
  if (label && isClosedOn(hours, today)) return { word: hoursWords.closedToday, detail: label }
  if (!opensAt) return { word: hoursWords.closed, detail: '' }
  const opening = localDay(opensAt, timeZone)
  return { word: hoursWords.closed, detail: openingText(opening, today, clock(opensAt)) }
}

/** Whether the restaurant is closed in all periods that begin on a day. */
export function isClosedOn(hours: Hours, day: string): boolean {
  return periodsOn(hours, day, 'SERVICE').length === 0
}

function openingText(day: string, today: string, time: string): string {
  if (day === today) return hoursWords.opensToday(time)
  if (day === addDays(today, 1)) return hoursWords.opensTomorrow(time)
  if (day < addDays(today, 7)) return hoursWords.opensOnWeekday(weekdayOf(day), time)
  return hoursWords.opensOn(longDay(day), time)
}

/** The parts of a day. @param day YYYY-MM-DD. */
export function calendarDay(day: string): CalendarDay {
  return {
    day: Number(day.slice(8)),
    month: Number(day.slice(5, 7)),
    year: Number(day.slice(0, 4)),
    weekday: weekdayOf(day),
  }
}

/** A day of the year: `29 Ekim`. Not by `Intl`, whose first formatter blocks a slow phone. @param day YYYY-MM-DD. */
export function dayOfMonth(day: string): string {
  return hoursWords.dayOfMonth(calendarDay(day))
}

/** A day with its weekday: `29 Ekim Cuma`. @param day YYYY-MM-DD. */
export function longDay(day: string): string {
  return hoursWords.longDay(calendarDay(day))
}
