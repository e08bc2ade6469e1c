import { afterEach, expect, test, vi } from 'vitest'
import { everyNight } from './nightly.ts'

afterEach(() => vi.useRealTimers())

test('a nightly job runs once, at half past three in local time', async () => {
  vi.useFakeTimers({ now: new Date(2026, 6, 1, 3, 29, 0) })
  const done: string[] = []
  const stop = everyNight(async () => done.push(new Date().toTimeString().slice(0, 5)))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(done).toEqual(['03:30'])
  stop()
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  expect(done).toEqual(['03:30'])
})
