import { describe, expect, test } from 'vitest'
import type { BookedTable } from './evening.ts'
import { otherTime, seatsLeft, toldText, waitOf } from './requests.ts'

const TIME_ZONE = 'Europe/Istanbul'
const DAY = '2026-11-26'
const NOW = new Date(`${DAY}T15:00:00+03:00`)
const table = (id: string, time: string, people: number, values: Partial<BookedTable> = {}): BookedTable => ({
  ...{ id, version: 1, state: 'CONFIRMED', stayMinutes: 120, people, name: 'Ayşe Kaya', email: null },
  ...{
    phone: '0532 111 22 33',
    note: null,
    message: null,
    language: 'TR',
    byPhone: false,
    overbooked: false,
  },
  answeredAt: null,
  at: new Date(`${DAY}T${time}:00+03:00`).toISOString(),
  createdDate: new Date(`${DAY}T14:00:00+03:00`).toISOString(),
  ...{ changedAt: null, askedFirst: null },
  ...values,
})
const asked = table('1', '20:00', 4, { state: 'NEW' })

describe('the seats that are left for a request', () => {
  test('are those beside every table that overlaps its stay', () => {
    const book = [
      asked,
      table('2', '18:30', 3),
      table('3', '21:30', 2, { state: 'ARRIVED' }),
      table('4', '22:00', 9),
      table('5', '18:00', 9),
      table('6', '20:00', 9, { state: 'DECLINED' }),
    ]
    expect(seatsLeft(book, asked, 10, NOW)).toBe(5)
    expect(seatsLeft(book, asked, 4, NOW)).toBe(0)
    expect(seatsLeft(book, asked, null, NOW)).toBeNull()
  })

  test('are fewer by other requests, for two hours and by half of all at most', () => {
    const others = (createdDate: string) => [asked, table('2', '20:00', 2, { state: 'NEW', createdDate })]
    expect(seatsLeft(others(`${DAY}T13:01:00+03:00`), asked, 10, NOW)).toBe(8)
    expect(seatsLeft(others(`${DAY}T12:59:00+03:00`), asked, 10, NOW)).toBe(10)
    const many = Array.from({ length: 9 }, (_, each) => table(`${each + 2}`, '20:00', 2, { state: 'NEW' }))
    expect(seatsLeft([asked, ...many], asked, 10, NOW)).toBe(5)
  })
})

describe('another time for a request', () => {
  const weekly = [{ weekday: 4, opens: '18:00', closes: '23:00', kind: 'SERVICE' }]
  const hours = { timeZone: TIME_ZONE, weekly, exceptions: [] }
  const rules = {
    ...{ slotMinutes: 30, noticeMinutes: 120, daysAhead: 60, lastArrivalMinutes: 60, closedWeekdays: [] },
    seats: 6,
  }
  const when = { day: DAY, now: NOW }

  test('is the nearest with seats, rather a later one', () => {
    expect(otherTime(hours, rules, [asked], asked, when)).toBe('20:30')
    const late = table('2', '22:30', 4)
    expect(otherTime(hours, rules, [asked, late], asked, when)).toBe('20:30')
    const early = table('2', '18:15', 4)
    expect(otherTime(hours, rules, [asked, early], asked, when)).toBe('20:30')
    const full = table('2', '22:15', 4)
    expect(otherTime(hours, rules, [asked, full], asked, when)).toBe('19:30')
  })

  test('is none where there are no seats all day, and none that is over', () => {
    expect(otherTime(hours, rules, [asked, table('2', '18:00', 6, { stayMinutes: 480 })], asked, when)).toBe(
      null,
    )
    const now = new Date(`${DAY}T19:45:00+03:00`)
    const full = table('2', '22:15', 4)
    expect(otherTime(hours, rules, [asked, full], asked, { day: DAY, now })).toBeNull()
  })
})

test.each([
  ['14:59:30', 'now', 0],
  ['14:56:00', 'minutes', 4],
  ['12:59:00', 'hours', 2],
])('who has asked at %s waits for some %s', (time, unit, count) => {
  expect(waitOf(`${DAY}T${time}+03:00`, NOW)).toEqual({ unit, count })
})

describe('what a guest is told by phone', () => {
  const site = { name: 'Köşe Lokantası', timeZone: TIME_ZONE }

  test('is the answer with the message', () => {
    expect(toldText({ ...asked, state: 'CONFIRMED' }, site)).toBe(
      'Köşe Lokantası: Merhaba Ayşe Kaya, masanız ayrıldı: 26 Kasım Perşembe, saat 20.00, 4 kişi.',
    )
    expect(toldText({ ...asked, state: 'DECLINED', message: '20.30’da yerimiz var' }, site)).toBe(
      'Köşe Lokantası: Merhaba Ayşe Kaya, 26 Kasım Perşembe, saat 20.00 için 4 kişilik masa ne yazık ki ayıramıyoruz. 20.30’da yerimiz var',
    )
    expect(toldText({ ...asked, state: 'CANCELLED', answeredAt: asked.createdDate }, site)).toBe(
      'Köşe Lokantası: Merhaba Ayşe Kaya, 26 Kasım Perşembe, saat 20.00 için ayırdığımız 4 kişilik masa iptal edildi.',
    )
    expect(toldText({ ...asked, state: 'CANCELLED' }, site)).toBeNull()
    expect(toldText(asked, site)).toBeNull()
  })
})
