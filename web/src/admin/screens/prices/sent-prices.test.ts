import { expect, test } from 'vitest'
import { areStored, refusedPrices } from './sent-prices.ts'

const sent = new Map([
  ['1', { price: 110, seen: 100 }],
  ['2', { price: 220, seen: 200 }],
])
const stored = (one: number, two: number) => [
  { id: '1', price: one },
  { id: '2', price: two },
]

test.each([
  ['all are', stored(110, 220), true],
  ['others have changed one since', stored(110, 250), true],
  ['one is as it was seen', stored(110, 200), false],
  ['none is', stored(100, 200), false],
  ['the menu was not read', undefined, false],
])('prices without a reply are stored if %s', (_case, products, expected) => {
  expect(areStored(sent, products)).toBe(expected)
})

test.each([
  ['corrected', true, 110],
  ['computed by the rule', false, 105],
])(
  'a refused price that was %s is a change of the one that others have stored',
  (_case, mayReplace, price) => {
    expect(refusedPrices(sent, stored(105, 200), () => mayReplace)).toEqual(
      new Map([
        ['1', { price, seen: 105 }],
        ['2', { price: 220, seen: 200 }],
      ]),
    )
  },
)
