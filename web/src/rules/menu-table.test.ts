import { describe, expect, test } from 'vitest'
import { ALLERGENS } from './food.ts'
import { FOOD_TABLE_COLUMNS, foodCell, readFoodCell, type TableFood } from './menu-table.ts'

const ANSWERS: TableFood = {
  ingredients: 'un, süt; "tuz"',
  allergens: ['GLUTEN', 'MILK'],
  allergenNote: 'buğday',
  containsAlcohol: true,
  containsPork: false,
  diet: 'NEITHER',
  portion: { amount: 1250.5, unit: 'G', of: 'dana köfte' },
  energyKcal: 0,
  energySource: 'ESTIMATE',
  isAlcoholicDrink: false,
}
const EMPTY = Object.fromEntries(FOOD_TABLE_COLUMNS.map((column) => [column, null])) as unknown as TableFood

test.each(FOOD_TABLE_COLUMNS)('%s is parsed from what was written, answered or not', (column) => {
  expect(readFoodCell(foodCell(ANSWERS, column), column)).toEqual(ANSWERS[column])
  expect(foodCell(EMPTY, column)).toBe('')
  expect(readFoodCell('', column)).toBeNull()
})

test('none is a word, and never an empty cell', () => {
  expect(foodCell({ ...ANSWERS, allergens: [] }, 'allergens')).toBe('yok')
  expect(readFoodCell(' YOK ', 'allergens')).toEqual([])
  expect(readFoodCell(foodCell({ ...ANSWERS, allergens: ALLERGENS }, 'allergens'), 'allergens')).toEqual([
    ...ALLERGENS,
  ])
})

describe('an invalid cell differs from an empty one:', () => {
  test.each([
    ['allergens', 'Bal'],
    ['allergens', 'Süt, belki yumurta'],
    ['containsPork', 'belki'],
    ['diet', 'etsiz'],
    ['portion', 'büyük'],
    ['portion', '0 g'],
    ['portion', '5 kilo'],
    ['energyKcal', '5001'],
    ['energyKcal', '12,5'],
    ['energySource', 'internet'],
    ['ingredients', 'x'.repeat(601)],
  ] as const)('%s “%s”', (column, text) => expect(readFoodCell(text, column)).toBeUndefined())
})

test.each([
  ['180 g', { amount: 180, unit: 'G', of: null }],
  ['180gr dana köfte', { amount: 180, unit: 'G', of: 'dana köfte' }],
  ['2 ADET kişilik sofra', { amount: 2, unit: 'PIECE', of: 'kişilik sofra' }],
  ['33,5 ml', { amount: 33.5, unit: 'ML', of: null }],
  ['120 g köfte\nve pilav', { amount: 120, unit: 'G', of: 'köfte\nve pilav' }],
])('the portion %j is read', (text, portion) => expect(readFoodCell(text, 'portion')).toEqual(portion))

test('a portion with thousands of spaces is refused at once', () => {
  // The pattern alone would take half a minute for it, beyond the time limit of a test.
  expect(readFoodCell(`250 g ${' '.repeat(20_000)}${'köfte'.repeat(30)}`, 'portion')).toBeUndefined()
})
