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
import { atText, untilText } from './turkish-times.ts'

export const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const
const SHORT = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'] as const
const WHOLE_DAY = '24 saat açık'
const CLOSED = 'Kapalı'
const OTHER_KINDS = { KITCHEN: 'Mutfak', DELIVERY: 'Paket servis' } as const

/** Hours of a day: `08:00–22:00`, or that it is closed. */
export function periodsText(periods: readonly DayPeriod[]): string {
  if (periods.length === 0) return CLOSED
  return periods
    .map(({ opens, closes }) => (opens === '00:00' && closes === '00:00' ? WHOLE_DAY : `${opens}–${closes}`))
    .join(', ')
}

/** The hours of each day of the week, from Monday. */
export function weekTexts({ weekly }: Pick<Hours, 'weekly'>, kind = 'SERVICE'): string[] {
  return WEEKDAYS.map((_, index) => {
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
  if (groups.length === 1) return first?.text === CLOSED ? CLOSED : `Her gün ${first?.text}`
  return groups
    .map(({ from, to, text }) => {
      const days = to > from ? `${SHORT[from]}–${SHORT[to]}` : SHORT[from]
      return `${days} ${text.replace(CLOSED, 'kapalı')}`
    })
    .join(' · ')
}

/** The weeks of kitchen and delivery in a line each, if they have hours of their own. */
export function otherWeekTexts(hours: Pick<Hours, 'weekly'>): { name: string; text: string }[] {
  return Object.entries(OTHER_KINDS).flatMap(([kind, name]) =>
    hours.weekly.some((period) => period.kind === kind) ? { name, text: weekText(hours, kind) } : [],
  )
}

/** The opening state at an instant in words: whether it is open, and the next change. */
export function stateText(
  hours: Hours,
  { isOpen, until, opensAt, label }: OpeningState,
  now: Date,
): { word: string; detail: string } {
  const { timeZone } = hours
  const clock = (instant: Date) => localClock(instant, timeZone)
  if (isOpen) return { word: 'Şu an açık', detail: until ? `${untilText(clock(until))} kadar` : WHOLE_DAY }
  const today = localDay(now, timeZone)
  const opening = opensAt && localDay(opensAt, timeZone)
  if (label && isClosedOn(hours, today)) return { word: 'Bugün kapalıyız', detail: label }
  if (!opensAt || !opening) return { word: CLOSED, detail: '' }
  return { word: CLOSED, detail: `${dayText(opening, today)}${atText(clock(opensAt))} açılır` }
}

/** Whether the restaurant is closed in all periods that begin on a day. */
export function isClosedOn(hours: Hours, day: string): boolean {
  return periodsOn(hours, day, 'SERVICE').length === 0
}

function dayText(day: string, today: string): string {
  if (day === today) return ''
  if (day === addDays(today, 1)) return 'yarın '
  if (day < addDays(today, 7)) return `${WEEKDAYS[weekdayOf(day) - 1]} `
  return `${longDay(day)} `
}

/** A day of the year: `29 Ekim`. */
export function dayOfMonth(day: string): string {
  return new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** A day in Turkish format: `29 Ekim Cuma`. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat('tr', {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
