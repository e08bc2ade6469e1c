import { expect, test } from 'vitest'
import { sampleFoods } from '../../lib/sample-foods.ts'
import { sampleOrder } from '../cart/sample-order.ts'
import { sampleMeals } from './sample-meals.ts'

test('sample prices are between 15 and 35 dollars', () => {
  const priced = [...sampleFoods, ...sampleOrder, ...sampleMeals.flatMap(({ dishes }) => dishes)]
  expect(priced.filter(({ price }) => price < 15 || price > 35)).toEqual([])
})
