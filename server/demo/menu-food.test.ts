import { describe, expect, test } from 'vitest'
import { suggestedAllergens } from '../../web/src/rules/allergen-words.ts'
import { contradictions } from '../../web/src/rules/food.ts'
import { foodOfBreakfastAndStarters } from './food-breakfast-and-starters.ts'
import { foodOfMains } from './food-mains.ts'
import { foodOfSweetsAndDrinks } from './food-sweets-and-drinks.ts'
import { breakfastAndStarters } from './menu-breakfast-and-starters.ts'
import { mains } from './menu-mains.ts'
import { sweetsAndDrinks } from './menu-sweets-and-drinks.ts'

const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const answers = { ...foodOfBreakfastAndStarters, ...foodOfMains, ...foodOfSweetsAndDrinks }
const dishes = menu.flatMap((category) =>
  category.dishes.map(([name, , description]) => ({ category, name, description })),
)

describe('a demo dish', () => {
  test.each(Object.entries(answers))('%s declares every allergen that its ingredients name', (_, food) => {
    const [ingredients, allergens, diet] = food
    const declared = allergens.split(' ').filter(Boolean)
    const named = suggestedAllergens(ingredients).map(({ allergen }) => allergen)
    expect(named.filter((allergen) => !declared.includes(allergen))).toEqual([])
    expect(contradictions({ allergens: declared, diet, containsPork: false })).toEqual([])
  })

  test('is described without an allergen that it does not declare, by its category, too', () => {
    const wrong = dishes.flatMap(({ category, name, description }) => {
      const food = answers[name]
      if (!food) return []
      return suggestedAllergens(`${description ?? ''}. ${category.description}`)
        .filter(({ allergen }) => !food[1].split(' ').includes(allergen))
        .map(({ word }) => `${name}: ${word}`)
    })
    expect(wrong).toEqual([])
  })
})
