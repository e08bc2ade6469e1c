import { expect, test } from 'vitest'
import { pricesByDish, type WaitingPlan } from './planned-prices.ts'

const plan = (id: string, appliesAt: string | null, price: number, serving: string | null = null) =>
  ({
    ...{ id, appliesAt, name: id, version: 1 },
    lines: [{ productId: '1', serving, price, seenPrice: 100 }],
  }) as WaitingPlan

test('the planned prices of a dish are in the order of their moments, drafts left out', () => {
  const later = '2026-12-24T05:00:00.000Z'
  const sooner = '2026-11-28T05:00:00.000Z'
  const plans = [
    plan('10', later, 300),
    plan('9', later, 250, 'Duble'),
    plan('8', null, 1),
    plan('11', sooner, 200),
  ]
  expect(pricesByDish(plans).get('1')).toEqual([
    { planId: '11', appliesAt: sooner, serving: null, price: 200 },
    { planId: '9', appliesAt: later, serving: 'Duble', price: 250 },
    { planId: '10', appliesAt: later, serving: null, price: 300 },
  ])
})
