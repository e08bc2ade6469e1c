import fc from 'fast-check'
import oracle from 'opening_hours'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  clockOf,
  closingAt,
  type DayPeriod,
  endsEarlier,
  type Hours,
  overlapInDay,
  overlapInWeek,
  periodsOn,
  runningDayAt,
  stateAt,
  weekdayOf,
} from './opening-hours.ts'

const ISTANBUL = 'Europe/Istanbul'
/** The oracle uses the time zone of this process. */
const HERE = new Intl.DateTimeFormat().resolvedOptions().timeZone
const WEEKDAYS = ['', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const every = (opens: string, closes: string, days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((weekday) => ({ weekday, opens, closes, kind: 'SERVICE' }))
const week = (weekly: Hours['weekly'], exceptions: Hours['exceptions'] = []): Hours => ({
  timeZone: ISTANBUL,
  weekly,
  exceptions,
})
/** A time in Istanbul, which is three hours ahead of UTC. */
const at = (time: string) => new Date(`${time}:00+03:00`)
const closed = (fromDate: string, toDate: string, label = 'Kurban Bayramı') => ({
  ...{ fromDate, toDate, label, closed: true },
})

describe('the opening state', () => {
  const day = week(every('08:00', '22:00'))

  test.each([
    ['2026-11-22T08:00', true],
    ['2026-11-22T21:59', true],
    ['2026-11-22T22:00', false],
    ['2026-11-22T07:59', false],
  ])('%s: %s', (time, isOpen) => {
    expect(stateAt(day, at(time)).isOpen).toBe(isOpen)
  })

  test('contains until when it is open, and when it opens', () => {
    expect(stateAt(day, at('2026-11-22T12:00'))).toEqual({
      ...{ isOpen: true, until: at('2026-11-22T22:00'), opensAt: null, label: null },
    })
    expect(stateAt(day, at('2026-11-22T23:00'))).toEqual({
      ...{ isOpen: false, until: null, opensAt: at('2026-11-23T08:00'), label: null },
    })
  })

  test('joins adjacent hours', () => {
    const hours = week([...every('18:00', '00:00'), ...every('00:00', '02:00')])
    expect(stateAt(hours, at('2026-11-22T23:30')).until).toEqual(at('2026-11-23T02:00'))
  })

  test('has no end if it never closes, and no opening if it never opens', () => {
    expect(stateAt(week(every('00:00', '00:00')), at('2026-11-22T12:00'))).toMatchObject({
      ...{ isOpen: true, until: null },
    })
    expect(stateAt(week([]), at('2026-11-22T12:00'))).toMatchObject({ isOpen: false, opensAt: null })
  })

  test('uses the restaurant’s time zone wherever the visitor is', () => {
    expect(stateAt(day, new Date('2026-11-22T14:00:00+09:00')).isOpen).toBe(true)
    expect(stateAt(day, new Date('2026-11-22T13:59:59+09:00')).isOpen).toBe(false)
  })

  test('is correct across clock changes', () => {
    const berlin = { ...week(every('01:00', '04:00')), timeZone: 'Europe/Berlin' }
    expect(stateAt(berlin, new Date('2026-03-29T00:30:00Z')).until).toEqual(new Date('2026-03-29T02:00:00Z'))
    expect(stateAt(berlin, new Date('2026-10-25T00:30:00Z')).until).toEqual(new Date('2026-10-25T03:00:00Z'))
  })
})

describe('an exception', () => {
  const night = every('18:00', '02:00')

  test('of a closed day affects only hours that begin on that day', () => {
    const hours = week(night, [closed('2026-11-22', '2026-11-23')])
    expect(stateAt(hours, at('2026-11-22T01:30'))).toMatchObject({
      ...{ isOpen: true, until: at('2026-11-22T02:00'), label: 'Kurban Bayramı' },
    })
    expect(stateAt(hours, at('2026-11-22T20:00'))).toMatchObject({
      ...{ isOpen: false, opensAt: at('2026-11-24T18:00'), label: 'Kurban Bayramı' },
    })
    expect(stateAt(hours, at('2026-11-24T01:00')).isOpen).toBe(false)
  })

  test('with hours replaces those of the week, and may end on the next day', () => {
    const periods = [{ opens: '20:00', closes: '04:00', kind: 'SERVICE' }]
    const label = 'Yılbaşı'
    const hours = week(night, [
      { fromDate: '2026-12-31', toDate: '2026-12-31', label, closed: false, periods },
    ])
    expect(stateAt(hours, at('2026-12-31T18:30'))).toMatchObject({ isOpen: false, label })
    expect(stateAt(hours, at('2027-01-01T03:30'))).toMatchObject({ isOpen: true, label: null })
  })

  test('of the kitchen only leaves the restaurant open', () => {
    const periods = [{ opens: '10:00', closes: '11:00', kind: 'KITCHEN' }]
    const label = 'Sayım'
    const one = { fromDate: '2026-11-22', toDate: '2026-11-22', label, closed: false, periods }
    const hours = week(every('08:00', '22:00'), [one])
    expect(stateAt(hours, at('2026-11-22T15:00'))).toMatchObject({ isOpen: true, label: null })
    expect(periodsOn(hours, '2026-11-22', 'KITCHEN')).toEqual(periods)
  })
})

describe('overlapping hours', () => {
  const on = (weekday: number, opens: string, closes: string, kind = 'SERVICE') => ({
    ...{ weekday, opens, closes, kind },
  })

  test.each([
    [[on(1, '10:00', '14:00'), on(1, '13:00', '15:00')], true],
    [[on(1, '10:00', '14:00'), on(1, '14:00', '15:00')], false],
    [[on(7, '20:00', '03:00'), on(1, '02:00', '05:00')], true],
    [[on(1, '20:00', '03:00'), on(2, '02:00', '05:00')], true],
    [[on(1, '10:00', '14:00'), on(1, '13:00', '15:00', 'KITCHEN')], false],
    [every('00:00', '00:00'), false],
    [[on(1, '10:00', '14:00'), on(1, '10:00', '14:00')], true],
  ])('in a week: %j %s', (weekly, overlaps) => {
    expect(overlapInWeek(weekly) !== null).toBe(overlaps)
  })

  test('overlaps are found in a day, and in consecutive days', () => {
    const periods = [on(0, '20:00', '11:00'), on(0, '10:00', '12:00')]
    expect(overlapInDay(periods, false)).toBeNull()
    expect(overlapInDay(periods, true)).not.toBeNull()
  })
})

test('a day that closes early keeps earlier hours, and cuts those that end later', () => {
  const periods = [
    { opens: '11:00', closes: '15:00', kind: 'SERVICE' },
    { opens: '18:00', closes: '02:00', kind: 'SERVICE' },
  ]
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const hours = (time: string) =>
    closingAt(periods, minutes(time)).map(({ opens, closes }) => `${opens}-${closes}`)
  expect(hours('21:00')).toEqual(['11:00-15:00', '18:00-21:00'])
  expect(hours('17:00')).toEqual(['11:00-15:00'])
  expect(hours('14:00')).toEqual(['11:00-14:00'])
  expect(hours('10:00')).toEqual([])
  expect(hours('24:40')).toEqual(['11:00-15:00', '18:00-00:40'])
})

test('after midnight one closes the day before, whose hours until then stay', () => {
  const minute = fc.integer({ min: 0, max: 1_439 })
  fc.assert(
    fc.property(minute, minute, minute, (opens, length, elapsed) => {
      fc.pre(length > 0 && elapsed % length > 0)
      const night = week(every(clockOf(opens), clockOf(opens + length)))
      const opening = at(`2026-11-22T${clockOf(opens)}`).getTime()
      const after = (passed: number) => new Date(opening + passed * 60_000)
      const now = after(elapsed % length)
      const { day, minutes } = runningDayAt(night, now)
      expect([day, minutes]).toEqual(['2026-11-22', opens + (elapsed % length)])

      const periods = periodsOn(night, day, 'SERVICE')
      expect(endsEarlier(periods, minutes)).toBe(true)
      const one = { fromDate: day, toDate: day, label: 'Erken', closed: false }
      const early = { ...night, exceptions: [{ ...one, periods: closingAt(periods, minutes) }] }
      expect(stateAt(early, after(0))).toMatchObject({ isOpen: true, until: now })
      expect(stateAt(early, now)).toMatchObject({ isOpen: false, opensAt: after(1_440) })
    }),
  )
})

describe('agrees with the oracle', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const pad = (value: number) => String(value).padStart(2, '0')
    return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`
  })
  const period = fc.record({ opens: time, closes: time, kind: fc.constant('SERVICE') })
  const weekly = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 7 }), period), { maxLength: 12 })
    .map((all) => all.map(([weekday, each]) => ({ weekday, ...each })))
  const moment = fc.integer({ min: 0, max: 20 * 24 * 60 })
  const FIRST = '2026-11-23'
  const start = new Date(2026, 10, 23).getTime()

  /** Hours in the oracle's format: those of the next day continue after 24:00. */
  const span = ({ opens, closes }: DayPeriod) => {
    const hour = Number(closes.slice(0, 2)) + (closes <= opens ? 24 : 0)
    return `${opens}-${String(hour).padStart(2, '0')}${closes.slice(2)}`
  }

  function expectSame(hours: Hours, rules: string[], minutes: number): void {
    const instant = new Date(start + minutes * 60_000)
    const state = stateAt(hours, instant)
    const known = new oracle(rules.join(', ') || 'off')
    expect([rules, instant, state.isOpen]).toEqual([rules, instant, known.getState(instant)])
    const change = known.getNextChange(instant) ?? null
    // The rules that are written for single days end after the last of them.
    const isFar = change !== null && change.getTime() - instant.getTime() > 80 * 24 * 3_600_000
    const next = isFar ? null : change
    expect([rules, instant, state.until ?? state.opensAt]).toEqual([rules, instant, next])
  }

  test('random weeks give the same hours', () => {
    fc.assert(
      fc.property(weekly, fc.array(moment, { minLength: 3, maxLength: 3 }), (periods, minutes) => {
        const hours = { timeZone: HERE, weekly: periods, exceptions: [] }
        const rules = periods.map((each) => `${WEEKDAYS[each.weekday]} ${span(each)}`)
        for (const each of minutes) expectSame(hours, rules, each)
      }),
      { numRuns: 300 },
    )
  })

  test('random weeks with exceptions give the same hours', () => {
    const exception = fc.tuple(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      fc.array(period, { minLength: 1, maxLength: 3 }),
    )
    fc.assert(
      fc.property(weekly, exception, fc.integer({ min: 0, max: 14 * 24 * 60 }), (periods, given, minutes) => {
        const [from, length, isClosed, special] = given
        const one = {
          fromDate: addDays(FIRST, from),
          toDate: addDays(FIRST, from + length),
          label: 'x',
          closed: isClosed,
          periods: isClosed ? null : special,
        }
        const hours = { timeZone: HERE, weekly: periods, exceptions: [one] }
        // Written day by day, because in the oracle a later rule also cuts the end of the previous day.
        const rules = Array.from({ length: 120 }, (_, index) => addDays(FIRST, index - 1)).flatMap((day) => {
          const isSpecial = one.fromDate <= day && day <= one.toDate
          const ordinary = periods.filter(({ weekday }) => weekday === weekdayOf(day))
          const [year, month, date] = day.split('-').map(Number) as [number, number, number]
          return (isSpecial ? (one.periods ?? []) : ordinary).map(
            (each) => `${year} ${MONTHS[month - 1]} ${date} ${span(each)}`,
          )
        })
        expectSame(hours, rules, minutes)
      }),
      { numRuns: 60 },
    )
  })
})
