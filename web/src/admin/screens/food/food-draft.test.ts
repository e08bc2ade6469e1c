import { describe, expect, test } from 'vitest'
import type { WorkDish } from './food.operations.ts'
import {
  draftOf,
  type FoodDraft,
  hintsFor,
  inputOf,
  mergedAnswers,
  nextUnanswered,
  sameAs,
  toggled,
} from './food-draft.ts'

const NOTHING = {
  ...{ ingredients: null, allergens: null, allergenNote: null, containsAlcohol: null, containsPork: null },
  ...{ diet: null, portion: null, energyKcal: null, energySource: null, isAlcoholicDrink: false },
  ...{ reviewedAt: null, isComplete: false },
}
const dish = (id: string, food: object = {}, values: object = {}) =>
  ({
    ...{ id, name: `dish ${id}`, description: null, version: 3, category: { name: 'x' }, productImages: [] },
    foodInformation: { ...NOTHING, ...food },
    ...values,
  }) as WorkDish
const EMPTY = draftOf(NOTHING)
const of = (amount: string, unit: 'G' | 'PIECE' = 'G') => ({ amount, unit, of: '' })
const draft = (part: Partial<FoodDraft> = {}) => ({ ...EMPTY, ...part })

describe('a draft', () => {
  test('without answers stores none', () => {
    expect(inputOf(EMPTY, 3)).toMatchObject({
      ...{ allergens: null, containsAlcohol: null, containsPork: null, diet: null, portion: null },
      ...{ energyKcal: null, energySource: null, reviewed: false, version: 3 },
    })
  })

  test('stores the answers that it was made from', () => {
    const food = {
      ...{ ingredients: 'un', allergens: ['GLUTEN'], allergenNote: 'buğday', containsAlcohol: false },
      ...{ containsPork: false, diet: 'VEGAN', portion: { amount: 1.5, unit: 'PIECE', of: 'dilim' } },
      ...{ energyKcal: 0, energySource: 'LABEL', isAlcoholicDrink: true },
    }
    const made = draftOf({ ...NOTHING, ...food, reviewedAt: '2026-11-22T10:00:00Z' } as never)
    expect(inputOf(made, 1)).toEqual({ ...food, reviewed: true, version: 1 })
    expect(inputOf(draft({ allergens: [] }), 1)).toMatchObject({ allergens: [] })
  })

  test.each([
    { portion: of('0') },
    { portion: of('-1') },
    { portion: of('çok') },
    { portion: of('1,555') },
    { energyKcal: '5001' },
    { energyKcal: '1,5' },
    { energyKcal: '-1' },
  ])('cannot be stored with %j', (part) => {
    expect(inputOf(draft(part), 1)).toBeNull()
  })

  test('accepts numbers as typed', () => {
    expect(inputOf(draft({ portion: of(' 0,5 '), energyKcal: '5000' }), 1)).toMatchObject({
      portion: { amount: 0.5, unit: 'G', of: null },
      energyKcal: 5000,
    })
  })
})

test('removing the last allergen means not answered, and never none', () => {
  expect(toggled(null, 'MILK')).toEqual(['MILK'])
  expect(toggled([], 'MILK')).toEqual(['MILK'])
  expect(toggled(['MILK'], 'GLUTEN')).toEqual(['GLUTEN', 'MILK'])
  expect(toggled(['GLUTEN', 'MILK'], 'GLUTEN')).toEqual(['MILK'])
  expect(toggled(['MILK'], 'MILK')).toBeNull()
})

test('copies the answers of another dish, but neither ingredients nor portion nor review', () => {
  const other = dish('1', {
    ingredients: 'x',
    allergens: [],
    containsPork: false,
    diet: 'VEGAN',
    energyKcal: 3,
  })
  expect(sameAs(draft({ ingredients: 'un', reviewed: true }), other)).toEqual(
    draft({ ingredients: 'un', allergens: [], containsPork: false, diet: 'VEGAN' }),
  )
})

describe('hints', () => {
  const kinds = (name: string, description: string | null, part: Partial<FoodDraft> = {}) =>
    hintsFor(dish('1', {}, { name, description }), draft(part)).map((hint) =>
      hint.kind === 'allergen' ? hint.allergen : hint.kind,
    )

  test.each([
    ['Kuymak', 'tereyağı', {}, ['ingredients', 'MILK']],
    ['Humus', null, { ingredients: 'tahin' }, ['SESAME']],
    ['Et döner', null, {}, ['grams']],
    ['İskender', null, { portion: of('120') }, []],
    ['İskender', null, { portion: of('1', 'PIECE') }, ['grams']],
    ['Cheeseburger', null, {}, ['grams']],
    ['Kılıç', null, { ingredients: 'şarap sosu' }, ['SULPHITES', 'alcohol']],
    ['Kılıç', null, { ingredients: 'bira', containsAlcohol: false }, ['GLUTEN']],
    ['Tabak', null, { ingredients: 'jambon' }, ['pork']],
    ['Salata', 'domates', { ingredients: 'domates' }, []],
    ['Kuymak', null, { ingredients: 'tereyağı', allergens: ['MILK'] }, []],
    ['Kuymak', null, { ingredients: 'tereyağı', allergens: [] }, ['MILK']],
  ] as const)('for %s, %s, %j are %j', (name, description, part, expected) => {
    expect(kinds(name, description, part as Partial<FoodDraft>)).toEqual(expected)
  })

  test('change nothing automatically', () => {
    const made = draft({ ingredients: 'tereyağı' })
    hintsFor(dish('1'), made)
    expect(made).toEqual(draft({ ingredients: 'tereyağı' }))
  })
})

test('the next dish is the next one with missing answers, wrapping around', () => {
  const done = { isComplete: true }
  const dishes = [dish('1'), dish('2', done), dish('3'), dish('4', done)]
  expect(nextUnanswered(dishes, null)?.id).toBe('1')
  expect(nextUnanswered(dishes, '1')?.id).toBe('3')
  expect(nextUnanswered(dishes, '3')?.id).toBe('1')
  expect(nextUnanswered([dish('1', done), dish('2')], '2')).toBeNull()
  expect(nextUnanswered([], null)).toBeNull()
})

describe('answers that somebody else has stored meanwhile', () => {
  const reviewed = (part: Partial<FoodDraft>) => draft({ ...part, reviewed: true })

  test('stay beside what was typed, without a question', () => {
    const stored = draft({ allergens: ['MILK'], containsPork: true })
    expect(mergedAnswers(EMPTY, draft({ ingredients: 'un, su' }), stored)).toEqual({
      ...{ draft: { ...stored, ingredients: 'un, su' }, conflicts: [], unseen: [] },
    })
  })

  test('Milk: allergens are one value, so that one who says “none” never stamps the milk of another', () => {
    const versions = [EMPTY, reviewed({ allergens: [] }), draft({ allergens: ['MILK'] })] as const
    const { conflicts } = mergedAnswers(...versions)
    expect(conflicts).toEqual([{ name: 'allergens', field: 'allergens', mine: [], theirs: ['MILK'] }])
    expect(mergedAnswers(...versions, { allergens: 'theirs' })).toMatchObject({
      ...{ draft: { allergens: ['MILK'], reviewed: false }, unseen: ['allergens'] },
    })
    expect(mergedAnswers(...versions, { allergens: 'mine' })).toMatchObject({
      ...{ draft: { allergens: [], reviewed: true }, unseen: [] },
    })
  })

  test('take the tick of whoever has not seen them away', () => {
    const [milk, note] = [{ allergens: ['MILK'] as const }, { allergenNote: 'keçi' }]
    const merged = draft({ ...milk, ...note })
    expect(mergedAnswers(EMPTY, reviewed(note), draft(milk))).toMatchObject({
      ...{ draft: merged, unseen: ['allergens'] },
    })
    // Their own tick is not about what was typed here.
    expect(mergedAnswers(EMPTY, draft(note), reviewed(milk))).toMatchObject({
      ...{ draft: merged, unseen: ['allergens', 'reviewed'] },
    })
    expect(mergedAnswers(EMPTY, EMPTY, reviewed(milk))).toMatchObject({ draft: reviewed(milk), unseen: [] })
  })

  test('to amount and unit of a portion are one value', () => {
    const { draft: merged, conflicts } = mergedAnswers(
      ...([EMPTY, draft({ portion: of('2', 'PIECE') }), draft({ portion: of('120') })] as const),
    )
    expect([merged.portion, conflicts.length]).toEqual([of('2', 'PIECE'), 1])
  })
})
