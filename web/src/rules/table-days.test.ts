import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockOf, type Hours, instantOf, localDay, weekdayOf } from './opening-hours.ts'
import { type SlotRules, slotsOn } from './reservation-slots.ts'
import { nearestDayWithSlots, whyWithoutSlots } from './table-days.ts'

const RULES: SlotRules = {
  ...{ slotMinutes: 30, noticeMinutes: 120, daysAhead: 30, lastArrivalMinutes: 60 },
  closedWeekdays: [],
}
const ZONE = 'Europe/Istanbul'
/** A Wednesday, at noon. */
const TODAY = '2026-11-25'
const NOW = instantOf(TODAY, 12 * 60, ZONE)
const every = (days: number[], opens = '18:00', closes = '22:00') =>
  days.map((weekday) => ({ weekday, opens, closes, kind: 'SERVICE' }))
const closed = (fromDate: string, toDate = fromDate, label = 'Tadilat') => ({
  ...{ fromDate, toDate, label, closed: true },
})
const hours: Hours = {
  timeZone: ZONE,
  weekly: every([2, 3, 4, 5, 6, 7]),
  exceptions: [closed('2026-12-09', '2026-12-10')],
}

test.each([
  ['2026-11-24', {}, { why: 'PAST' }],
  ['2026-12-26', {}, { why: 'TOO_FAR' }],
  ['9999-12-31', {}, { why: 'TOO_FAR' }],
  ['2026-11-30', {}, { why: 'WEEKDAY_CLOSED', weekday: 1 }],
  ['2026-11-30', { closedWeekdays: [1, 5] }, { why: 'WEEKDAY_CLOSED', weekday: 1 }],
  ['2026-12-04', { closedWeekdays: [1, 5] }, { why: 'WALK_INS', weekday: 5 }],
  ['2026-12-09', {}, { why: 'EXCEPTION', label: 'Tadilat' }],
  ['2026-11-25', { noticeMinutes: 600 }, { why: 'NOTICE' }],
  ['2026-11-26', { noticeMinutes: 2_880 }, { why: 'NOTICE' }],
  ['2026-11-26', { lastArrivalMinutes: 240 }, null],
  ['2026-11-26', {}, null],
])('%s with %o: %o', (day, rules, why) => {
  expect(whyWithoutSlots(hours, { ...RULES, ...rules }, day, NOW)).toEqual(why)
})

test('hours that are too short for an arrival, or belong to the evening before, are a reason of their own', () => {
  const short = { ...hours, weekly: every([4], '18:00', '18:30') }
  expect(whyWithoutSlots(short, RULES, '2026-11-26', NOW)).toEqual({ why: 'HOURS' })
})

test.each([
  ['2026-11-30', '2026-12-01'],
  ['2026-12-09', '2026-12-11'],
  ['2020-01-01', '2026-11-25'],
  ['2027-12-25', '2026-12-25'],
  ['9999-12-31', '2026-12-25'],
])('nearest to %s is %s', (day, nearest) => {
  expect(nearestDayWithSlots(hours, RULES, day, NOW)).toBe(nearest)
})

test('a house that takes no tables has no such day', () => {
  expect(nearestDayWithSlots({ ...hours, weekly: [] }, RULES, '2026-11-30', NOW)).toBeNull()
})

describe('over random weeks', () => {
  const clock = fc.integer({ min: 0, max: 47 }).map((half) => clockOf(half * 30))
  const kind = fc.constantFrom('SERVICE', 'SERVICE', 'KITCHEN')
  const weekly = fc.array(
    fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: clock, closes: clock, kind }),
    { maxLength: 8 },
  )
  const exceptions = fc.array(
    fc
      .record({
        ...{ from: fc.integer({ min: -1, max: 12 }), days: fc.integer({ min: 0, max: 2 }) },
        periods: fc.array(fc.record({ opens: clock, closes: clock, kind }), { maxLength: 1 }),
      })
      .map(({ from, days, periods }) => ({
        ...closed(addDays(TODAY, from), addDays(TODAY, from + days)),
        ...{ closed: periods.length === 0, periods },
      })),
    { maxLength: 2 },
  )
  const rules = fc.record({
    slotMinutes: fc.constantFrom(15, 30, 60),
    noticeMinutes: fc.constantFrom(0, 120, 1_440, 10_080),
    daysAhead: fc.integer({ min: 1, max: 14 }),
    lastArrivalMinutes: fc.constantFrom(0, 60, 240),
    closedWeekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
  })
  const now = fc.integer({ min: 0, max: 1_439 }).map((minutes) => instantOf(TODAY, minutes, ZONE))
  const offset = fc.integer({ min: -3, max: 20 })

  test('a day has a reason if and only if it has no moments, and the reason is so', () => {
    fc.assert(
      fc.property(weekly, exceptions, rules, now, offset, (week, others, chosen, moment, days) => {
        const house: Hours = { timeZone: ZONE, weekly: week, exceptions: others }
        const day = addDays(TODAY, days)
        const reason = whyWithoutSlots(house, chosen, day, moment)
        expect(reason === null).toBe(slotsOn(house, chosen, day, moment).length > 0)
        if (reason?.why === 'PAST') expect(day < localDay(moment, ZONE)).toBe(true)
        if (reason?.why === 'TOO_FAR') expect(days).toBeGreaterThan(chosen.daysAhead)
        if (reason?.why === 'WALK_INS') expect(chosen.closedWeekdays).toContain(weekdayOf(day))
        if (reason?.why === 'NOTICE')
          expect(
            slotsOn(
              house,
              { ...chosen, noticeMinutes: 0, daysAhead: 400 },
              day,
              instantOf(TODAY, -2_880, ZONE),
            ),
          ).not.toEqual([])
        if (reason?.why === 'EXCEPTION')
          expect(others.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate)).toBe(true)
        if (reason?.why === 'WEEKDAY_CLOSED')
          expect(week).not.toContainEqual(
            expect.objectContaining({ weekday: weekdayOf(day), kind: 'SERVICE' }),
          )
      }),
    )
  })

  test('the nearest day has moments, and none lies between', () => {
    fc.assert(
      fc.property(weekly, exceptions, rules, now, offset, (week, others, chosen, moment, days) => {
        const house: Hours = { timeZone: ZONE, weekly: week, exceptions: others }
        const offered = Array.from({ length: 40 }, (_, index) => addDays(TODAY, index - 10)).filter(
          (each) => slotsOn(house, chosen, each, moment).length > 0,
        )
        const day = addDays(TODAY, days)
        const expected =
          offered.find((each) => each > day) ?? offered.filter((each) => each < day).at(-1) ?? null
        expect(nearestDayWithSlots(house, chosen, day, moment)).toBe(expected)
      }),
    )
  })
})
