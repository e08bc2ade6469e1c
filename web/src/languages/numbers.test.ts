import { expect, test } from 'vitest'
import { numberFormat } from './numbers.ts'

const SIGNS = {
  en: { grouping: ',', decimal: '.' },
  de: { grouping: '.', decimal: ',' },
  ru: { grouping: '\u00a0', decimal: ',' },
}

test.each([
  ['en', 120, '120 TL'],
  ['en', 1_250, '1,250 TL'],
  ['en', 12.5, '12.50 TL'],
  ['en', 1_234_567.89, '1,234,567.89 TL'],
  ['de', 1_250, '1.250 TL'],
  ['de', 12.5, '12,50 TL'],
  ['ru', 1_250, '1\u00a0250 TL'],
  ['ru', 12.5, '12,50 TL'],
] as const)('in %s a price of %d lira is %s', (code, lira, text) => {
  expect(numberFormat(SIGNS[code]).price(lira)).toBe(text)
})

test('a number has the decimal places that it has', () => {
  const { number } = numberFormat(SIGNS.de)
  expect([0.5, 180, 1_250, 1_250.25].map((value) => number(value))).toEqual([
    '0,5',
    '180',
    '1.250',
    '1.250,25',
  ])
})
