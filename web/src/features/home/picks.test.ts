import { expect, test } from 'vitest'
import { picksOf, shownOf } from './picks.ts'

type Products = Parameters<typeof picksOf>[0]['products']

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `${index}`, imageFilePath: null }))

const dish = (categoryId: string, name: string, more: Partial<Products[number]> = {}): Products[number] => ({
  id: name,
  name,
  categoryId,
  description: null,
  price: 1,
  servingLabel: null,
  availiblity: true,
  productImages: [],
  foodInformation: { isAlcoholicDrink: false },
  ...more,
})
const PICTURE = { productImages: [{ filePath: 'a.webp' }] }

const names = (count: number, products: Products) =>
  picksOf({ categories: categories(count), products }).map(({ name }) => name)

test('the first dish with a picture stands for its category, else the first', () => {
  const others = ['3', '4', '5', '6'].map((category) => dish(category, category))
  expect(
    names(7, [dish('0', 'a'), dish('0', 'b', PICTURE), dish('0', 'c', PICTURE), dish('2', 'd'), ...others]),
  ).toEqual(['b', 'd', '3', '4', '5', '6'])
})

test('fewer than six categories show six of all their dishes, from the first to the last', () => {
  for (const sizes of [[4], [1, 9], [9, 9, 9], [0, 3, 0, 1, 1], [1, 9, 2, 4, 7]]) {
    const products = sizes.flatMap((size, category) =>
      Array.from({ length: size }, (_, index) => dish(`${category}`, `${category}.${index}`)),
    )
    const shown = names(sizes.length, products)
    expect(shown).toHaveLength(Math.min(6, products.length))
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(shown.toSorted())
    expect([shown[0], shown.at(-1)]).toEqual([products[0]?.name, products.at(-1)?.name])
  }
})

test('where six dishes of few categories have a picture, those are shown', () => {
  const products = Array.from({ length: 12 }, (_, index) =>
    dish(`${index % 3}`, `${index}`, index % 2 ? PICTURE : {}),
  )
  expect(names(3, products)).toEqual(['1', '3', '5', '7', '9', '11'])
})

test('what is sold out and what may not be advertised is left out', () => {
  expect(
    names(3, [
      dish('0', 'rakı', { ...PICTURE, foodInformation: { isAlcoholicDrink: true } }),
      dish('1', 'out', { ...PICTURE, availiblity: false }),
      dish('1', 'in'),
    ]),
  ).toEqual(['in'])
})

test('six of many categories are spread from the first to the last', () => {
  const one = (index: number) => dish(`${index}`, `dish ${index}`, PICTURE)
  const of = (count: number) =>
    names(
      count,
      Array.from({ length: count }, (_, index) => one(index)),
    )
  expect(of(6)).toHaveLength(6)
  expect(of(7)).toHaveLength(6)
  expect(of(10).map((name) => Number(name.slice(5)))).toEqual([0, 2, 4, 5, 7, 9])
  for (const count of [7, 8, 12, 31]) {
    expect(of(count)[0]).toBe('dish 0')
    expect(of(count)).toHaveLength(6)
    expect(of(count)[5]).toBe(`dish ${count - 1}`)
  }
})

test('categories without a picture come in only where fewer than six have one', () => {
  const products = (pictured: number) =>
    Array.from({ length: 9 }, (_, index) => dish(`${index}`, `${index}`, index < pictured ? PICTURE : {}))
  expect(names(9, products(6))).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(names(9, products(5))).toEqual(['0', '2', '3', '5', '6', '8'])
})

test('the dishes that a document carries are shown as all dishes are', () => {
  const products = Array.from({ length: 30 }, (_, index) =>
    dish(`${index % 10}`, `${index}`, index % 3 ? PICTURE : {}),
  )
  const home = { abouts: [], categories: categories(10), products }
  for (const count of [10, 3]) {
    const one = { ...home, categories: categories(count) }
    expect(shownOf(one).products).toHaveLength(6)
    expect(picksOf(shownOf(one))).toEqual(picksOf(one))
  }
})
