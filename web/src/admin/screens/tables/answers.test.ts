import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WITHDRAWAL_MS } from '../../../rules/reservation-slots.ts'
import { answers } from './answers.ts'
import type { BookedTable } from './evening.ts'

const table: BookedTable = {
  ...{ id: '7', version: 2, state: 'CONFIRMED', at: '2026-11-26T17:00:00Z', stayMinutes: 120, people: 4 },
  ...{ name: 'Ayşe Kaya', phone: null, email: null, note: null, message: null, byPhone: false },
  ...{ overbooked: false, answeredAt: '2026-11-26T12:00:00Z', createdDate: '2026-11-26T12:00:00Z' },
}
const held = () => answers.snapshot().get('7')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  answers.release('7')
  vi.useRealTimers()
})

test('an answer is in sight as long as it can be taken back, and tells when it goes', () => {
  const told = vi.fn()
  const end = answers.subscribe(told)
  answers.send(table)
  vi.advanceTimersByTime(10 * WITHDRAWAL_MS)
  expect(held()).toEqual({ table, isStored: false })
  answers.keep(table)
  vi.advanceTimersByTime(WITHDRAWAL_MS - 1)
  expect(held()).toEqual({ table, isStored: true })
  vi.advanceTimersByTime(1)
  expect(held()).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(3)
  end()
})

test('one that is being taken back stays until that is done', () => {
  answers.keep(table)
  answers.stay('7')
  vi.advanceTimersByTime(10 * WITHDRAWAL_MS)
  expect(held()).toBeDefined()
  answers.release('7')
  expect(held()).toBeUndefined()
})
