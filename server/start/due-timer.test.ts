import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentChanges } from '../core/write/content-changes.ts'
import { whenDue } from './due-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that is due at a moment, in ms from now, and done once. */
function workDueAt(moment: number | null) {
  const start = Date.now()
  const changes = new ContentChanges()
  const work = { moment, done: [] as number[], failures: 0, looks: 0, faults: [] as unknown[] }
  const end = whenDue({
    changes,
    untilNext: async () => {
      work.looks++
      if (work.failures > 0) {
        work.failures--
        throw new Error('away')
      }
      return work.moment === null ? null : Math.max(0, work.moment - (Date.now() - start))
    },
    act: async () => {
      work.done.push(Date.now() - start)
      work.moment = null
    },
    maxWaitMs: 10_000,
    failed: (fault) => work.faults.push(fault),
  })
  return { work, changes, end }
}

test('changes without a pause do not put off what is due', async () => {
  const { work, changes } = workDueAt(2_000)
  for (let ms = 0; ms < 3_000; ms += 20) {
    changes.changedAnywhere()
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(work.done).toEqual([2_000])
  expect(work.looks).toBeLessThan(35)
})

test('a change of another process is looked at, and without a notice the clock', async () => {
  const { work, changes } = workDueAt(null)
  await vi.advanceTimersByTimeAsync(1_000)
  work.moment = 1_500
  changes.changedAnywhere()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(work.done).toEqual([1_500])
  work.moment = 13_000
  await vi.advanceTimersByTimeAsync(20_000)
  expect(work.done).toEqual([1_500, 13_000])
})

test('a failure is told, and tried again', async () => {
  const { work, changes } = workDueAt(5_000)
  await vi.advanceTimersByTimeAsync(10)
  work.failures = 3
  changes.announce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work.faults).toHaveLength(3)
  expect(work.done).toEqual([5_000])
})

test('nothing is done after the stop', async () => {
  const { work, changes, end } = workDueAt(2_000)
  await vi.advanceTimersByTimeAsync(10)
  changes.announce()
  await end()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work.done).toEqual([])
})
