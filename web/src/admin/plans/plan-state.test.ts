import { expect, test } from 'vitest'
import { servingName, staleFirst, stateOf } from './plan-state.ts'

const MOMENT = '2026-11-28T05:00:00.000Z'

test.each([
  [{ appliesAt: null, appliedAt: null, isDeleted: false }, 'draft'],
  [{ appliesAt: MOMENT, appliedAt: null, isDeleted: false }, 'planned'],
  [{ appliesAt: MOMENT, appliedAt: MOMENT, isDeleted: false }, 'applied'],
  [{ appliesAt: null, appliedAt: MOMENT, isDeleted: false }, 'applied'],
  [{ appliesAt: MOMENT, appliedAt: null, isDeleted: true }, 'cancelled'],
])('the state of %j is %s', (plan, state) => {
  expect(stateOf(plan)).toBe(state)
})

test('prices that were changed since come first, in the order of the plan', () => {
  const lines = [
    { name: 'a', isStale: false },
    { name: 'b', isStale: true },
    { name: 'c', isStale: false },
    { name: 'd', isStale: true },
  ]
  expect(staleFirst(lines).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c'])
})

test('a serving is named after its dish', () => {
  expect(servingName({ name: 'Adana', serving: '1,5 porsiyon' })).toBe('Adana · 1,5 porsiyon')
  expect(servingName({ name: 'Adana', serving: null })).toBe('Adana')
})
