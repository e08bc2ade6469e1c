import { describe, expect, test } from 'vitest'
import { ALLERGENS } from './food.ts'
import { ALLERGEN_SLUGS, avoidedIn, suitability, writtenAvoided } from './food-filter.ts'

describe('the avoided allergens in an address', () => {
  test.each([
    [[], []],
    [[''], []],
    [['sut'], ['MILK']],
    [
      ['SÜT,Sülfit', 'BALIK acı-bakla'],
      ['FISH', 'MILK', 'SULPHITES', 'LUPIN'],
    ],
    [
      ['sut', 'gluten', 'sut'],
      ['GLUTEN', 'MILK'],
    ],
    [['sut gluten'], ['GLUTEN', 'MILK']],
    [['sut,gluten'], ['GLUTEN', 'MILK']],
    [['SUT bal'], ['MILK']],
    [['constructor', '__proto__'], []],
  ])('%j is %j', (values, avoided) => expect(avoidedIn(values)).toEqual(avoided))

  test('is parsed from what was written, and each allergen has its own slug', () => {
    expect(avoidedIn([writtenAvoided(ALLERGENS)])).toEqual([...ALLERGENS])
    expect(new Set(Object.values(ALLERGEN_SLUGS)).size).toBe(14)
    for (const slug of Object.values(ALLERGEN_SLUGS)) expect(slug).toMatch(/^[a-z-]+$/)
  })
})

test.each([
  [['MILK'], ['MILK'], 'CONTAINS'],
  [['MILK', 'EGGS'], ['FISH', 'EGGS'], 'CONTAINS'],
  [['MILK'], ['EGGS'], 'NOT_NAMED'],
  [[], ['EGGS'], 'NOT_NAMED'],
  [null, ['EGGS'], 'UNKNOWN'],
  [undefined, ['EGGS'], 'UNKNOWN'],
  [null, [], 'NOT_NAMED'],
] as const)('%j, where %j is avoided, is %s', (allergens, avoided, expected) => {
  expect(suitability(allergens, avoided)).toBe(expected)
})
