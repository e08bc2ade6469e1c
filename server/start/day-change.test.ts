import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentChanges } from '../core/write/content-changes.ts'
import { invalidateDaily } from './day-change.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:30+03:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('caches are invalidated at midnight of the restaurant, and not before', () => {
  const changes = new ContentChanges()
  const dropped = vi.fn()
  changes.onChange(dropped)
  const end = invalidateDaily(changes, 'Europe/Istanbul')
  vi.advanceTimersByTime(29_000)
  expect(dropped).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(dropped).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(86_400_000)
  expect(dropped).toHaveBeenCalledTimes(2)
  void end()
  vi.advanceTimersByTime(86_400_000)
  expect(dropped).toHaveBeenCalledTimes(2)
})
