import { describe, expect, test } from 'vitest'
import { allergenText, isAnswered, measureText, portionText, sentences, warningText } from './food-text.ts'

const NOTHING = {
  ...{ ingredients: null, allergens: null, allergenNote: null, containsAlcohol: null, containsPork: null },
  ...{ diet: null, portion: null, energyKcal: null, energySource: null, isAlcoholicDrink: false },
}

test('a dish without any answer is not answered; "no" and "none" are answers', () => {
  expect(isAnswered(NOTHING)).toBe(false)
  expect(isAnswered({ ...NOTHING, isAlcoholicDrink: true })).toBe(false)
  expect(isAnswered({ ...NOTHING, allergens: [] })).toBe(true)
  expect(isAnswered({ ...NOTHING, containsPork: false })).toBe(true)
  expect(isAnswered({ ...NOTHING, energyKcal: 0 })).toBe(true)
})

test('allergens are named; none is stated in words, and differs from not answered', () => {
  expect(allergenText({ ...NOTHING, allergens: ['GLUTEN', 'MILK'] })).toBe('Gluten, Süt')
  expect(allergenText({ ...NOTHING, allergens: [] })).toBe(
    'Tarifte bildirimi zorunlu 14 alerjen yok; aynı mutfakta başka yemekler de hazırlanır.',
  )
  expect(allergenText(NOTHING)).toBeNull()
})

describe('a measure', () => {
  test.each([
    [{ amount: 150, unit: 'G', of: 'dana köfte' }, '150 g dana köfte'],
    [{ amount: 1.5, unit: 'PIECE', of: null }, '1,5 adet'],
    [{ amount: 1200, unit: 'ML' }, '1.200 ml'],
  ])('%j is %s', (portion, text) => expect(portionText(portion)).toBe(text))

  test('marks an estimate as such', () => {
    const food = { ...NOTHING, energyKcal: 310 }
    expect(measureText({ ...food, energySource: 'ESTIMATE' })).toBe('yaklaşık 310 kcal')
    expect(measureText({ ...food, energySource: 'LABEL', portion: { amount: 2, unit: 'PIECE' } })).toBe(
      '2 adet · 310 kcal',
    )
    expect(measureText({ ...NOTHING, energyKcal: 0 })).toBe('0 kcal')
    expect(measureText(NOTHING)).toBe('')
  })
})

test.each([
  ['VEGAN', false, false, 'Veganlar için uygundur. Alkol ve domuz eti içermez.'],
  ['VEGETARIAN', true, false, 'Vejetaryenler için uygundur. Alkol içerir. Domuz eti içermez.'],
  ['NEITHER', true, true, 'Alkol ve domuz eti içerir.'],
  [null, null, null, 'Alkol ya da domuz eti içerip içermediğini lütfen sorun.'],
  [null, null, false, 'Alkol içerip içermediğini lütfen sorun. Domuz eti içermez.'],
])('diet %s, alcohol %s, pork %s: %s', (diet, containsAlcohol, containsPork, said) => {
  expect(sentences({ ...NOTHING, diet, containsAlcohol, containsPork })).toBe(said)
})

test('alcohol and pork are shown before the details are expanded', () => {
  expect(warningText({ ...NOTHING, containsAlcohol: true, containsPork: true })).toBe(
    'alkol içerir, domuz eti içerir',
  )
  expect(warningText({ ...NOTHING, containsAlcohol: false })).toBe('')
})
