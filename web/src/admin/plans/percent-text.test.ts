import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

test.each([
  [12.5, 'tr', '+%12,5'],
  [-5, 'tr', '−%5'],
  [0, 'tr', '%0'],
  [12.5, 'en', '+12.5%'],
  [1_200, 'tr', '+%1.200'],
])('%d (%s) is %s', (percent, locale, expected) => {
  expect(percentText(percent, locale)).toBe(expected)
})
