import type { DayPeriod } from '../../../rules/opening-hours.ts'
import { dayName } from '../../language/day-name.ts'
import { daySpan } from '../../language/day-span.ts'

type Translate = (key: string) => string

/** A span of days: `27–30 Mayıs 2026`. */
export function spanName(fromDate: string, toDate: string, locale: string): string {
  return fromDate === toDate ? dayName(fromDate, locale, true) : daySpan(fromDate, toDate, locale)
}

/** Hours of a day: `11.00–15.00, 18.00–02.00`, or that it is closed, or open the whole day. */
export function periodsText(translate: Translate, periods: readonly DayPeriod[]): string {
  if (periods.length === 0) return translate('admin.hours.closed')
  return periods
    .map(({ opens, closes }) =>
      opens === closes ? translate('admin.hours.wholeDay') : `${opens}–${closes}`.replaceAll(':', '.'),
    )
    .join(', ')
}
