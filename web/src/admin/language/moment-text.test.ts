import { expect, test } from 'vitest'
import { momentText, momentWithin, timeText } from './moment-text.ts'

test('times are written one way, as opening hours are', () => {
  const moment = new Date(2026, 10, 26, 0, 6)
  expect(timeText(moment, 'tr')).toBe('00.06')
  expect(timeText(moment, 'en')).toBe('00:06')
  expect(momentText(moment, 'tr', 'long')).toBe('26 Kasım 2026 00.06')
  expect(momentWithin(moment, 'tr')).toBe('26 Kasım 00.06’da')
  expect(momentWithin(moment, 'en')).toMatch(/November.* at 00:06$/)
})
