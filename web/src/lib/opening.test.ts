import { expect, test } from 'vitest'
import { isOpenAt, weekdayInTurkey } from './opening.ts'

const hours = { opens: '08:00', closes: '22:00' }

test.each([
  ['2026-11-21T04:59:00Z', false],
  ['2026-11-21T05:00:00Z', true],
  ['2026-11-21T18:59:00Z', true],
  ['2026-11-21T19:00:00Z', false],
])('at %s it is open: %s', (moment, open) => {
  expect(isOpenAt(new Date(moment), hours)).toBe(open)
})

test.each([
  ['2026-05-03T20:59:00Z', 6],
  ['2026-05-03T21:00:00Z', 0],
  ['2026-05-08T12:00:00+03:00', 4],
])('the weekday in Turkey at %s is %i', (now, day) => expect(weekdayInTurkey(new Date(now))).toBe(day))
