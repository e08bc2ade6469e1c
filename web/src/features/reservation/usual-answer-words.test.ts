import { expect, test } from 'vitest'
import type { Hours } from '../../rules/opening-hours.ts'
import { usualAnswerText } from './usual-answer-words.ts'

/** Open from 11:30 to 22:00, but not on Sundays. */
const hours: Hours = {
  timeZone: 'Europe/Istanbul',
  weekly: [1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '11:30',
    closes: '22:00',
    kind: 'SERVICE',
  })),
  exceptions: [],
}

test.each([
  ['2026-11-26T12:00:00+03:00', 15, 'Genellikle 15 dakika içinde yanıtlıyoruz.'],
  ['2026-11-26T12:00:00+03:00', 90, 'Genellikle 1 saat 30 dakika içinde yanıtlıyoruz.'],
  ['2026-11-26T12:00:00+03:00', null, ''],
  ['2026-11-26T09:00:00+03:00', 15, 'Şu anda kapalıyız; yanıtı bugün 11.30’dan sonra bekleyin.'],
  ['2026-11-26T23:00:00+03:00', null, 'Şu anda kapalıyız; yanıtı yarın 11.30’dan sonra bekleyin.'],
  ['2026-11-28T23:00:00+03:00', 15, 'Şu anda kapalıyız; yanıtı 30 Kasım Pazartesi 11.30’dan sonra bekleyin.'],
])('at %s, usually %j minutes: %s', (now, minutes, text) => {
  expect(usualAnswerText(hours, minutes, new Date(now))).toBe(text)
})

test('a restaurant that opens no more tells nothing', () => {
  expect(usualAnswerText({ ...hours, weekly: [] }, 15, new Date('2026-11-26T12:00:00Z'))).toBe('')
})
