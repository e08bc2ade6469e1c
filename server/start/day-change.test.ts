import type { EntityManager } from '@mikro-orm/postgresql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readClock } from '../core/clock.ts'
import { ContentChanges } from '../core/write/content-changes.ts'
import { invalidateDaily } from './day-change.ts'

const HOUR_MS = 3_600_000

/** The clock of a database that is ahead of this machine's. */
const databaseAhead = (ms: number) =>
  ({ execute: async () => [{ ms: String(Date.now() + ms) }] }) as unknown as EntityManager

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:30+03:00') })
})
afterEach(async () => {
  await readClock(databaseAhead(0))
  vi.useRealTimers()
})

function invalidations() {
  const changes = new ContentChanges()
  const dropped = vi.fn()
  changes.onChange(dropped)
  return { dropped, end: invalidateDaily(changes, 'Europe/Istanbul') }
}

test('caches are invalidated at midnight of the restaurant, and not before', async () => {
  const { dropped, end } = invalidations()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(dropped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(dropped).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(dropped).toHaveBeenCalledTimes(2)
  await end()
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS)
  expect(dropped).toHaveBeenCalledTimes(2)
})

test('midnight is that of the database’s clock, also when it turns out to differ', async () => {
  const { dropped, end } = invalidations()
  await readClock(databaseAhead(-HOUR_MS))
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(dropped).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(dropped).toHaveBeenCalledTimes(1)
  await readClock(databaseAhead(25 * HOUR_MS))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(dropped).toHaveBeenCalledTimes(2)
  await end()
})
