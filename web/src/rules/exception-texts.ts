import { calendarDay, longDay, periodsText } from './hours-text.ts'
import { type Hours, periodsOn } from './opening-hours.ts'
import * as specialHoursWords from './special-hours.words.ts'

/** Opening exceptions in words: `27–30 Mayıs` and the hours. */
export function exceptionTexts(
  hours: Hours,
  today: string | null = null,
): { days: string; exception: Hours['exceptions'][number]; text: string }[] {
  return hours.exceptions
    .filter(({ toDate }) => today === null || toDate >= today)
    .filter(({ closed, periods }) => closed || periods?.some(({ kind }) => kind === 'SERVICE'))
    .map((exception) => {
      const { fromDate, toDate } = exception
      return {
        days:
          fromDate === toDate
            ? longDay(fromDate)
            : specialHoursWords.dayRange(calendarDay(fromDate), calendarDay(toDate)),
        exception,
        text: periodsText(periodsOn(hours, fromDate, 'SERVICE')),
      }
    })
}
