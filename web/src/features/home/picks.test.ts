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
  expect(
    names(3, [dish('0', 'a'), dish('0', 'b', PICTURE), dish('0', 'c', PICTURE), dish('2', 'd')]),
  ).toEqual(['b', 'd'])
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
  expect(shownOf(home).products).toHaveLength(6)
  expect(picksOf(shownOf(home))).toEqual(picksOf(home))
})
