import { describe, expect, test } from 'vitest'
import { menuData } from '../../../../features/menu/menu-data.ts'
import { googleMenu } from '../../print/google-menu.ts'
import { readJson } from './read-json.ts'

const FOOD = { isAlcoholicDrink: false, allergens: [], diet: null, energyKcal: null, portion: null }
const CATEGORIES = [
  { id: '1', name: 'Çorbalar', description: 'Her gün taze', status: 'ACTIVE', position: 1 },
  { id: '2', name: 'Kebaplar', description: null, status: 'ACTIVE', position: 2 },
]
const product = (id: string, name: string, price: number, more: object = {}) => ({
  ...{ id, name, price, description: null, categoryId: '2', status: 'ACTIVE', availiblity: true },
  ...{ servingLabel: null, servings: [], productImages: [], foodInformation: FOOD, ...more },
})
const PRODUCTS = [
  product('1', 'Mercimek', 120, { categoryId: '1', description: 'Limonla' }),
  product('2', 'Adana', 250.5, { servings: [{ label: 'duble', price: 400 }] }),
]
const EXPECTED = [
  { name: 'Çorbalar', dishes: [{ name: 'Mercimek', description: 'Limonla', price: 120, otherPrices: [] }] },
  {
    name: 'Kebaplar',
    dishes: [{ name: 'Adana', price: 250.5, otherPrices: [{ label: 'duble', price: 400 }] }],
  },
]
const read = (data: unknown) => readJson(JSON.stringify(data)).categories

describe('a menu as data', () => {
  test('of this product’s own pages', () => {
    const data = menuData({ categories: CATEGORIES, products: PRODUCTS } as never)
    expect(read(data)).toMatchObject(EXPECTED)
    expect(
      read({ '@graph': [{ '@type': 'Restaurant', hasMenu: { '@id': '/menu#menu' } }, data] }),
    ).toMatchObject(EXPECTED)
  })

  test('of Google', () => {
    const { menu } = googleMenu(PRODUCTS as never, CATEGORIES as never, 'http://localhost/menu')
    expect(read(menu)).toMatchObject(EXPECTED)
  })

  test('of /menu.json', () => {
    const dish = {
      name: 'Adana',
      description: null,
      price: 250.5,
      servingLabel: null,
      servings: [{ label: 'duble', price: 400 }],
    }
    const portion = { amount: 150, unit: 'G', of: null }
    expect(
      read({ categories: [{ name: 'Kebaplar', description: null, dishes: [{ ...dish, portion }] }] }),
    ).toMatchObject([{ name: 'Kebaplar', dishes: [{ ...EXPECTED[1]?.dishes[0], portion: '150 g' }] }])
  })

  test('without a price has a doubt', () => {
    expect(read({ '@type': 'MenuItem', name: 'Balık' })).toMatchObject([
      { dishes: [{ price: null, doubts: ['NO_PRICE'] }] },
    ])
  })
})

test.each([
  ['1250', 'TRY', 1250],
  ['1250.5', 'TRY', 1250.5],
  [1250.5, undefined, 1250.5],
  ['1.250', 'TRY', null],
  ['1.250,00', 'TRY', null],
  ['12', 'EUR', null],
  [12, 'USD', null],
])('a price of %j %s is %j', (price, priceCurrency, expected) => {
  const item = { '@type': 'MenuItem', name: 'Tandır', offers: { '@type': 'Offer', price, priceCurrency } }
  expect(read(item)).toMatchObject([{ dishes: [{ price: expected }] }])
})

describe('a fault', () => {
  test.each([
    ['no JSON', '{"categories": ['],
    ['fifty levels', `${'['.repeat(50)}${']'.repeat(50)}`],
    ['a million levels', '['.repeat(1_000_000)],
  ])('%s', (_, text) => {
    expect(() => readJson(text)).toThrow('notReadable')
  })

  test('data without a dish', () => {
    expect(() => readJson('{"name": "x"}')).toThrow('nothingFound')
  })
})
