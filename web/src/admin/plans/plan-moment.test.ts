import { describe, expect, test } from 'vitest'
import type { DayPeriod, Hours } from '../../rules/opening-hours.ts'
import { instantIn, localMoment, nextOpening, previewAt, whenText } from './plan-moment.ts'

const timeZone = 'Europe/Istanbul'
const NOON: DayPeriod = { opens: '11:30', closes: '23:00', kind: 'SERVICE' }
const OVEN: DayPeriod = { opens: '09:00', closes: '22:00', kind: 'DELIVERY' }
const weekly = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { ...OVEN, weekday },
  { ...NOON, weekday },
])
const hours = (changed: Partial<Hours> = {}): Hours => ({ timeZone, weekly, exceptions: [], ...changed })

describe('the proposed moment of a plan', () => {
  // 26 November 2026 is a Thursday.
  test.each([
    ['is the opening of tomorrow', '2026-11-26T18:00:00Z', hours(), '2026-11-27 11:30'],
    ['is that of the day of the restaurant', '2026-11-26T21:30:00Z', hours(), '2026-11-28 11:30'],
    ['is after a day without hours', '2026-11-28T18:00:00Z', hours(), '2026-11-30 11:30'],
    [
      'is after a special day on which it is closed',
      '2026-11-26T18:00:00Z',
      hours({
        exceptions: [{ fromDate: '2026-11-27', toDate: '2026-11-27', label: 'Düğün', closed: true }],
      }),
      '2026-11-28 11:30',
    ],
    ['is early where there are no hours', '2026-11-26T18:00:00Z', hours({ weekly: [] }), '2026-11-27 08:00'],
  ])('%s', (_what, now, given, expected) => {
    const { day, time } = nextOpening(given, new Date(now))
    expect(`${day} ${time}`).toBe(expected)
  })
})

test('a moment is that of the restaurant, whatever the clock of the browser', () => {
  const moment = { day: '2026-11-28', time: '08:00' }
  const instant = instantIn(moment, timeZone)
  expect(instant).toBe('2026-11-28T05:00:00.000Z')
  expect(localMoment(String(instant), timeZone)).toEqual(moment)
  expect(previewAt(String(instant), timeZone)).toBe('/food-collection?at=2026-11-28T08:00')
})

test.each([
  { day: '', time: '08:00' },
  { day: '2026-11-28', time: '' },
])('half of a moment is none: %j', (moment) => {
  expect(instantIn(moment, timeZone)).toBeNull()
})

test.each([
  ['2026-11-28T05:00:00Z', 'tr', '28 Kasım 08.00’de'],
  ['2026-12-31T21:00:00Z', 'tr', '1 Ocak 2027 00.00’da'],
  ['2026-11-28T05:30:00Z', 'en', '28 November at 08:30'],
])('%s in words (%s) is %s', (instant, locale, expected) => {
  expect(whenText(instant, timeZone, locale === 'en' ? 'en-GB' : locale, new Date('2026-11-26'))).toBe(
    expected,
  )
})
