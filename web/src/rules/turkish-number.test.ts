import fc from 'fast-check'
import { expect, test } from 'vitest'
import { turkishNumber } from './turkish-number.ts'

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
