import { expect, test } from 'vitest'
import type { DayWithoutSlots } from '../../rules/table-days.ts'
import { closedDayText } from './closed-day-words.ts'

const told = (reason: DayWithoutSlots | null, noticeMinutes = 120) =>
  closedDayText(reason, '2026-12-09', { daysAhead: 30, noticeMinutes })

test.each([
  [{ why: 'PAST' }, 'Bu gün geçti.'],
  [{ why: 'TOO_FAR' }, 'En fazla 30 gün sonrası için masa isteyebilirsiniz.'],
  [{ why: 'WEEKDAY_CLOSED', weekday: 1 }, 'Pazartesileri kapalıyız.'],
  [{ why: 'WEEKDAY_CLOSED', weekday: 7 }, 'Pazarları kapalıyız.'],
  [{ why: 'WALK_INS', weekday: 5 }, 'Cumaları masa ayırmıyoruz; yer ayırtmadan gelebilirsiniz.'],
  [{ why: 'EXCEPTION', label: 'Tadilat' }, '9 Aralık: Tadilat, kapalıyız.'],
  [{ why: 'EXCEPTION', label: '' }, '9 Aralık: kapalıyız.'],
  [null, '9 Aralık için buradan masa istenemiyor.'],
  [{ why: 'HOURS' }, '9 Aralık için buradan masa istenemiyor.'],
] as const)('%o is told as %s', (reason, text) => expect(told(reason)).toBe(text))

test.each([
  [0, 'Bu günün masa saatleri geçti.'],
  [45, 'Masanızı en az 45 dakika önceden istemeniz gerekiyor.'],
  [90, 'Masanızı en az 1 saat 30 dakika önceden istemeniz gerekiyor.'],
  [2_880, 'Masanızı en az 2 gün önceden istemeniz gerekiyor.'],
])('a notice of %i minutes is told as %s', (minutes, text) => {
  expect(told({ why: 'NOTICE' }, minutes)).toBe(text)
})
