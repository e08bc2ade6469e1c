import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPrice, turkishNumber } from './turkish-number.ts'

test('numbers of up to two decimal places are formatted as by Intl', () => {
  const format = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (hundredths) => {
      expect(turkishNumber(hundredths / 100)).toBe(format.format(hundredths / 100))
    }),
  )
})

test('as many decimal places are written as asked for', () => {
  const format = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  for (const value of [0, 12.5, 999, 1_000, 1_250.25, 1_000_000])
    expect(turkishNumber(value, 2)).toBe(format.format(value))
})

test.each([
  [120, '120 TL'],
  [12.5, '12,50 TL'],
  [1250, '1.250 TL'],
  [0, '0 TL'],
  [1_000_000, '1.000.000 TL'],
])('%d lira reads as %s', (lira, shown) => {
  expect(formatPrice(lira)).toBe(shown)
})

test('a price is formatted the same however many others were formatted before', () => {
  for (let lira = 0; lira < 2_500; lira += 0.5) formatPrice(lira)
  expect(formatPrice(12.5)).toBe('12,50 TL')
  expect(formatPrice(2_499)).toBe('2.499 TL')
})
