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

test('an empty text suggests ingredients of the category, the most frequent first', () => {
  expect(proposedIngredients(own, dishes, '')).toEqual([
    ...['su', 'tereyağı', 'bulgur (buğday, su)', 'kırmızı mercimek'],
  ])
})

test('letters suggest ingredients of all dishes with that beginning, ignoring case and diacritics', () => {
  expect(proposedIngredients(own, dishes, 'su, T')).toEqual(['tereyağı', 'tahin', 'tuz'])
  expect(proposedIngredients(own, dishes, 'KIR')).toEqual(['kırmızı mercimek'])
  expect(proposedIngredients(own, dishes, 'mercimek')).toEqual([])
})

test('ingredients of the dish, or a completely typed one, are not suggested', () => {
  expect(proposedIngredients(own, dishes, 'su, tereyağı, t')).toEqual(['tahin', 'tuz'])
  expect(proposedIngredients(own, dishes, 'tahin')).toEqual([])
})

test('a suggestion replaces the typed text, and the next one can follow', () => {
  expect(withIngredient('', 'su')).toBe('su, ')
  expect(withIngredient('su, te', 'tereyağı')).toBe('su, tereyağı, ')
  expect(trimmedIngredients('su, tereyağı, ')).toBe('su, tereyağı')
})
