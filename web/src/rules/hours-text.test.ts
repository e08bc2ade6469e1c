import { describe, expect, test } from 'vitest'
import { exceptionTexts } from './exception-texts.ts'
import { dayOfMonth, longDay, stateText, weekText } from './hours-text.ts'
import { addDays, type Hours, stateAt } from './opening-hours.ts'
import { otherWeekTexts } from './other-weeks.ts'

const on = (weekdays: readonly number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes, kind: 'SERVICE' }))
const ALL = [1, 2, 3, 4, 5, 6, 7]
const hours = (weekly: Hours['weekly'], exceptions: Hours['exceptions'] = []): Hours => ({
  timeZone: 'Europe/Istanbul',
  weekly,
  exceptions,
})
const feast = {
  ...{ fromDate: '2026-11-24', toDate: '2026-11-25', label: 'Kurban Bayramı', closed: true },
}

test.each([
  [on(ALL, '08:00', '22:00'), 'Her gün 08:00–22:00'],
  [on(ALL, '00:00', '00:00'), 'Her gün 24 saat açık'],
  [
    [...on([1, 2, 3, 4, 5], '11:00', '23:00'), ...on([6], '12:00', '02:00')],
    'Pzt–Cum 11:00–23:00 · Cmt 12:00–02:00 · Paz kapalı',
  ],
  [[...on(ALL, '18:00', '23:00'), ...on(ALL, '11:00', '15:00')], 'Her gün 11:00–15:00, 18:00–23:00'],
  [on(ALL, '10:00', '10:00'), 'Her gün 10:00–10:00'],
  [[], 'Kapalı'],
])('a week in a line: %#', (weekly, text) => {
  expect(weekText({ weekly })).toBe(text)
})

test('kitchen and delivery have a line each if they have hours of their own', () => {
  const week = on(ALL, '08:00', '22:00')
  expect(otherWeekTexts({ weekly: week })).toEqual([])
  const kitchen = on([1, 2, 3, 4, 5], '11:00', '21:30').map((period) => ({ ...period, kind: 'KITCHEN' }))
  const delivery = on(ALL, '12:00', '20:00').map((period) => ({ ...period, kind: 'DELIVERY' }))
  expect(otherWeekTexts({ weekly: [...delivery, ...week, ...kitchen] })).toEqual([
    { name: 'Mutfak', text: 'Pzt–Cum 11:00–21:30 · Cmt–Paz kapalı' },
    { name: 'Paket servis', text: 'Her gün 12:00–20:00' },
  ])
  expect(weekText({ weekly: [...week, ...kitchen] })).toBe('Her gün 08:00–22:00')
})

describe('the opening state in words', () => {
  const say = (time: string, rules = hours(on(ALL, '08:00', '22:00'), [feast])) => {
    const now = new Date(`${time}:00+03:00`)
    const { word, detail } = stateText(rules, stateAt(rules, now), now)
    return detail ? `${word} · ${detail}` : word
  }
  test.each([
    ['2026-11-22T12:00', 'Şu an açık · 22.00’ye kadar'],
    ['2026-11-22T22:00', 'Kapalı · yarın 08.00’de açılır'],
    ['2026-11-23T07:00', 'Kapalı · 08.00’de açılır'],
    ['2026-11-23T23:00', 'Kapalı · Perşembe 08.00’de açılır'],
    ['2026-11-24T12:00', 'Bugün kapalıyız · Kurban Bayramı'],
    ['2026-11-25T23:59', 'Bugün kapalıyız · Kurban Bayramı'],
    ['2026-11-26T00:00', 'Kapalı · 08.00’de açılır'],
  ])('%s: %s', (time, words) => {
    expect(say(time)).toBe(words)
  })

  test('after an early closing the day is not called a closed one', () => {
    const early = {
      ...{ fromDate: '2026-11-22', toDate: '2026-11-22', label: 'Erken kapanış', closed: false },
      periods: [{ opens: '08:00', closes: '15:00', kind: 'SERVICE' }],
    }
    const rules = hours(on(ALL, '08:00', '22:00'), [early])
    expect(say('2026-11-22T14:00', rules)).toBe('Şu an açık · 15.00’e kadar')
    expect(say('2026-11-22T16:00', rules)).toBe('Kapalı · yarın 08.00’de açılır')
  })

  test('promises nothing that is unknown', () => {
    expect(say('2026-11-22T12:00', hours([]))).toBe('Kapalı')
    expect(say('2026-11-22T12:00', hours(on(ALL, '00:00', '00:00')))).toBe('Şu an açık · 24 saat açık')
  })
})

test('exceptions are shown with their hours', () => {
  const short = {
    ...{ fromDate: '2026-10-28', toDate: '2026-10-28', label: 'Yarım gün', closed: false },
    periods: [{ opens: '08:00', closes: '13:00', kind: 'SERVICE' }],
  }
  expect(exceptionTexts(hours(on(ALL, '08:00', '22:00'), [short, feast]))).toEqual([
    { days: '28 Ekim Çarşamba', exception: short, text: '08:00–13:00' },
    { days: '24–25 Kasım', exception: feast, text: 'Kapalı' },
  ])
})

test('days are written as the format of the language writes them', () => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'long', timeZone: 'UTC', ...options })
  const [plain, long] = [format({}), format({ weekday: 'long' })]
  for (let day = '2028-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const date = new Date(`${day}T00:00:00Z`)
    expect([dayOfMonth(day), longDay(day)]).toEqual([plain.format(date), long.format(date)])
  }
})
