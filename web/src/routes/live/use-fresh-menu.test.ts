import { afterEach, expect, test, vi } from 'vitest'
import { isFresh } from './use-fresh-menu.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  [0, true],
  [119, true],
  [120, false],
  // The clock was put back since.
  [-3_600, false],
])('prices that were read %j seconds ago may be sent: %j', (seconds, isSent) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 10) })
  expect(isFresh(new Date(Date.now() - seconds * 1000))).toBe(isSent)
})

test('prices that were not read are not sent', () => {
  expect(isFresh(null)).toBe(false)
})
