import { expect, test } from 'vitest'
import { formatDollars, formatPrice } from './price.ts'

test.each([
  [120, '120 TL'],
  [12.5, '12,50 TL'],
  [1250, '1.250 TL'],
  [0, '0 TL'],
  [1_000_000, '1.000.000 TL'],
])('%d lira reads as %s', (lira, shown) => {
  expect(formatPrice(lira)).toBe(shown)
})

test.each([
  [18, '$18'],
  [1200, '$1,200'],
])('%d sample dollars read as %s', (amount, shown) => {
  expect(formatDollars(amount)).toBe(shown)
})
