import { expect, test } from 'vitest'
import { namedDishes } from './named-dishes.ts'

const dishes = (...categories: readonly string[]) =>
  categories.map((categoryId, at) => ({ categoryId, name: `${categoryId}${at}` }))

test.each([
  [[], []],
  [['a'], ['a0']],
  [
    ['a', 'a', 'a', 'a'],
    ['a0', 'a1', 'a2'],
  ],
  [
    ['a', 'a', 'b', 'b'],
    ['a0', 'a1', 'b2'],
  ],
  [
    ['a', 'a', 'b', 'b', 'c', 'd'],
    ['a0', 'b2', 'c4'],
  ],
])('dishes of %j are named by %j', (categories, named) => {
  expect(namedDishes(dishes(...categories)).map(({ name }) => name)).toEqual(named)
})
