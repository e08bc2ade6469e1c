import { expect, test } from 'vitest'
import { momentOf } from './moment-of.ts'

test('a moment is told beside today', () => {
  const words = { locale: 'tr', today: 'Bugün', tomorrow: 'Yarın' }
  const now = new Date('2026-11-26T15:00:00+03:00')
  const told = (at: string) => momentOf(at, now, 'Europe/Istanbul', words)
  expect(told('2026-11-26T20:00:00+03:00')).toBe('Bugün 20.00')
  expect(told('2026-11-27T00:30:00+03:00')).toBe('Yarın 00.30')
  expect(told('2026-11-28T19:30:00+03:00')).toBe('28 Kasım Cumartesi 19.30')
})
