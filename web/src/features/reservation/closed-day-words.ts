import { dayOfMonth } from '../../rules/hours-text.ts'
import type { DayWithoutSlots } from '../../rules/table-days.ts'
import * as tableWords from './table.words.ts'

interface NoticeRules {
  readonly daysAhead: number
  readonly noticeMinutes: number
}

/**
 * Why no table can be asked for on a day, in a sentence for guests.
 * @param reason with a label in the language of the page, or none.
 * @param day YYYY-MM-DD.
 */
export function closedDayText(reason: DayWithoutSlots | null, day: string, rules: NoticeRules): string {
  switch (reason?.why) {
    case 'PAST':
      return tableWords.past
    case 'TOO_FAR':
      return tableWords.tooFar(rules.daysAhead)
    case 'WEEKDAY_CLOSED':
      return tableWords.closedOnWeekday(reason.weekday)
    case 'WALK_INS':
      return tableWords.walkIns(reason.weekday)
    case 'EXCEPTION':
      return tableWords.closedOn(dayOfMonth(day), reason.label)
    case 'NOTICE':
      return rules.noticeMinutes === 0
        ? tableWords.timesPast
        : tableWords.notice(durationText(rules.noticeMinutes))
    default:
      return tableWords.notOn(dayOfMonth(day))
  }
}

/** Minutes as a guest counts them: `1 saat 30 dakika`, `2 gün`. */
export function durationText(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1_440), tableWords.days],
    [Math.floor((minutes % 1_440) / 60), tableWords.hours],
    [minutes % 60, tableWords.minutes],
  ] as const
  return parts.flatMap(([count, text]) => (count > 0 ? [text(count)] : [])).join(' ')
}
