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

test('a price is formatted the same however many others were formatted before', () => {
  for (let lira = 0; lira < 2_500; lira += 0.5) formatPrice(lira)
  expect(formatPrice(12.5)).toBe('12,50 TL')
  expect(formatPrice(2_499)).toBe('2.499 TL')
})
