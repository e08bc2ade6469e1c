import { type DayPeriod, exceptionOn, type Hours, periodsOn } from '../../../rules/opening-hours.ts'
import { daySpan } from '../../language/day-span.ts'

/** A day in Turkish format: `22 Kasım Pazar`. */
export function dayName(day: string, locale: string, withYear = false): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  })
}

/** A span of days: `27–30 Mayıs 2026`. */
export function spanName(fromDate: string, toDate: string, locale: string): string {
  return fromDate === toDate ? dayName(fromDate, locale, true) : daySpan(fromDate, toDate, locale)
}

/** Hours of a day: `11.00–15.00, 18.00–02.00`; empty if there are none. */
export function periodsText(periods: readonly DayPeriod[]): string {
  return periods.map(({ opens, closes }) => `${opens}–${closes}`.replaceAll(':', '.')).join(', ')
}

/** A day in words: its hours, and the exception that applies. */
export function dayState(hours: Hours, day: string): { text: string; label: string | null } {
  return {
    text: periodsText(periodsOn(hours, day, 'SERVICE')),
    label: exceptionOn(hours, day, 'SERVICE')?.label ?? null,
  }
}

/** The hours of days of the week: `Salı 09.45–22.00`. */
export function daysText(
  translate: (key: string) => string,
  days: ReadonlyMap<number, readonly DayPeriod[]>,
): string[] {
  return [...days].map(
    ([day, periods]) =>
      `${translate(`admin.hours.day.${day}`)} ${periodsText(periods) || translate('admin.hours.closed')}`,
  )
}
