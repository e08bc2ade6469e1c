import type { DishFood } from '../../rules/food-text.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import type { Dish } from './menu-query.ts'

/** The food information of a dish with its translations; what is measured is named in the language of the page alone. */
export function foodOf({ foodInformation, translation }: Dish): Dish['foodInformation'] & DishFood {
  if (spokenWords.isTurkish) return foodInformation
  const { portion } = foodInformation
  return {
    ...foodInformation,
    portion: portion && { ...portion, of: translation?.portionOf ?? null },
    translation: translation ?? null,
  }
}
