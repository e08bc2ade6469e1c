import { expect, test } from 'vitest'
import { dayText, momentText } from './table-moment.ts'

const hours = {
  timeZone: 'Europe/Istanbul',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '18:00', closes: '02:00', kind: 'SERVICE' },
  })),
  exceptions: [],
}

test('a moment has the day of its evening', () => {
  expect(momentText(hours, '2026-11-28T16:00:00Z')).toEqual({ day: '28 Kasım Cumartesi', time: '19.00' })
  expect(momentText(hours, '2026-11-28T22:30:00Z')).toEqual({
    day: '28 Kasım Cumartesi gecesi',
    time: '01.30',
  })
})

test('the nearest days have names', () => {
  expect(dayText('2026-11-28', '2026-11-28')).toBe('bugün, 28 Kasım Cumartesi')
  expect(dayText('2026-11-29', '2026-11-28')).toBe('yarın, 29 Kasım Pazar')
  expect(dayText('2026-11-30', '2026-11-28')).toBe('30 Kasım Pazartesi')
})
