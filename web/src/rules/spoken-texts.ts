import { type SearchedDish, textsOf, writtenWords } from './menu-words.ts'
import { inSpoken } from './spoken-dish.ts'
import { foodsHeldIn, type HeldFood, spokenForms } from './spoken-search.ts'

const held = new WeakMap<SearchedDish, readonly HeldFood[]>()

/** What the translated texts of a dish say that is in it. */
export function spokenFoodsOf(dish: SearchedDish): readonly HeldFood[] {
  const foods = held.get(dish) ?? textsOf(inSpoken(dish)).flatMap((text) => foodsHeldIn(writtenWords(text)))
  held.set(dish, foods)
  return foods
}

/** Whether its translated texts name a food only as what it is without; of an alcoholic drink the name alone. */
export function isSpokenlyWithout(dish: SearchedDish, food: string): boolean {
  const spoken = inSpoken(dish)
  const texts = spoken.foodInformation.isAlcoholicDrink ? [spoken.name] : textsOf(spoken)
  const forms = spokenForms(food)
  const named = texts
    .flatMap(writtenWords)
    .filter(({ word }) => spokenForms(word).some((form) => forms.includes(form)))
  return named.length > 0 && named.every(({ isDenied }) => isDenied)
}
