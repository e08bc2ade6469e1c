import { suggestedAllergens } from './allergen-words.ts'
import { folded } from './folded.ts'
import type { FoodAnswers } from './food.ts'
import { answerOf, type FoodQuestion } from './food-question.ts'
import { QUESTIONS, SYNONYMS } from './menu-search-words.ts'

export interface SearchedDish {
  readonly id: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly categoryId: string
  readonly foodInformation: FoodAnswers & { readonly isAlcoholicDrink: boolean }
}

interface SearchedMenu<Dish> {
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly products: readonly Dish[]
}

/** What a search found. */
export interface Found<Dish> {
  /** The best first; those that match equally well in the order of the menu. */
  readonly dishes: readonly Dish[]
  /** What the words ask the food information for, or what their foods usually contain. */
  readonly questions: readonly FoodQuestion[]
  /** Up to three dishes whose names are like the search, if none was found. */
  readonly nearest: readonly Dish[]
}

/** Where a word stands, with the weight of a hit there: the whole word, its beginning, or a word with another letter. */
const WEIGHTS = {
  name: [100, 70, 40],
  category: [45, 35, 20],
  ingredients: [14, 10, 4],
  description: [12, 8, 3],
} as const
type Place = keyof typeof WEIGHTS
/** Of a dish that its food information answers for. */
const BY_FOOD = 13

/** Words shorter than this have to be right. */
const MIN_FORGIVING = 5
/** Words as short as this are whole, where the menu has them: `su` is not the beginning of `sucuk`. */
const WHOLE = 2
/** With, several, and its: the suffixes that guests put to foods. Without a food is another question. */
const SUFFIX = /(?:l[iu]|l[ae]r[iu]?|s[iu])$/
const MIN_STEM = 4
/** The consonants that soften before a vowel, folded; ç and c are one. */
const SOFT: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' }
const HARD: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' }
const NEAREST = 3
const MIN_LIKENESS = 0.3

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

interface Entry<Dish> {
  readonly dish: Dish
  readonly words: ReadonlyMap<string, readonly Place[]>
}

const indexes = new WeakMap<object, unknown>()

/** Searches a menu by words of names, categories, descriptions and ingredients, and by its food information. */
export function searchMenu<Dish extends SearchedDish>(menu: SearchedMenu<Dish>, search: string): Found<Dish> {
  const index = (indexes.get(menu) as MenuIndex<Dish> | undefined) ?? new MenuIndex<Dish>(menu)
  indexes.set(menu, index)
  return index.search(search)
}

class MenuIndex<Dish extends SearchedDish> {
  private readonly entries: readonly Entry<Dish>[]
  private readonly vocabulary: ReadonlySet<string>

  constructor({ categories, products }: SearchedMenu<Dish>) {
    const titles = new Map(categories.map(({ id, name }) => [id, name]))
    this.entries = products.map((dish) => ({ dish, words: indexed(dish, titles.get(dish.categoryId) ?? '') }))
    this.vocabulary = new Set(this.entries.flatMap(({ words }) => [...words.keys()]))
  }

  search(search: string): Found<Dish> {
    const terms = termsOf(search)
    const isAlone = terms.length === 1
    const weighers = terms.map((term) => this.weigher(term, isAlone))
    const dishes = this.entries
      .map((entry, at) => ({ ...entry, at, weights: weighers.map((weigh) => weigh(entry)) }))
      .filter(({ weights }) => weights.length > 0 && weights.every((weight) => weight > 0))
      .map(({ dish, at, weights }) => ({ dish, at, weight: weights.reduce((sum, each) => sum + each, 0) }))
      .sort((one, other) => other.weight - one.weight || one.at - other.at)
      .map(({ dish }) => dish)
    const questions = questionsIn(terms, search)
    const isUnknown = dishes.length === 0 && questions.length === 0
    return { dishes, questions, nearest: isUnknown ? this.nearest(search) : [] }
  }

  /** How well a dish matches a term; 0 if it does not. */
  private weigher({ word, question }: Term, isAlone: boolean): (entry: Entry<Dish>) => number {
    const hits = word === null ? new Map<string, number>() : this.hitsOf(word)
    const byWords = ({ words }: Entry<Dish>) => {
      let best = 0
      for (const [hit, kind] of hits)
        for (const place of words.get(hit) ?? []) best = Math.max(best, WEIGHTS[place][kind] ?? 0)
      return best
    }
    if (!question) return byWords
    return (entry) => {
      const answer = answerOf(entry.dish.foodInformation, question)
      if (answer) return Math.max(byWords(entry), BY_FOOD)
      // Where the kitchen has answered, a word such as that of a milk-fed lamb means something else.
      return answer === false && isAlone ? 0 : question.kind === 'CONTAINS' ? byWords(entry) : 0
    }
  }

  /** The words of the menu that a typed one means, each with the column of its weight. */
  private hitsOf(typed: string): Map<string, number> {
    const hits = new Map<string, number>()
    if (this.vocabulary.has(typed)) hits.set(typed, 0)
    if (hits.size > 0 && typed.length <= WHOLE) return hits
    const stems = stemsOf(typed)
    for (const word of this.vocabulary)
      if (!hits.has(word) && stems.some((stem) => begins(word, stem))) hits.set(word, 1)
    if (hits.size === 0 && typed.length >= MIN_FORGIVING)
      for (const word of this.vocabulary) if (isAlike(word, typed)) hits.set(word, 2)
    return hits
  }

  private nearest(search: string): Dish[] {
    const wanted = pairsOf(search)
    return this.entries
      .map(({ dish }) => ({ dish, likeness: likeness(wanted, pairsOf(dish.name)) }))
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((one, other) => other.likeness - one.likeness)
      .slice(0, NEAREST)
      .map(({ dish }) => dish)
  }
}

/** The words of a dish with their places. Of an alcoholic drink only the name is found, because it is not advertised. */
function indexed(
  { name, description, foodInformation: food }: SearchedDish,
  category: string,
): ReadonlyMap<string, readonly Place[]> {
  const words = new Map<string, Place[]>()
  const add = (text: string | null | undefined, place: Place) => {
    for (const word of wordsOf(text ?? '')) words.set(word, [...(words.get(word) ?? []), place])
  }
  add(name, 'name')
  if (food.isAlcoholicDrink) return words
  add(category, 'category')
  add(description, 'description')
  add(food.ingredients, 'ingredients')
  return words
}

/** A word of a search, a question to the food information, or a word that is both. */
interface Term {
  readonly word: string | null
  readonly question: FoodQuestion | null
}

function termsOf(search: string): Term[] {
  const words = wordsOf(search).map((word) => SYNONYMS[word] ?? word)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const asked = QUESTIONS.find(([names]) => names.every((name, index) => words[at + index] === name))
    const [names, question] = asked ?? [[''], null]
    const word = words[at] as string
    terms.push({ word: names.length > 1 ? null : word, question })
    at += names.length
  }
  return terms
}

/** What the terms ask, and what the foods that they name usually contain, except gluten, which half of a menu does. */
function questionsIn(terms: readonly Term[], search: string): FoodQuestion[] {
  const asked = terms.flatMap(({ question }) => question ?? [])
  const isWithout = terms.some(({ word }) => word !== null && /s[iu]z$/.test(word))
  if (asked.length > 0 || isWithout) return asked
  return suggestedAllergens(search)
    .filter(({ allergen }) => allergen !== 'GLUTEN')
    .map(({ allergen }): FoodQuestion => ({ kind: 'CONTAINS', allergens: [allergen] }))
}

/** Whether a word begins with a typed one, whose last consonant may have softened: `fıstığı` with `fıstık`. */
function begins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  const soft = SOFT[typed.at(-1) ?? '']
  return soft !== undefined && typed.length > 2 && word.startsWith(typed.slice(0, -1) + soft)
}

/** A typed word, and what it is without a suffix: `peynir` of `peynirli`, `fıstık` of `fıstığı`. */
function stemsOf(typed: string): string[] {
  const bare = typed.replace(SUFFIX, '')
  const hard =
    HARD[typed.at(-2) ?? ''] && /[iuae]$/.test(typed)
      ? `${typed.slice(0, -2)}${HARD[typed.at(-2) ?? '']}`
      : typed
  return [...new Set([typed, bare, hard])].filter((stem) => stem === typed || stem.length >= MIN_STEM)
}

/** Whether a typed word, or the beginning of it, is the other with one letter more, less, changed or swapped. */
function isAlike(word: string, typed: string): boolean {
  if (word.length < MIN_FORGIVING - 1 || word[0] !== typed[0]) return false
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  return lengths.some((length) => length <= word.length && isOneApart(word.slice(0, length), typed))
}

function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  const [a, b] = [one.slice(from), other.slice(from)]
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped
}

/** The pairs of neighbouring letters of a text. */
function pairsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text).flatMap((word) =>
      Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
    ),
  )
}

/** Sørensen–Dice coefficient of two sets; 0 for a single pair in common. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  if (shared < 2) return 0
  return (2 * shared) / (one.size + other.size || 1)
}
