import { describe, expect, test } from 'vitest'
import { UNANSWERED_FOOD } from '../../../../../tests/support/unanswered-food.ts'
import { type MenuCategory, type MenuDish, printedAhead, printedMenu } from './printed-menu.ts'

const answered = { ...UNANSWERED_FOOD, containsAlcohol: false, containsPork: false }
const dish = (id: string, values: Partial<MenuDish> = {}): MenuDish => ({
  id,
  name: `Yemek ${id}`,
  description: null,
  price: 100,
  priceSince: '2026-11-01',
  servingLabel: null,
  servings: [],
  status: 'ACTIVE',
  categoryId: '1',
  foodInformation: answered,
  ...values,
})
const categories: MenuCategory[] = [
  { id: '1', name: 'Ana yemekler', status: 'ACTIVE' },
  { id: '2', name: 'İçecekler', status: 'ACTIVE' },
  { id: '3', name: 'Gizli', status: 'PASSIVE' },
]
const lines = (products: MenuDish[]) =>
  printedMenu(products, categories).sections.flatMap((each) => each.dishes)

test('every dish that guests can order is listed, and no other', () => {
  const { sections, prices } = printedMenu(
    [
      dish('1', { categoryId: '2' }),
      dish('2'),
      dish('3', { status: 'PASSIVE' }),
      dish('4', { categoryId: '3' }),
    ],
    categories,
  )
  expect(sections.map(({ name, dishes }) => [name, dishes.map(({ id }) => id)])).toEqual([
    ['Ana yemekler', ['2']],
    ['İçecekler', ['1']],
  ])
  expect(prices.map(({ productId }) => productId)).toEqual(['1', '2'])
})

describe('the date', () => {
  test('is common if all prices apply from it', () => {
    expect(printedMenu([dish('1'), dish('2')], categories)).toMatchObject({ since: '01.11.2026' })
  })

  test('is beside each price if they differ', () => {
    const products = [dish('1'), dish('2', { priceSince: '2026-11-22' })]
    expect(printedMenu(products, categories)).toMatchObject({ since: null, newest: '22.11.2026' })
    expect(lines(products).map(({ since }) => since)).toEqual(['01.11.2026', '22.11.2026'])
  })
})

test('a list of a day ahead has the prices of its moment and that day, without dishes of which none is known', () => {
  const servings = [{ label: 'duble', price: 200, priceSince: '2026-11-01' }]
  const then = { id: '1', price: 112, priceSince: '2026-11-28', servings: [{ ...servings[0], price: 224 }] }
  const products = [dish('1', { servings }), dish('2')]
  const { since, newest, prices } = printedAhead(products, categories, [then as MenuDish], '2026-11-28')
  expect([since, newest]).toEqual(['28.11.2026', '28.11.2026'])
  expect(prices).toEqual([
    { productId: '1', price: 112 },
    { productId: '1', serving: 'duble', price: 224 },
  ])
})

test('a serving is a row of its own below its dish, with its price and its day', () => {
  const servings = [
    { label: '1,5 porsiyon', price: 150, priceSince: '2026-11-01' },
    { label: 'duble', price: 1_200.5, priceSince: '2026-11-22' },
  ]
  const products = [dish('1', { servingLabel: 'porsiyon', servings })]
  const { since, newest, prices } = printedMenu(products, categories)
  expect([since, newest]).toEqual([null, '22.11.2026'])
  expect(prices).toEqual([
    { productId: '1', price: 100 },
    { productId: '1', serving: '1,5 porsiyon', price: 150 },
    { productId: '1', serving: 'duble', price: 1_200.5 },
  ])
  expect(lines(products)).toMatchObject([
    {
      measure: 'porsiyon',
      servings: [
        { label: '1,5 porsiyon', price: '150 TL', since: '01.11.2026' },
        { label: 'duble', price: '1.200,50 TL', since: '22.11.2026' },
      ],
    },
  ])
})

test('a dish without a price is named', () => {
  expect(printedMenu([dish('1', { price: 0 }), dish('2')], categories).unpriced).toEqual([
    { id: '1', name: 'Yemek 1' },
  ])
})

test.each([
  [{}, '', true],
  [{ containsAlcohol: true }, 'alkol içerir', true],
  [{ containsAlcohol: false, containsPork: true }, 'domuz eti içerir', false],
  [{ containsAlcohol: true, containsPork: true }, 'alkol içerir, domuz eti içerir', false],
  [{ containsAlcohol: false, containsPork: false }, '', false],
  [{ containsAlcohol: true, isAlcoholicDrink: true }, '', false],
])('of %j it says “%s”, to be asked: %s', (answers, contents, hasUnansweredContents) => {
  const [line] = lines([dish('1', { foodInformation: { ...UNANSWERED_FOOD, ...answers } })])
  expect(line).toMatchObject({ contents, hasUnansweredContents })
})
