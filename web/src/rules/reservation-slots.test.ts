import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  clockOf,
  type Hours,
  instantOf,
  localClock,
  localDay,
  periodsOn,
  stateAt,
} from './opening-hours.ts'
import { bookDay, isFullAt, type SlotRules, slotsOn } from './reservation-slots.ts'

const RULES: SlotRules = {
  slotMinutes: 30,
  noticeMinutes: 0,
  daysAhead: 365,
  lastArrivalMinutes: 60,
  closedWeekdays: [],
}
const every = (opens: string, closes: string, days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((weekday) => ({ weekday, opens, closes, kind: 'SERVICE' }))
const hoursOf = (weekly: Hours['weekly'], exceptions: Hours['exceptions'] = []): Hours => ({
  timeZone: 'Europe/Istanbul',
  weekly,
  exceptions,
})
const times = (
  hours: Hours,
  day: string,
  rules: Partial<SlotRules> = {},
  now = '2026-11-20T00:00:00+03:00',
) => slotsOn(hours, { ...RULES, ...rules }, day, new Date(now)).map(({ time }) => time)

// A Wednesday.
const DAY = '2026-11-25'

describe('the moments of a day', () => {
  test('are multiples of the clock from the opening to the last arrival, both included', () => {
    expect(times(hoursOf(every('11:10', '14:00')), DAY)).toEqual(['11:30', '12:00', '12:30', '13:00'])
    expect(times(hoursOf(every('11:00', '12:00')), DAY, { slotMinutes: 15, lastArrivalMinutes: 0 })).toEqual([
      '11:00',
      '11:15',
      '11:30',
      '11:45',
    ])
  })

  test('after midnight belong to the evening before, and follow it', () => {
    const hours = hoursOf(every('23:00', '02:00', [3]))
    expect(times(hours, DAY)).toEqual(['23:00', '23:30', '00:00', '00:30', '01:00'])
    expect(times(hours, addDays(DAY, 1))).toEqual([])
    const [, , midnight] = slotsOn(hours, RULES, DAY, new Date('2026-11-25T09:00:00+03:00'))
    expect(midnight?.at.toISOString()).toBe('2026-11-25T21:00:00.000Z')
  })

  test('are those after the notice, and that of a table which is changed until it has come', () => {
    const hours = hoursOf(every('18:00', '22:00'))
    const own = (now: string) =>
      slotsOn(hours, { ...RULES, noticeMinutes: 120 }, DAY, new Date(now), new Date(`${DAY}T19:00:00+03:00`))
    expect(own(`${DAY}T18:30:00+03:00`).map(({ time }) => time)).toEqual(['19:00', '20:30', '21:00'])
    expect(own(`${DAY}T19:00:00+03:00`).map(({ time }) => time)).toEqual(['21:00'])
  })

  test('are that of a table which is changed alone after midnight, and on a day without requests', () => {
    const night = hoursOf(every('18:00', '02:00'))
    const next = addDays(DAY, 1)
    const own = new Date(`${next}T00:30:00+03:00`)
    const at = (clock: string, rules = RULES) =>
      slotsOn(night, rules, DAY, new Date(`${next}T${clock}:00+03:00`), own).map(({ time }) => time)
    expect(at('00:05')).toEqual(['00:30'])
    expect(at('00:30')).toEqual([])
    const closed = { ...RULES, closedWeekdays: [1, 2, 3, 4, 5, 6, 7] }
    const before = new Date(`${DAY}T12:00:00+03:00`)
    expect(slotsOn(night, closed, DAY, before, own).map(({ time }) => time)).toEqual(['00:30'])
    expect(slotsOn(night, closed, DAY, before)).toEqual([])
  })

  test('go on where hours touch, also over midnight, and each is listed once', () => {
    const touching = hoursOf([...every('22:00', '00:00', [3]), ...every('00:00', '01:00', [4])])
    expect(times(touching, DAY)).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect(times(touching, addDays(DAY, 1))).toEqual(['00:00'])
    const shifts = hoursOf([...every('11:00', '13:00'), ...every('13:00', '15:00')])
    expect(times(shifts, DAY)).toEqual(['11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00'])
  })

  test('never end where it is always open', () => {
    expect(times(hoursOf(every('00:00', '00:00')), DAY, { slotMinutes: 60 })).toHaveLength(24)
  })

  test('follow the exceptions, the notice, the days ahead and the weekdays', () => {
    const closed = { fromDate: DAY, toDate: DAY, label: 'Bayram', closed: true }
    const hours = hoursOf(every('18:00', '21:00'), [closed])
    expect(times(hours, DAY)).toEqual([])
    expect(times(hours, addDays(DAY, 1), { closedWeekdays: [4] })).toEqual([])
    expect(times(hours, addDays(DAY, 1), { daysAhead: 5 })).toEqual([])
    expect(times(hours, '2026-11-19')).toEqual([])
    const now = `${addDays(DAY, 1)}T17:30:00+03:00`
    expect(times(hours, addDays(DAY, 1), { noticeMinutes: 120 }, now)).toEqual(['19:30', '20:00'])
  })

  test('are those of an oracle that looks at every minute, over random weeks and exceptions', () => {
    const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => clockOf(quarter * 15))
    const period = fc.record({ opens: clock, closes: clock, kind: fc.constant('SERVICE') })
    const weekly = fc.array(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        opens: clock,
        closes: clock,
        kind: fc.constant('SERVICE'),
      }),
      { maxLength: 10 },
    )
    const exception = fc
      .record({
        offset: fc.integer({ min: -2, max: 3 }),
        periods: fc.array(period, { minLength: 1, maxLength: 2 }),
      })
      .map(({ offset, periods }) => {
        const day = addDays(DAY, offset)
        return { fromDate: day, toDate: day, label: 'x', closed: false, periods }
      })
    const rules = fc.record({
      slotMinutes: fc.constantFrom(15, 30, 60),
      lastArrivalMinutes: fc.integer({ min: 0, max: 16 }).map((quarter) => quarter * 15),
    })
    fc.assert(
      fc.property(weekly, fc.option(exception, { nil: undefined }), rules, (week, one, chosen) => {
        const hours = hoursOf(week, one ? [one] : [])
        const all = { ...RULES, ...chosen }
        const now = instantOf(addDays(DAY, -10), 0, hours.timeZone)
        const listed = new Map<number, number>()
        for (let offset = -1; offset <= 1; offset++)
          for (const { at } of slotsOn(hours, all, addDays(DAY, offset), now))
            listed.set(at.getTime(), (listed.get(at.getTime()) ?? 0) + 1)
        expect(Math.max(1, ...listed.values())).toBe(1)
        for (let minute = 0; minute < 1_440; minute += 15) {
          const at = instantOf(DAY, minute, hours.timeZone)
          const { isOpen, until } = stateAt(hours, at)
          const left = until ? (until.getTime() - at.getTime()) / 60_000 : Number.POSITIVE_INFINITY
          const isOffered = isOpen && minute % all.slotMinutes === 0 && left >= all.lastArrivalMinutes
          expect([minute, listed.has(at.getTime())]).toEqual([minute, isOffered])
        }
        // A moment is listed on the day in whose book its tables are: the day before while its hours go on.
        for (const { at, time } of slotsOn(hours, all, DAY, now)) {
          expect(time).toBe(localClock(at, hours.timeZone))
          expect(bookDay(hours, at)).toBe(DAY)
          if (localDay(at, hours.timeZone) === DAY)
            expect(periodsOn(hours, DAY, 'SERVICE').some(({ opens }) => opens <= time)).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })
})

test('a moment in hours of two days is that of the evening before, in the list and in the book', () => {
  const hours = hoursOf([...every('22:00', '03:00', [3]), ...every('00:00', '12:00', [4])])
  expect(times(hours, DAY)).toContain('02:30')
  expect(times(hours, addDays(DAY, 1))[0]).toBe('03:00')
  expect(bookDay(hours, new Date('2026-11-26T02:30:00+03:00'))).toBe(DAY)
  expect(bookDay(hours, new Date('2026-11-26T03:00:00+03:00'))).toBe(addDays(DAY, 1))
})

test.each([
  ['2026-11-25T23:30', '2026-11-25'],
  ['2026-11-26T01:00', '2026-11-25'],
  ['2026-11-26T02:00', '2026-11-26'],
  ['2026-11-26T12:00', '2026-11-26'],
])('a table at %s is in the book of %s', (time, day) => {
  const hours = hoursOf(every('18:00', '02:00'))
  expect(bookDay(hours, new Date(`${time}:00+03:00`))).toBe(day)
})

describe('the seats', () => {
  const at = new Date('2026-11-25T19:00:00+03:00')
  const table = (minutes: number, people: number, stayMinutes = 120) => ({
    at: at.getTime() + minutes * 60_000,
    people,
    stayMinutes,
    isAsked: false,
  })

  test.each([
    [5, 3],
    [3, 7],
    [0, 60],
  ])('are taken beside %i people by %i who only asked, half of the house at most', (promised, asked) => {
    const tables = [
      table(0, promised),
      ...Array.from({ length: asked }, () => ({ ...table(0, 1), isAsked: true })),
    ]
    expect(isFullAt(tables, { at, people: 12 - promised - Math.min(asked, 6) }, 120, 12)).toBe(false)
    expect(isFullAt(tables, { at, people: 13 - promised - Math.min(asked, 6) }, 120, 12)).toBe(true)
  })

  test('are taken by the tables whose stays overlap, each with its own', () => {
    const tables = [table(-120, 4), table(-90, 4), table(119, 3), table(120, 9), table(-200, 2, 201)]
    // Those of -90, 119 and the long one of -200 overlap: nine people.
    expect(isFullAt(tables, { at, people: 3 }, 120, 12)).toBe(false)
    expect(isFullAt(tables, { at, people: 4 }, 120, 12)).toBe(true)
  })

  test('are never full where nobody counts them', () => {
    expect(isFullAt([table(0, 500)], { at, people: 10 }, 120, null)).toBe(false)
  })
})
