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

/** Forms as long as this are also what other words begin with, and longer ones what they hold: `Röstzwiebeln`. */
const BEGINS = 3
const HOLDS = 4

/**
 * Whether its translated texts name a food only as what it is without; of an alcoholic drink the name alone. A stale text
 * says that a food is in it, and never that it is not.
 */
export function isSpokenlyWithout(dish: SearchedDish, food: string): boolean {
  const forms = spokenForms(food)
  const isIt = (word: string) => spokenForms(word).some((form) => forms.includes(form))
  const isOfIt = (word: string) =>
    isIt(word) ||
    forms.some((form) =>
      form.length >= HOLDS ? word.includes(form) : form.length >= BEGINS && word.startsWith(form),
    )
  const wordsIn = (spoken: SearchedDish) =>
    (spoken.foodInformation.isAlcoholicDrink ? [spoken.name] : textsOf(spoken)).flatMap(writtenWords)
  return (
    wordsIn(inSpoken(dish, true)).some(({ word, isDenied }) => isDenied && isIt(word)) &&
    wordsIn(inSpoken(dish)).every(({ word, isDenied }) => isDenied || !isOfIt(word))
  )
}
