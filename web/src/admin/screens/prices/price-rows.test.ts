import { expect, test } from 'vitest'
import { priceRows } from './price-rows.ts'

test('servings are prices of their own after that of their dish', () => {
  const dish = { id: '1', name: 'Adana', price: 200, categoryId: '7' }
  const servings = [{ label: '1,5 porsiyon', price: 280 }]
  expect(priceRows([{ ...dish, servings }])).toEqual([
    { id: '1', productId: '1', serving: null, categoryId: '7', name: 'Adana', price: 200 },
    {
      id: '1 1,5 porsiyon',
      productId: '1',
      serving: '1,5 porsiyon',
      categoryId: '7',
      name: 'Adana · 1,5 porsiyon',
      price: 280,
    },
  ])
})
