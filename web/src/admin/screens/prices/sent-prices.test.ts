import { expect, test } from 'vitest'
import { refusedPrices } from './sent-prices.ts'

const sent = new Map([
  ['1', { price: 110, seen: 100 }],
  ['2', { price: 220, seen: 200 }],
])
const stored = (one: number, two: number) => [
  { id: '1', price: one },
  { id: '2', price: two },
]

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
