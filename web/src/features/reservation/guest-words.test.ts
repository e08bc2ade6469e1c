import { expect, test } from 'vitest'
import { canGiveUp } from './guest-words.ts'

test('a table is given up before its time, and only while it is asked for or promised', () => {
  const at = '2026-11-28T16:00:00Z'
  const before = new Date('2026-11-28T15:59:59Z')
  expect(canGiveUp('NEW', at, before)).toBe(true)
  expect(canGiveUp('CONFIRMED', at, before)).toBe(true)
  expect(canGiveUp('CONFIRMED', at, null)).toBe(true)
  expect(canGiveUp('CONFIRMED', at, new Date(at))).toBe(false)
  expect(canGiveUp('ARRIVED', at, before)).toBe(false)
})
