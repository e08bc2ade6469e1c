import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockOf, type Hours, instantOf, stateAt } from './opening-hours.ts'
import { openMinutesBetween } from './opening-minutes.ts'

const ISTANBUL = 'Europe/Istanbul'
// A Wednesday.
const DAY = '2026-11-25'
const every = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes, kind: 'SERVICE' }))
const between = (hours: Hours, from: string, to: string) =>
  openMinutesBetween(hours, new Date(`${from}+03:00`), new Date(`${to}+03:00`))

describe('the opening minutes between two moments', () => {
  const evenings: Hours = { timeZone: ISTANBUL, weekly: every('18:00', '02:00'), exceptions: [] }

  test.each([
    [`${DAY}T19:00:00`, `${DAY}T19:14:30`, 14.5],
    [`${DAY}T17:00:00`, `${DAY}T18:10:00`, 10],
    [`${DAY}T01:50:00`, `${DAY}T18:05:00`, 15],
    ['2026-11-25T19:00:00', '2026-11-28T19:00:00', 3 * 8 * 60],
    [`${DAY}T03:00:00`, `${DAY}T17:00:00`, 0],
    [`${DAY}T20:00:00`, `${DAY}T19:00:00`, 0],
  ])('from %s to %s are %d', (from, to, minutes) => {
    expect(between(evenings, from, to)).toBe(minutes)
  })

  test('are none on a day that is closed, and all where it never closes', () => {
    const closed = { fromDate: DAY, toDate: DAY, label: 'Bayram', closed: true }
    expect(
      between({ ...evenings, exceptions: [closed] }, `${DAY}T18:00:00`, `${addDays(DAY, 1)}T18:00:00`),
    ).toBe(0)
    const always = { ...evenings, weekly: every('00:00', '00:00') }
    expect(between(always, `${DAY}T12:00:00`, `${addDays(DAY, 2)}T12:00:00`)).toBe(2 * 1_440)
  })

  test.each([ISTANBUL, 'Europe/Berlin'])(
    'are those of an oracle that looks at every minute in %s',
    (timeZone) => {
      const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockOf(quarter * 15))
      const kind = fc.constantFrom('SERVICE', 'SERVICE', 'DELIVERY')
      const weekday = fc.integer({ min: 1, max: 7 })
      const weekly = fc.array(fc.record({ weekday, opens: clock, closes: clock, kind }), { maxLength: 10 })
      const periods = fc.array(fc.record({ opens: clock, closes: clock, kind }), { maxLength: 2 })
      const exception = fc.record({ offset: fc.integer({ min: -2, max: 3 }), closed: fc.boolean(), periods })
      const minutes = fc.integer({ min: 0, max: 1_440 })
      // Around the end of summer time in Berlin, and on a plain day.
      const start = fc.constantFrom('2026-10-24', DAY)
      fc.assert(
        fc.property(
          weekly,
          exception,
          start,
          minutes,
          minutes,
          (week, { offset, ...one }, day, begin, length) => {
            const on = addDays(day, offset)
            const hours: Hours = {
              ...{ timeZone, weekly: week },
              exceptions: [{ ...one, fromDate: on, toDate: on, label: 'x' }],
            }
            const from = instantOf(day, begin, timeZone)
            const to = new Date(from.getTime() + length * 60_000)
            let open = 0
            for (let at = from.getTime(); at < to.getTime(); at += 60_000)
              if (stateAt(hours, new Date(at)).isOpen) open++
            expect(openMinutesBetween(hours, from, to)).toBe(open)
          },
        ),
        { numRuns: 25 },
      )
    },
    60_000,
  )
})
