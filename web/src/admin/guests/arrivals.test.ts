import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

test('requests arrive when more wait than before', () => {
  const arrivals = new Arrivals()
  expect([2, 2, 3, 1, 3].map((count) => arrivals.look(count))).toEqual([0, 0, 1, 0, 2])
})

test('a request that arrives while another is answered is one, though as many wait as before', () => {
  const arrivals = new Arrivals()
  arrivals.look(2)
  arrivals.begin()
  expect(arrivals.look(3)).toBe(0)
  arrivals.end(-1)
  expect(arrivals.look(2)).toBe(1)
})

test('one whose answer is taken back has not arrived, and a refused answer changes nothing', () => {
  const arrivals = new Arrivals()
  arrivals.look(1)
  arrivals.begin()
  arrivals.end(-1)
  expect(arrivals.look(0)).toBe(0)
  arrivals.begin()
  arrivals.end(1)
  expect(arrivals.look(1)).toBe(0)
  arrivals.begin()
  arrivals.end(0)
  expect(arrivals.look(1)).toBe(0)
})

test('another tab that has sounded has done so for what it saw, until the next look', () => {
  const arrivals = new Arrivals()
  arrivals.look(0)
  expect(arrivals.isHeard(1)).toBe(false)
  arrivals.hear(1)
  expect([arrivals.isHeard(1), arrivals.isHeard(2)]).toEqual([true, false])
  expect(arrivals.look(1)).toBe(1)
  expect(arrivals.isHeard(1)).toBe(false)
})

test('one that arrives after an answer of this page was not heard with those before', () => {
  const arrivals = new Arrivals()
  arrivals.look(1)
  arrivals.hear(2)
  arrivals.begin()
  arrivals.end(-1)
  expect([arrivals.isHeard(1), arrivals.isHeard(2)]).toEqual([true, false])
})
