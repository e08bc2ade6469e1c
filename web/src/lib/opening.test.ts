import { expect, test } from 'vitest'
import { isOpenAt } from './opening.ts'

const hours = { opens: '08:00', closes: '22:00' }

test.each([
  ['2026-11-21T04:59:00Z', false],
  ['2026-11-21T05:00:00Z', true],
  ['2026-11-21T18:59:00Z', true],
  ['2026-11-21T19:00:00Z', false],
])('at %s it is open: %s', (moment, open) => {
  expect(isOpenAt(new Date(moment), hours)).toBe(open)
})
