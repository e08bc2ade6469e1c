import { expect, test } from 'vitest'
import { lineName, linesBack, type PlanFacts, type PlanRecord } from './plan-record.ts'

const line = (productId: string, serving: string | null, priceBefore: number | null): PlanFacts => ({
  ...{ productId, serving, price: 300, seenPrice: 200, priceBefore, isStale: false },
  product: { name: 'Adana' },
})
const facts = [line('1', null, 210), line('1', 'Duble', 280), line('2', null, null), line('1', 'Yarım', null)]
const now = [{ id: '1', price: 205, servings: [{ label: 'Duble', price: 270 }] }]
const plan = (appliedAt: string | null) => ({ appliedAt, facts }) as unknown as PlanRecord

test('the way back from a plan leads to the prices of now, and from an applied one to those before it', () => {
  expect(linesBack(plan(null), now)).toEqual([
    { productId: '1', serving: null, price: 205 },
    { productId: '1', serving: 'Duble', price: 270 },
  ])
  expect(linesBack(plan('2026-11-28T05:00:00.000Z'), now)).toEqual([
    { productId: '1', serving: null, price: 210 },
    { productId: '1', serving: 'Duble', price: 280 },
  ])
})

test('a removed dish has its number for a name', () => {
  expect(lineName({ ...line('7', 'Duble', null), product: null })).toBe('No 7 · Duble')
})
