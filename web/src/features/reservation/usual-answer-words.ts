import { longDay } from '../../rules/hours-text.ts'
import { addDays, type Hours, localClock, localDay, stateAt } from '../../rules/opening-hours.ts'
import { durationText } from './closed-day-words.ts'
import * as guestTableWords from './guest-table.words.ts'

/**
 * When a guest may expect the answer, in a sentence; empty where nothing is known.
 * @param minutes of opening time within which requests are usually answered; null if that is not known.
 */
export function usualAnswerText(hours: Hours, minutes: number | null, now: Date): string {
  const { isOpen, opensAt } = stateAt(hours, now)
  if (isOpen) return minutes === null ? '' : guestTableWords.usually(durationText(minutes))
  if (!opensAt) return ''
  const [today, day] = [localDay(now, hours.timeZone), localDay(opensAt, hours.timeZone)]
  const name =
    day === today
      ? guestTableWords.today
      : day === addDays(today, 1)
        ? guestTableWords.tomorrow
        : longDay(day)
  return guestTableWords.closedNow(name, localClock(opensAt, hours.timeZone))
}
