import { expect, test } from 'vitest'
import { refusedPrices, typedSince } from './typed-prices.ts'

test('a refused price of the rule gives way to the one that others have stored, and a correction does not', () => {
  const typed = {
    '1': { text: '110', seen: 100, isByRule: true },
    '2': { text: '220', seen: 200 },
    '3': { text: '330', seen: 300, isByRule: true },
  }
  const stored = [
    { id: '1', price: 105 },
    { id: '2', price: 205 },
  ]
  expect(refusedPrices(typed, stored)).toEqual({
    '1': { text: '105', seen: 105, isByRule: true },
    '2': { text: '220', seen: 205 },
    '3': { text: '330', seen: 300, isByRule: true },
  })
  expect(refusedPrices(typed, undefined)).toEqual(typed)
})

test('a correction of prices that turned out to be stored is a change of these, and the others are none', () => {
  const sent = { '1': { text: '150', seen: 100 }, '2': { text: '180,00', seen: 200 } }
  const typed = { ...sent, '1': { text: '170', seen: 100 }, '3': { text: '12', seen: 10 } }
  expect(typedSince(typed, sent)).toEqual({ '1': { text: '170', seen: 150 }, '3': { text: '12', seen: 10 } })
})
