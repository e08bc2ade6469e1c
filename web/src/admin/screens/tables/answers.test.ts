import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WITHDRAWAL_MS } from '../../../rules/reservation-slots.ts'
import { answers } from './answers.ts'
import type { BookedTable } from './evening.ts'

const table: BookedTable = {
  ...{ id: '7', version: 2, state: 'CONFIRMED', at: '2026-11-26T17:00:00Z', stayMinutes: 120, people: 4 },
  ...{
    name: 'Ayşe Kaya',
    phone: null,
    email: null,
    note: null,
    message: null,
    language: 'TR',
    byPhone: false,
  },
  ...{ overbooked: false, answeredAt: '2026-11-26T12:00:00Z', createdDate: '2026-11-26T12:00:00Z' },
  ...{ changedAt: null, askedFirst: null },
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

test('answers of others are in sight for what is left of their time, and no longer than the server lists them', () => {
  const listed = { ...table, withdrawableSeconds: 12 }
  answers.follow([listed], 2_000)
  vi.advanceTimersByTime(9_999)
  expect(held()).toEqual({ table: listed, isStored: true })
  vi.advanceTimersByTime(1)
  expect(held()).toBeUndefined()
  answers.follow([listed], 12_000)
  expect(held()).toBeUndefined()
  expect(answers.follow([listed], 0)).toBe(false)
  expect(held()).toBeDefined()
  expect(answers.follow([], 0)).toBe(true)
  expect(held()).toBeUndefined()
})

test('what the server lists changes nothing of what this page sends, has answered or takes back', () => {
  answers.send(table)
  answers.follow([{ ...table, withdrawableSeconds: 30 }], 0)
  expect(held()?.isStored).toBe(false)
  answers.keep(table)
  answers.follow([], 0)
  expect(held()?.isStored).toBe(true)
  answers.release('7')
  answers.follow([{ ...table, withdrawableSeconds: 30 }], 0)
  answers.stay('7')
  answers.follow([], 0)
  expect(held()).toBeDefined()
})

test('an answer that was not told ends when the guest changes the request, whatever an older list says', () => {
  const listed = [{ ...table, withdrawableSeconds: 20 }]
  answers.keep(table)
  answers.waitAgain([{ ...table, state: 'NEW' }])
  expect(held()).toBeDefined()
  answers.waitAgain([{ ...table, state: 'NEW', version: 3 }])
  expect(held()).toBeUndefined()
  answers.follow(listed, 0)
  expect(held()).toBeUndefined()
  answers.follow([{ ...table, version: 4, withdrawableSeconds: 20 }], 0)
  expect(held()).toBeDefined()
})

test('an answer that is being taken back stays in its place until that is done', () => {
  answers.keep(table)
  answers.stay('7')
  answers.waitAgain([{ ...table, state: 'NEW', version: 3 }])
  expect(held()).toBeDefined()
})
