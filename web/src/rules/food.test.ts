import { describe, expect, test } from 'vitest'
import { Allergen } from '../../../server/modules/product/food.item.ts'
import { ENGLISH_CONTENT, TURKISH_CONTENT } from './content-names.ts'
import { ALLERGENS, contradictions, isListed, isPromoted, missingAnswers } from './food.ts'

const COMPLETE = {
  ingredients: 'un, su',
  allergens: ['GLUTEN'],
  containsAlcohol: false,
  containsPork: false,
  diet: 'VEGAN',
}

test('the allergens are those of the API, each with its names', () => {
  expect([...ALLERGENS]).toEqual(Object.values(Allergen))
  for (const names of [TURKISH_CONTENT, ENGLISH_CONTENT])
    expect(Object.keys(names)).toEqual([...ALLERGENS, 'PORK'])
})

describe('missing answers', () => {
  test('names nothing if all are answered, and none is an answer', () => {
    expect(missingAnswers(COMPLETE)).toEqual([])
    expect(missingAnswers({ ...COMPLETE, allergens: [] })).toEqual([])
  })

  test.each(Object.keys(COMPLETE))('%s if it is null or undefined', (name) => {
    expect(missingAnswers({ ...COMPLETE, [name]: null })).toEqual([name])
    expect(missingAnswers({ ...COMPLETE, [name]: undefined })).toEqual([name])
  })

  test('ingredients without visible characters', () => {
    expect(missingAnswers({ ...COMPLETE, ingredients: ' ' })).toEqual(['ingredients'])
  })
})

describe('a contradiction', () => {
  test('contains all that a diet excludes', () => {
    const allergens = [...ALLERGENS]
    expect(contradictions({ diet: 'VEGAN', allergens, containsPork: true }).sort()).toEqual([
      ...['CRUSTACEANS', 'EGGS', 'FISH', 'MILK', 'MOLLUSCS', 'PORK'],
    ])
    expect(contradictions({ diet: 'VEGETARIAN', allergens, containsPork: true }).sort()).toEqual([
      ...['CRUSTACEANS', 'FISH', 'MOLLUSCS', 'PORK'],
    ])
    expect(contradictions({ diet: 'NEITHER', allergens, containsPork: true })).toEqual([])
  })

  test('excludes unanswered questions', () => {
    expect(contradictions({ diet: 'VEGAN', allergens: null, containsPork: null })).toEqual([])
    expect(contradictions({ diet: null, allergens: ['MILK'], containsPork: true })).toEqual([])
  })
})

test('an alcoholic drink is never promoted, and listed only if the site does not hide such drinks', () => {
  const [drink, dish] = [{ isAlcoholicDrink: true }, { isAlcoholicDrink: false }]
  expect([isPromoted(drink), isPromoted(dish)]).toEqual([false, true])
  const listed = (food: typeof drink) =>
    [true, false].map((hideAlcoholicDrinks) => isListed(food, { hideAlcoholicDrinks }))
  expect(listed(drink)).toEqual([false, true])
  expect(listed(dish)).toEqual([true, true])
})
