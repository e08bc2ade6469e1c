import { type Allergen, contradictions, type FoodAnswers } from './food.ts'

/** A predicate on the food information: any of these allergens, none of them, a diet, or what a diet may rule out. */
export type FoodQuestion =
  | { readonly kind: 'CONTAINS' | 'FREE_OF'; readonly allergens: readonly Allergen[] }
  | { readonly kind: 'VEGAN' | 'VEGETARIAN' | 'NO_ALCOHOL' | 'NO_PORK' | 'ALCOHOL' | 'PORK' }

interface AskedFood extends FoodAnswers {
  readonly isAlcoholicDrink?: boolean
}

/** Whether it is true of a dish; null if the kitchen has not answered, and nothing that it answered rules it out. */
export function answerOf(food: AskedFood, question: FoodQuestion): boolean | null {
  switch (question.kind) {
    case 'CONTAINS':
      return food.allergens ? question.allergens.some((each) => food.allergens?.includes(each)) : null
    case 'FREE_OF':
      return food.allergens ? !question.allergens.some((each) => food.allergens?.includes(each)) : null
    case 'VEGAN':
      return food.diet ? food.diet === 'VEGAN' : suits(food, 'VEGAN')
    case 'VEGETARIAN':
      return food.diet ? food.diet !== 'NEITHER' : suits(food, 'VEGETARIAN')
    case 'ALCOHOL':
      return food.isAlcoholicDrink ? true : (food.containsAlcohol ?? null)
    case 'PORK':
      return food.containsPork ?? null
    case 'NO_ALCOHOL':
      return opposite(answerOf(food, { kind: 'ALCOHOL' }))
    case 'NO_PORK':
      return opposite(answerOf(food, { kind: 'PORK' }))
  }
}

const opposite = (answer: boolean | null) => (answer === null ? null : !answer)

/** Of a dish whose diet is not answered: its contents can rule a diet out, but not in. */
function suits(food: AskedFood, diet: 'VEGAN' | 'VEGETARIAN'): false | null {
  return contradictions({ ...food, diet }).length > 0 ? false : null
}
