import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-05-10T12:00:00Z')

test.each([
  ['2026-05-10T11:59:40Z', 'şimdi'],
  ['2026-05-10T12:00:03Z', 'şimdi'],
  ['2026-05-10T11:57:10Z', '2 dakika önce'],
  ['2026-05-10T09:00:00Z', '3 saat önce'],
  ['2026-05-09T11:00:00Z', 'dün'],
  ['2026-04-30T12:00:00Z', '10 gün önce'],
  ['2026-01-02T12:00:00Z', '2 Oca 2026'],
])('%s reads as %s', (date, expected) => {
  expect(relativeTime(new Date(date), now, 'tr')).toBe(expected)
})
