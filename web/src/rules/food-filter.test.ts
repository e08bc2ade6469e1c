import { describe, expect, test } from 'vitest'
import { ALLERGENS } from './food.ts'
import {
  FOOD_WISHES,
  type FoodWish,
  suitability,
  unknownTexts,
  wishesIn,
  wishField,
  writtenWishes,
} from './food-filter.ts'

describe('what is wished in an address', () => {
  test.each<[string, FoodWish[]]>([
    ['', []],
    ['icermesin=', []],
    ['icermesin=sut', ['MILK']],
    ['icermesin=SÜT,Sülfit&icermesin=BALIK acı-bakla', ['FISH', 'MILK', 'SULPHITES', 'LUPIN']],
    ['icermesin=sut&icermesin=gluten&icermesin=sut', ['GLUTEN', 'MILK']],
    ['icermesin=sut gluten', ['GLUTEN', 'MILK']],
    ['icermesin=SUT bal', ['MILK']],
    ['icermesin=constructor&diyet=__proto__', []],
    ['diyet=Vegan', ['VEGAN']],
    ['icermesin=alkol sut&diyet=vejetaryen', ['VEGETARIAN', 'NO_ALCOHOL', 'MILK']],
    ['diyet=alkol&icermesin=vegan', []],
  ])('%s is %j', (query, wishes) => expect(wishesIn(new URLSearchParams(query))).toEqual(wishes))

  test('is read from what was written, and each wish has a field of its own', () => {
    expect(wishesIn(new URLSearchParams(writtenWishes(FOOD_WISHES)))).toEqual([...FOOD_WISHES])
    const fields = FOOD_WISHES.map(
      (wish) => new URLSearchParams([Object.values(wishField(wish)) as [string, string]]),
    )
    expect(fields.map(wishesIn)).toEqual(FOOD_WISHES.map((wish) => [wish]))
    for (const field of fields) expect(String(field)).toMatch(/^[a-z]+=[a-z-]+$/)
    expect(writtenWishes([])).toEqual({})
  })
})

const UNANSWERED = { allergens: null, diet: null, containsAlcohol: null, containsPork: null }

describe('a dish', () => {
  test.each<[object, FoodWish[], string]>([
    [{ allergens: ['MILK'] }, ['MILK'], 'NO'],
    [{ allergens: ['MILK', 'EGGS'] }, ['FISH', 'EGGS'], 'NO'],
    [{ allergens: ['MILK'] }, ['EGGS'], 'YES'],
    [{ allergens: [] }, [...ALLERGENS], 'YES'],
    [{}, ['EGGS'], 'UNKNOWN'],
    [{}, [], 'YES'],
    [{ diet: 'VEGAN' }, ['VEGAN', 'VEGETARIAN'], 'YES'],
    [{ diet: 'VEGETARIAN' }, ['VEGETARIAN'], 'YES'],
    [{ diet: 'VEGETARIAN' }, ['VEGAN'], 'NO'],
    [{ diet: 'NEITHER' }, ['VEGETARIAN'], 'NO'],
    [{ allergens: [] }, ['VEGAN'], 'UNKNOWN'],
    [{ allergens: ['MILK'] }, ['VEGAN'], 'NO'],
    [{ allergens: ['MILK'] }, ['VEGETARIAN'], 'UNKNOWN'],
    [{ containsPork: true }, ['VEGETARIAN'], 'NO'],
    [{ containsAlcohol: false }, ['NO_ALCOHOL'], 'YES'],
    [{ containsAlcohol: true }, ['NO_ALCOHOL'], 'NO'],
    [{ isAlcoholicDrink: true }, ['NO_ALCOHOL'], 'NO'],
    [{}, ['NO_ALCOHOL'], 'UNKNOWN'],
    [{ diet: 'VEGAN' }, ['VEGAN', 'MILK'], 'UNKNOWN'],
    [{ diet: 'NEITHER' }, ['VEGAN', 'MILK'], 'NO'],
  ])('of %j, with the wish %j: %s', (answers, wishes, expected) => {
    const food = { ...UNANSWERED, ...answers }
    expect(suitability(food, wishes)).toBe(expected)
    if (expected !== 'NO') expect(unknownTexts(food, wishes).length > 0).toBe(expected === 'UNKNOWN')
  })

  test('tells what is not known of it, each once', () => {
    expect(unknownTexts(UNANSWERED, ['VEGAN', 'NO_ALCOHOL', 'MILK', 'NUTS'])).toEqual([
      'Vegan mı, bilinmiyor',
      'Alkol içerir mi, bilinmiyor',
      'Alerjenleri bilinmiyor',
    ])
    expect(unknownTexts({ ...UNANSWERED, allergens: [] }, ['MILK'])).toEqual([])
  })
})
