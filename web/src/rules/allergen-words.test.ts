import { describe, expect, test } from 'vitest'
import { foodOfBreakfastAndStarters } from '../../../server/demo/food-breakfast-and-starters.ts'
import { foodOfMains } from '../../../server/demo/food-mains.ts'
import { foodOfSweetsAndDrinks } from '../../../server/demo/food-sweets-and-drinks.ts'
import { allergensInFolded, markedParts, suggestedAllergens } from './allergen-words.ts'
import { folded } from './folded.ts'

const suggested = (text: string) => suggestedAllergens(text).map(({ allergen }) => allergen)

describe('words suggest', () => {
  test.each([
    ['tereyağı', ['MILK']],
    ['Tahin', ['SESAME']],
    ['TEREYAĞI, İRMİK', ['GLUTEN', 'MILK']],
    ['un, su', ['GLUTEN']],
    ['mısır unu', []],
    ['pirinç unu, badem', ['NUTS']],
    ['yer fıstığı', ['PEANUTS']],
    ['çam fıstığı', []],
    ['Antep fıstığı', ['NUTS']],
    ['hindistan cevizi sütü', []],
    ['balık, bal', ['FISH']],
    ['bal, balzamik', ['SULPHITES']],
    ['karides ve midye', ['CRUSTACEANS', 'MOLLUSCS']],
    ['kereviz, hardal, soya', ['SOYBEANS', 'CELERY', 'MUSTARD']],
    ['uskumru', ['FISH']],
    ['limon, zeytinyağı, tuz', []],
    ['', []],
  ])('%s: %j', (text, allergens) => {
    expect(suggested(text)).toEqual(allergens)
    expect(allergensInFolded(folded(text))).toEqual(allergens)
  })

  test('names the word that suggests an allergen', () => {
    expect(suggestedAllergens('İnce hamur, Tereyağlı')).toEqual([
      { allergen: 'GLUTEN', word: 'hamur' },
      { allergen: 'MILK', word: 'Tereyağlı' },
    ])
  })

  test('no allergen among the ingredients of the demo dishes that their answers lack', () => {
    const answers = { ...foodOfBreakfastAndStarters, ...foodOfMains, ...foodOfSweetsAndDrinks }
    const missing = Object.entries(answers).flatMap(([name, [ingredients, allergens]]) =>
      suggestedAllergens(ingredients)
        .filter(({ allergen }) => !allergens.split(' ').includes(allergen))
        .map(({ allergen, word }) => `${name}: ${word} ${allergen}`),
    )
    expect(missing).toEqual([])
  })
})

describe('a list of ingredients', () => {
  const bold = (text: string, allergens: string[]) =>
    markedParts(text, allergens)
      .map((part) => (part.isAllergen ? `*${part.text}*` : part.text))
      .join('')

  test.each([
    ['un, süt', ['GLUTEN', 'MILK'], '*un*, *süt*'],
    ['un, süt', ['MILK'], 'un, *süt*'],
    ['un, süt', [], 'un, süt'],
    ['ekmek (buğday unu)', ['GLUTEN'], '*ekmek* (*buğday unu*)'],
    ['Simit', ['GLUTEN', 'SESAME'], '*Simit*'],
    ['tuz', ['MILK'], 'tuz'],
    ['', ['MILK'], ''],
  ])('%s with %j is %s', (text, allergens, expected) => expect(bold(text, allergens)).toBe(expected))

  test('is unchanged except for its marks', () => {
    for (const text of ['İ'.repeat(40), 'ß süt', '<b>süt</b>', '👩‍🍳 süt 🥛', 'ŞÜT Süt SÜT', 'ﬁ süt'])
      expect(
        markedParts(text, ['MILK'])
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
  })
})
