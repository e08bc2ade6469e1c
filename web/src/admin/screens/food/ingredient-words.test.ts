import { expect, test } from 'vitest'
import type { WorkDish } from './food.operations.ts'
import { proposedIngredients, trimmedIngredients, withIngredient } from './ingredient-words.ts'

const dish = (id: string, ingredients: string | null, category = 'Çorbalar') =>
  ({ id, category: { name: category }, foodInformation: { ingredients } }) as WorkDish

const own = dish('1', null)
const dishes = [
  own,
  dish('2', 'su, tereyağı, kırmızı mercimek'),
  dish('3', 'su, Tereyağı, bulgur (buğday, su)'),
  dish('4', 'tahin, şeker, tuz', 'Tatlılar'),
  dish('5', null),
]

test('nothing typed proposes what dishes of the category have, the most frequent first', () => {
  expect(proposedIngredients(own, dishes, '')).toEqual([
    ...['su', 'tereyağı', 'bulgur (buğday, su)', 'kırmızı mercimek'],
  ])
})

test('letters propose what begins so in any dish, whatever its case and marks', () => {
  expect(proposedIngredients(own, dishes, 'su, T')).toEqual(['tereyağı', 'tahin', 'tuz'])
  expect(proposedIngredients(own, dishes, 'KIR')).toEqual(['kırmızı mercimek'])
  expect(proposedIngredients(own, dishes, 'mercimek')).toEqual([])
})

test('what the dish has already, or has just been typed whole, is not proposed', () => {
  expect(proposedIngredients(own, dishes, 'su, tereyağı, t')).toEqual(['tahin', 'tuz'])
  expect(proposedIngredients(own, dishes, 'tahin')).toEqual([])
})

test('a proposal takes the place of what was typed, and the next one can follow', () => {
  expect(withIngredient('', 'su')).toBe('su, ')
  expect(withIngredient('su, te', 'tereyağı')).toBe('su, tereyağı, ')
  expect(trimmedIngredients('su, tereyağı, ')).toBe('su, tereyağı')
})
