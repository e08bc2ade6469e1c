import { describe, expect, test } from 'vitest'
import { isSlip, priceByRule, readAmount } from './price-rule.ts'

describe('a price by a rule', () => {
  test.each([
    [100, { percent: 12, amount: 0, roundTo: 500 }, 110],
    [103, { percent: 12, amount: 0, roundTo: 500 }, 115],
    [165, { percent: 12, amount: 0, roundTo: 500 }, 185],
    [112.5, { percent: 0, amount: 0, roundTo: 500 }, 115],
    [100, { percent: 0, amount: 12.5, roundTo: 1 }, 112.5],
    [19.99, { percent: 10, amount: 0, roundTo: 1 }, 21.99],
    [0.1, { percent: 200, amount: 0, roundTo: 1 }, 0.3],
    [100, { percent: -7.5, amount: 0, roundTo: 50 }, 92.5],
    [10, { percent: 0, amount: -20, roundTo: 100 }, 0],
    [0, { percent: 12, amount: 0, roundTo: 500 }, 0],
  ])('of %d by %j is %d (D46)', (price, rule, expected) => {
    expect(priceByRule(price, rule)).toBe(expected)
  })
})

test.each([
  ['12', 12],
  ['+12', 12],
  ['%12', 12],
  [' -7,5 ', -7.5],
  ['−5 TL', -5],
  ['', 0],
  ['on iki', null],
  ['1.2.3', null],
  ['1,234', null],
])('the amount %j is read as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  [165, 18_500, true],
  [100, 300, true],
  [300, 100, true],
  [100, 299, false],
  [0, 100, false],
])('from %d to %d a slip: %s', (before, after, slip) => {
  expect(isSlip(before, after)).toBe(slip)
})
