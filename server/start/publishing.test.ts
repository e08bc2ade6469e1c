import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentChanges } from '../core/write/content-changes.ts'
import { invalidateWhenPublished } from './publishing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A blog whose entries are published at these times, in ms from now. */
function blogOf(...moments: number[]) {
  const start = Date.now()
  const changes = new ContentChanges()
  const drops: number[] = []
  changes.onChange(() => drops.push(Date.now() - start))
  const untilNext = async () => {
    const waits = moments.map((moment) => moment - (Date.now() - start)).filter((wait) => wait > 0)
    return waits.length > 0 ? Math.min(...waits) : null
  }
  const end = invalidateWhenPublished(changes, untilNext)
  return { moments, changes, drops, end }
}

test('caches are invalidated when an entry is published, one after the other', async () => {
  const { drops } = blogOf(5_000, 9_000)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(drops).toEqual([])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(drops).toEqual([5_000, 9_000])
})

test('a change that schedules an entry sets a new timer', async () => {
  const { moments, changes, drops } = blogOf()
  await vi.advanceTimersByTimeAsync(1_000)
  moments.push(3_000)
  changes.announce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drops).toEqual([1_000, 3_000])
})

test('an entry of next month is published on time', async () => {
  const month = 30 * 86_400_000
  const { drops } = blogOf(month)
  await vi.advanceTimersByTimeAsync(month + 1_000)
  expect(drops).toEqual([month])
})

test('nothing is invalidated after the stop', async () => {
  const { drops, end } = blogOf(5_000)
  await end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(drops).toEqual([])
})
