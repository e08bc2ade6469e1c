import { expect, test } from 'vitest'
import { formatDollars } from './sample-price.ts'

test.each([
  [18, '$18'],
  [1200, '$1,200'],
])('%d sample dollars read as %s', (amount, shown) => {
  expect(formatDollars(amount)).toBe(shown)
})
