import { describe, expect, test } from 'vitest'
import { ALLERGENS } from './food.ts'
import {
  FOOD_TABLE_COLUMNS,
  foodCell,
  isServingHeading,
  readFoodCell,
  readServingsCell,
  repeatedServing,
  servingsCell,
  type TableFood,
  withServing,
} from './menu-table.ts'

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

describe('the servings of a dish', () => {
  const SERVINGS = [
    { label: '1,5 porsiyon', price: 225 },
    { label: 'şişe 75 cl', price: 1_250 },
    { label: 'kadeh | 15: 20 cl', price: 12.5 },
  ]

  test('are one cell, which is read back', () => {
    expect(servingsCell(SERVINGS.slice(0, 2))).toBe('1,5 porsiyon: 225 | şişe 75 cl: 1.250')
    expect(readServingsCell(servingsCell(SERVINGS))).toEqual(SERVINGS)
    expect([servingsCell([]), readServingsCell('  ')]).toEqual(['', []])
  })

  test.each([
    ['duble:450', [{ label: 'duble', price: 450 }]],
    [
      ' duble : 450,50 TL|yarım: 1.250,5 ',
      [
        { label: 'duble', price: 450.5 },
        { label: 'yarım', price: 1_250.5 },
      ],
    ],
    ['duble: 450 |', [{ label: 'duble', price: 450 }]],
    ['duble: 12.50', [{ label: 'duble', price: 12.5 }]],
  ])('“%s” is read', (cell, servings) => expect(readServingsCell(cell)).toEqual(servings))

  test.each([
    'duble',
    '450',
    'duble: pahalı',
    'duble: 1.000.001',
    'duble: 450 | DUBLE: 460',
    `${'x'.repeat(41)}: 1`,
    Array.from({ length: 9 }, (_, at) => `${at}: 1`).join(' | '),
    ': '.repeat(10_000),
  ])('“%s” is not', (cell) => expect(readServingsCell(cell)).toBeUndefined())

  test('are told apart whatever their case', () => {
    const labels = (...texts: string[]) => texts.map((label) => ({ label }))
    expect(repeatedServing(labels('1,5 porsiyon', '1,5  PORSİYON'))).toBe('1,5  PORSİYON')
    expect(repeatedServing(labels('yarım', 'YARIM'))).toBe('YARIM')
    expect(repeatedServing(labels('yarım', 'duble'))).toBeUndefined()
  })

  test.each([
    ['1,5 PORSİYON', true],
    ['Duble', true],
    ['Şişe', true],
    ['35 CL', true],
    ['Kazan dibi', true],
    ['Porsiyon', false],
    ['Porsiyonlar', false],
    ['Maliyet', false],
    ['Yazarlık', false],
    ['', false],
  ])('a column “%s” is one of them: %s', (heading, is) =>
    expect(isServingHeading(heading, ['kazan dibi'])).toBe(is),
  )

  test('keep their places and labels when one gets another price', () => {
    const [first, second] = SERVINGS as [(typeof SERVINGS)[0], (typeof SERVINGS)[0]]
    expect(withServing([first, second], '1,5 PORSİYON', 250)).toEqual([{ ...first, price: 250 }, second])
    expect(withServing([first], ' duble ', 9)).toEqual([first, { label: 'duble', price: 9 }])
  })
})
