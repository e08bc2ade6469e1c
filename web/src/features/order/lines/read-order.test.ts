import fc from 'fast-check'
import { expect, test } from 'vitest'
import { servingKey } from '../order-address.ts'
import { ofAddress, readFragment } from './read-order.ts'

const dish = (id: string, more: object = {}) => ({
  ...{ id, name: `Yemek ${id}`, price: 100, availiblity: true },
  servings: [] as { label: string; price: number }[],
  foodInformation: { isAlcoholicDrink: false },
  ...more,
})
/** What the API gives: no hidden dish, and none that is passive. */
const MENU = {
  products: [
    dish('1'),
    dish('2', {
      servings: [
        { label: '1,5 porsiyon', price: 150 },
        { label: 'tadımlık', price: 0 },
      ],
    }),
    dish('3', { availiblity: false }),
    dish('4', { price: 0, servings: [{ label: 'büyük', price: 60 }] }),
    dish('5', { foodInformation: { isAlcoholicDrink: true }, servings: [{ label: 'kadeh', price: 200 }] }),
  ],
}
const HIDDEN = ['6', '7']
/** What may be ordered: dish and serving, by name. */
const ORDERABLE = new Set(['1', '2', '2, 1,5 porsiyon', '4, büyük'])
const KEYS = ['1,5 porsiyon', 'tadımlık', 'büyük', 'kadeh'].map(servingKey)

const lineText = (dishId: string, serving: string, many: string) => `.${dishId}${serving}x${many}`
const id = fc.oneof(
  fc.constantFrom('1', '2', '3', '4', '5', ...HIDDEN),
  fc.constantFrom('0', '01', '999999', '1234567890', '-1', '1e3', '<script>', '%3Cscript%3E', '٣'),
  fc.nat().map(String),
)
const key = fc.oneof(fc.constantFrom('', ...KEYS.map((each) => `-${each}`)), fc.string({ maxLength: 4 }))
const count = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map(String),
  fc.constantFrom('0', '51', '999999', '1.5', '-1', '', '1e1'),
)
const forged = fc.tuple(id, key, count).map((parts) => lineText(...parts))
/** Lines that could be an order's, of dishes that may be ordered and of others. */
const sound = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('1', '2', '3', '4', '5', ...HIDDEN),
      fc.constantFrom('', ...KEYS.map((each) => `-${each}`)),
      fc.integer({ min: 1, max: 50 }).map(String),
    ),
    { selector: ([dishId, serving]) => dishId + serving, minLength: 1, maxLength: 12 },
  )
  .map((lines) => lines.map((parts) => lineText(...parts)))
const fragment = fc.oneof(
  sound.map((lines) => `#o=1${lines.join('')}`),
  fc
    .tuple(
      fc.constantFrom('#o=1', '#o=1', '#o=2', '#x&o=1'),
      sound,
      fc.array(forged, { maxLength: 45 }),
      fc.constantFrom('', '&t=7', '&t=0', '&t=1000', '&t=<b>'),
    )
    .map(([start, some, others, end]) => start + [...some, ...others].join('') + end),
  fc.string({ unit: 'binary' }).map((text) => `#o=${text}`),
)

test('10,000 addresses that anybody wrote: one sentence, or lines of which only those count that may be ordered', () => {
  let ordered = 0
  let refused = 0
  fc.assert(
    fc.property(fragment, (hash) => {
      const order = readFragment(hash)
      if (order === 'UNREADABLE') return void refused++
      for (const each of order?.lines ?? []) {
        const { dish: found, serving, price, count: many, problem } = ofAddress(MENU, each)
        const isOrderable = ORDERABLE.has([found?.id, serving].filter(Boolean).join(', '))
        expect(problem === '').toBe(isOrderable)
        if (problem) continue
        ordered++
        expect(price).toBeGreaterThan(0)
        expect(many >= 1 && many <= 50).toBe(true)
        expect(HIDDEN).not.toContain(found?.id)
      }
    }),
    { numRuns: 10_000, seed: 20261128 },
  )
  // Both were seen often.
  expect(Math.min(ordered, refused)).toBeGreaterThan(500)
})
