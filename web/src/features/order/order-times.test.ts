import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockOf, type Hours, instantOf, periodsOn, rangeOf } from '../../rules/opening-hours.ts'
import type { OrderWay } from './order-line.ts'
import { orderTimes } from './order-times.ts'

const ISTANBUL = 'Europe/Istanbul'
// A Wednesday.
const DAY = '2026-11-25'
const every = (opens: string, closes: string, kind = 'SERVICE', days = [1, 2, 3, 4, 5, 6, 7]) =>
  days.map((weekday) => ({ weekday, opens, closes, kind }))
const hoursOf = (weekly: Hours['weekly'], exceptions: Hours['exceptions'] = [], timeZone = ISTANBUL) => ({
  ...{ timeZone, weekly, exceptions },
})
/** A time of the Wednesday in Istanbul. */
const at = (clock: string) => new Date(`${DAY}T${clock}:00+03:00`)
const closed = (fromDate: string, toDate: string) => ({ fromDate, toDate, label: 'Bayram', closed: true })

describe('the times of an order', () => {
  const evening = hoursOf(every('18:00', '19:30'))

  test('are quarter hours from now on, after the time that it needs and before the end, then those of the next day', () => {
    expect(orderTimes(evening, 'PICKUP', 30, at('18:16'))).toEqual({
      soonest: true,
      times: [
        ...[`${DAY}T19:00`, `${DAY}T19:15`],
        ...['2026-11-26T18:30', '2026-11-26T18:45', '2026-11-26T19:00', '2026-11-26T19:15'],
      ],
    })
  })

  test('begin after the opening by what an order needs', () => {
    const { soonest, times } = orderTimes(evening, 'PICKUP', 50, at('09:00'))
    expect([soonest, times[0]]).toEqual([false, `${DAY}T19:00`])
  })

  test('are those of the next day that has any, when today has none left', () => {
    const week = hoursOf(every('18:00', '19:00', 'SERVICE', [3, 6]), [closed('2026-11-28', '2026-11-28')])
    expect(orderTimes(week, 'PICKUP', 30, at('18:40')).times).toEqual([
      '2026-12-02T18:30',
      '2026-12-02T18:45',
    ])
  })

  test('after midnight are of the day that they are on', () => {
    const night = hoursOf(every('22:00', '01:00', 'SERVICE', [2]))
    // Of the evening before.
    expect(orderTimes(night, 'PICKUP', 5, at('00:20')).times.slice(0, 4)).toEqual([
      ...[`${DAY}T00:30`, `${DAY}T00:45`, '2026-12-01T22:15', '2026-12-01T22:30'],
    ])
    const late = orderTimes(night, 'PICKUP', 60, at('00:20')).times
    expect(late.at(0)).toBe('2026-12-01T23:00')
    expect(late.at(-1)).toBe('2026-12-01T23:45')
  })

  test('go on where hours touch or overlap, over midnight too', () => {
    const touching = hoursOf([
      ...every('20:00', '00:00', 'SERVICE', [3]),
      ...every('00:00', '01:00', 'SERVICE', [4]),
    ])
    expect(orderTimes(touching, 'PICKUP', 45, at('23:00')).times).toEqual([
      ...[`${DAY}T23:45`, '2026-11-26T00:00', '2026-11-26T00:15', '2026-11-26T00:30', '2026-11-26T00:45'],
    ])
    expect(orderTimes(touching, 'PICKUP', 120, at('23:00')).soonest).toBe(false)
    expect(orderTimes(touching, 'PICKUP', 119, at('23:00')).soonest).toBe(true)
  })

  test('are of two days where it never closes, and none where it never opens or not for so long', () => {
    const { soonest, times } = orderTimes(hoursOf(every('00:00', '00:00')), 'DELIVERY', 30, at('12:00'))
    expect([soonest, times.length, times.at(-1)]).toEqual([true, (11.5 + 24) * 4, '2026-11-26T23:45'])
    for (const week of [[], every('12:00', '12:20')])
      expect(orderTimes(hoursOf(week), 'DELIVERY', 30, at('12:00')).times).toEqual([])
  })

  test('of a season are looked for through ninety days', () => {
    const until = (day: string) => hoursOf(every('12:00', '13:00'), [closed('2026-11-01', day)])
    expect(orderTimes(until('2027-02-21'), 'PICKUP', 30, at('12:00')).times).toHaveLength(2)
    expect(orderTimes(until('2027-02-25'), 'PICKUP', 30, at('12:00')).times).toEqual([])
  })

  test.each<[OrderWay, string[], string]>([
    ['DELIVERY', ['SERVICE', 'KITCHEN', 'DELIVERY'], 'DELIVERY'],
    ['DELIVERY', ['SERVICE', 'KITCHEN'], 'KITCHEN'],
    ['DELIVERY', ['SERVICE'], 'SERVICE'],
    ['PICKUP', ['SERVICE', 'DELIVERY', 'KITCHEN'], 'KITCHEN'],
    ['PICKUP', ['SERVICE', 'DELIVERY'], 'SERVICE'],
    ['TABLE', ['SERVICE', 'DELIVERY', 'KITCHEN'], 'KITCHEN'],
    ['TABLE', ['SERVICE', 'DELIVERY'], 'SERVICE'],
  ])('of %s with hours of %j are within those of %s', (way, kinds, expected) => {
    const opens = { SERVICE: '10:00', KITCHEN: '12:00', DELIVERY: '14:00' } as Record<string, string>
    const hours = hoursOf(kinds.flatMap((kind) => every(opens[kind] as string, '22:00', kind)))
    const [first] = orderTimes(hours, way, 15, at('09:00')).times
    expect(first).toBe(`${DAY}T${opens[expected]?.slice(0, 2)}:${way === 'TABLE' ? '00' : '15'}`)
  })

  test('are read off the clock when it is put back or forward', () => {
    const berlin = hoursOf(every('01:00', '04:00'), [], 'Europe/Berlin')
    const onThat = (day: string) =>
      orderTimes(berlin, 'PICKUP', 60, new Date(`${day}T00:00:00Z`)).times.filter((time) =>
        time.startsWith(day),
      )
    expect(onThat('2026-03-29')).toEqual([
      ...['03:00', '03:15', '03:30', '03:45'].map((clock) => `2026-03-29T${clock}`),
    ])
    expect(onThat('2026-10-25')).toEqual([
      ...['02:00', '02:15', '02:30', '02:45', '03:00', '03:15', '03:30', '03:45'].map(
        (clock) => `2026-10-25T${clock}`,
      ),
    ])
  })
})

/** Whether the hours of a kind are on in each minute from the midnight before `DAY` on. */
function minutesOpen(hours: Hours, kind: string, days: number): Uint8Array {
  const open = new Uint8Array((days + 2) * 1_440)
  for (let offset = -1; offset < days; offset++)
    for (const period of periodsOn(hours, addDays(DAY, offset), kind)) {
      const [from, to] = rangeOf(period, (offset + 1) * 1_440)
      open.fill(1, from, to)
    }
  return open
}

test('agree with an oracle that looks at every minute of 10,000 random weeks', () => {
  const DAYS = 40
  const clock = fc.integer({ min: 0, max: 287 }).map((fives) => clockOf(fives * 5))
  const kind = fc.constantFrom('SERVICE', 'SERVICE', 'KITCHEN', 'DELIVERY')
  const period = fc.record({ opens: clock, closes: clock, kind })
  const weekly = fc.array(
    fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: clock, closes: clock, kind }),
    { maxLength: 9 },
  )
  const exception = fc
    .record({
      from: fc.integer({ min: -2, max: 9 }),
      length: fc.integer({ min: 0, max: 3 }),
      closed: fc.boolean(),
      periods: fc.array(period, { maxLength: 3 }),
    })
    .map(({ from, length, ...one }) => ({
      ...{ ...one, label: 'x', fromDate: addDays(DAY, from), toDate: addDays(DAY, from + length) },
    }))
  const midnight = instantOf(DAY, 0, ISTANBUL).getTime()
  fc.assert(
    fc.property(
      weekly,
      fc.array(exception, { maxLength: 2 }),
      fc.constantFrom<OrderWay>('PICKUP', 'DELIVERY', 'TABLE'),
      fc.integer({ min: 5, max: 240 }),
      fc.integer({ min: 0, max: 86_399 }),
      (week, exceptions, way, minutes, seconds) => {
        // Who sits at a table asks at once.
        const lead = way === 'TABLE' ? 0 : minutes
        const hours = hoursOf(week, exceptions)
        const kinds = { DELIVERY: ['DELIVERY', 'KITCHEN'], PICKUP: ['KITCHEN'], TABLE: ['KITCHEN'] }[way]
        const [counting = 'SERVICE'] = kinds.filter((each) => week.some((one) => one.kind === each))
        const open = minutesOpen(hours, counting, DAYS)
        const now = 1_440 + seconds / 60
        const expected: string[] = []
        let opening = 0
        const days = new Set<number>([1])
        for (let minute = Math.floor(now); minute < DAYS * 1_440; minute++) {
          if (!open[minute]) opening = minute + 1
          else if (minute % 15 === 0 && minute >= Math.max(now, opening) + lead) {
            const day = Math.floor(minute / 1_440)
            if (days.add(day).size > 2) break
            expected.push(`${addDays(DAY, day - 1)}T${clockOf(minute % 1_440)}`)
          }
        }
        const isOpen = open[Math.floor(now)] === 1
        let end = Math.floor(now)
        while (open[end]) end++
        expect(orderTimes(hours, way, minutes, new Date(midnight + seconds * 1_000))).toEqual({
          soonest: isOpen && now + lead < end,
          times: expected,
        })
      },
    ),
    { numRuns: 10_000, seed: 20261128 },
  )
}, 300_000)
