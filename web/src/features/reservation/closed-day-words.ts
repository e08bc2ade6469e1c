import { dayOfMonth } from '../../rules/hours-text.ts'
import type { DayWithoutSlots } from '../../rules/table-days.ts'

/** The weekdays as habits: on Mondays. */
const ON_WEEKDAYS = [
  'Pazartesileri',
  'Salıları',
  'Çarşambaları',
  'Perşembeleri',
  'Cumaları',
  'Cumartesileri',
  'Pazarları',
] as const

interface NoticeRules {
  readonly daysAhead: number
  readonly noticeMinutes: number
}

/** Why no table can be asked for on a day, in a sentence for guests. @param day YYYY-MM-DD. */
export function closedDayText(reason: DayWithoutSlots | null, day: string, rules: NoticeRules): string {
  switch (reason?.why) {
    case 'PAST':
      return 'Bu gün geçti.'
    case 'TOO_FAR':
      return `En fazla ${rules.daysAhead} gün sonrası için masa isteyebilirsiniz.`
    case 'WEEKDAY_CLOSED':
      return `${ON_WEEKDAYS[reason.weekday - 1]} kapalıyız.`
    case 'WALK_INS':
      return `${ON_WEEKDAYS[reason.weekday - 1]} masa ayırmıyoruz; yer ayırtmadan gelebilirsiniz.`
    case 'EXCEPTION':
      return `${dayOfMonth(day)}: ${reason.label ? `${reason.label}, ` : ''}kapalıyız.`
    case 'NOTICE':
      return rules.noticeMinutes === 0
        ? 'Bu günün masa saatleri geçti.'
        : `Masanızı en az ${durationText(rules.noticeMinutes)} önceden istemeniz gerekiyor.`
    default:
      return `${dayOfMonth(day)} için buradan masa istenemiyor.`
  }
}

/** Minutes as a guest counts them: `1 saat 30 dakika`, `2 gün`. */
function durationText(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 1_440), 'gün'],
    [Math.floor((minutes % 1_440) / 60), 'saat'],
    [minutes % 60, 'dakika'],
  ] as const
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : [])).join(' ')
}
