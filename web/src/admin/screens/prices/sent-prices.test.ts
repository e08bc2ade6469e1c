import { describe, expect, test, vi } from 'vitest'
import { refusedPrices, wasStored } from './sent-prices.ts'

const sent = new Map([
  ['1', { price: 110, seen: 100 }],
  ['2', { price: 220, seen: 200 }],
])
const stored = (one: number, two: number) => [
  { id: '1', price: one },
  { id: '2', price: two },
]

describe('a call without a reply', () => {
  const call = {
    clientKey: 'key',
    changes: [
      { productId: '1', price: 110, seenPrice: 100 },
      { productId: '2', price: 220, seenPrice: 200 },
    ],
  }

  test.each([
    ['its prices are there', stored(110, 220)],
    ['others have changed all prices since', stored(120, 250)],
    ['one of its dishes is gone', stored(100, 200).slice(1)],
  ])('is asked for by its key if %s', async (_case, products) => {
    for (const answer of [true, false]) {
      const send = vi.fn(async () => answer)
      expect(await wasStored(call, products, send)).toBe(answer)
      expect(send).toHaveBeenCalledExactlyOnceWith(call)
    }
  })

  test('is not stored, and not sent again, if all prices are as they were seen', async () => {
    const send = vi.fn(async () => true)
    expect(await wasStored(call, stored(100, 200), send)).toBe(false)
    expect(send).not.toHaveBeenCalled()
  })

  test('remains unknown without the menu, and without a reply again', async () => {
    expect(await wasStored(call, undefined, async () => true)).toBe(undefined)
    expect(await wasStored(call, stored(110, 220), () => Promise.reject(new Error('away')))).toBe(undefined)
  })
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
