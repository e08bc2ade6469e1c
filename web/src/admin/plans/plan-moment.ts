import { paths } from '../../paths.ts'
import { addDays, type Hours, instantOf, localClock, localDay, periodsOn } from '../../rules/opening-hours.ts'
import { atText } from '../../rules/turkish-times.ts'

/** Days and times as inputs have them: YYYY-MM-DD and HH:MM; empty while nothing is chosen. */
export interface LocalMoment {
  readonly day: string
  readonly time: string
}

export const NO_MOMENT: LocalMoment = { day: '', time: '' }

/** For a restaurant that names no hours. */
const EARLY = '08:00'

/** When the restaurant opens tomorrow; on the day after if it is closed then, and so on. */
export function nextOpening(hours: Hours, now: Date): LocalMoment {
  const today = localDay(now, hours.timeZone)
  for (let ahead = 1; ahead <= 14; ahead++) {
    const day = addDays(today, ahead)
    const [first] = periodsOn(hours, day, 'SERVICE')
    if (first) return { day, time: first.opens }
  }
  return { day: addDays(today, 1), time: EARLY }
}

export function localMoment(instant: string, timeZone: string): LocalMoment {
  const date = new Date(instant)
  return { day: localDay(date, timeZone), time: localClock(date, timeZone) }
}

/** The instant of a moment, ISO 8601 in UTC; null while day or time is missing. */
export function instantIn({ day, time }: LocalMoment, timeZone: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d/.test(time)) return null
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  return instantOf(day, minutes, timeZone).toISOString()
}

/** The menu of the site with the prices of a moment. */
export function previewAt(instant: string, timeZone: string): string {
  const { day, time } = localMoment(instant, timeZone)
  return `${paths.menu}?at=${day}T${time}`
}

/** A day in words: `28 Kasım 2026`. */
export function dayText(day: string, locale: string): string {
  return dateOf(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}

/** When a plan applies, within a sentence: `28 Kasım 08.00’de`; with the year if it is another than this. */
export function whenText(instant: string, timeZone: string, locale: string, now = new Date()): string {
  const { day, time } = localMoment(instant, timeZone)
  const isThisYear = day.slice(0, 4) === localDay(now, timeZone).slice(0, 4)
  const date = dateOf(day).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return locale.startsWith('tr') ? `${date} ${atText(time)}` : `${date} at ${time}`
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
