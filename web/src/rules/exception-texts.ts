import { longDay, periodsText } from './hours-text.ts'
import { type Hours, periodsOn } from './opening-hours.ts'

/** Opening exceptions in words: `27–30 Mayıs` and the hours. */
export function exceptionTexts(
  hours: Hours,
  today: string | null = null,
): { days: string; label: string; text: string }[] {
  const format = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return hours.exceptions
    .filter(({ toDate }) => today === null || toDate >= today)
    .filter(({ closed, periods }) => closed || periods?.some(({ kind }) => kind === 'SERVICE'))
    .map(({ fromDate, toDate, label }) => {
      const [from, to] = [fromDate, toDate].map((day) => new Date(`${day}T00:00:00Z`)) as [Date, Date]
      return {
        days: fromDate === toDate ? longDay(fromDate) : format.formatRange(from, to).replace(/\s*–\s*/, '–'),
        label,
        text: periodsText(periodsOn(hours, fromDate, 'SERVICE')),
      }
    })
}
