import { expect, test } from 'vitest'
import { type BookedTable, guestsAt, sittingsOf, timesOf } from './evening.ts'

const TIME_ZONE = 'Europe/Istanbul'
const table = (id: string, time: string, people: number, values: Partial<BookedTable> = {}): BookedTable => ({
  ...{ id, version: 1, state: 'CONFIRMED', stayMinutes: 120, people, name: id, phone: null, email: null },
  ...{
    note: null,
    message: null,
    language: 'TR',
    answeredAt: '2026-11-26T12:00:00Z',
    createdDate: '2026-11-26T12:00:00Z',
    changedAt: null,
    askedFirst: null,
    byPhone: true,
    overbooked: false,
    at: new Date(`2026-11-26T${time}:00+03:00`).toISOString(),
  },
  ...values,
})

test('tables of one moment stand together, with who is in the house then', () => {
  const tables = [
    table('c', '20:30', 3),
    table('a', '19:00', 4),
    table('gone', '19:00', 9, { state: 'CANCELLED' }),
    table('b', '19:00', 2, { state: 'ARRIVED' }),
  ]
  expect(
    sittingsOf(tables, TIME_ZONE).map(({ time, tables: own, inHouse }) => [
      time,
      own.map(({ id }) => id),
      inHouse,
    ]),
  ).toEqual([
    ['19:00', ['a', 'b', 'gone'], 6],
    ['20:30', ['c'], 9],
  ])
  expect(guestsAt(tables, Date.parse('2026-11-26T21:00:00+03:00'))).toBe(3)
})

test('times are those of the hours, or of the clock on a day without', () => {
  const weekly = [{ weekday: 4, opens: '18:00', closes: '20:00', kind: 'SERVICE' }]
  const hours = { timeZone: TIME_ZONE, weekly, exceptions: [] }
  const rules = {
    slotMinutes: 30,
    noticeMinutes: 120,
    daysAhead: 60,
    lastArrivalMinutes: 60,
    closedWeekdays: [4],
  }
  expect(timesOf(hours, rules, '2026-11-26').map(({ time }) => time)).toEqual(['18:00', '18:30', '19:00'])
  expect(timesOf(hours, rules, '2026-11-27')).toHaveLength(48)
})
