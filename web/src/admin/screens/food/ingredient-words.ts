import { folded } from '../../../rules/folded.ts'
import type { WorkDish } from './food.operations.ts'

/** Number of suggestions that fit into two rows of a phone. */
const MOST = 6

/** The ingredients of a text, separated by commas outside parentheses. */
const parts = (text: string) =>
  text
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The text before the ingredient being typed, and that ingredient. */
function typedIn(ingredients: string): readonly [done: string, typed: string] {
  const end = ingredients.lastIndexOf(',') + 1
  return [ingredients.slice(0, end), ingredients.slice(end).trim()]
}

/**
 * Ingredients of other dishes that start with the typed text, the most frequent first; those of the same category
 * before all others. Ingredients that the dish already has are left out.
 */
export function proposedIngredients(
  dish: WorkDish,
  dishes: readonly WorkDish[],
  ingredients: string,
): string[] {
  const [done, typed] = typedIn(ingredients)
  const own = new Set(parts(done).map(folded))
  const start = folded(typed)
  const uses = new Map<string, { word: string; near: number; all: number }>()
  for (const { id, category, foodInformation } of dishes) {
    if (id === dish.id) continue
    for (const word of parts(foodInformation.ingredients ?? '')) {
      const key = folded(word)
      if (own.has(key) || key === start || !key.startsWith(start)) continue
      const use = uses.get(key) ?? { word, near: 0, all: 0 }
      use.all++
      if (category.name === dish.category.name) use.near++
      uses.set(key, use)
    }
  }
  return [...uses.values()]
    .filter(({ near }) => start !== '' || near > 0)
    .sort((a, b) => b.near - a.near || b.all - a.all || a.word.localeCompare(b.word, 'tr'))
    .slice(0, MOST)
    .map(({ word }) => word)
}

/** Replaces the ingredient being typed, and appends a comma for the next one. */
export function withIngredient(ingredients: string, word: string): string {
  const [done] = typedIn(ingredients)
  return `${done}${done === '' ? '' : ' '}${word}, `
}

/** The text to store, without the comma after the last ingredient. */
export const trimmedIngredients = (ingredients: string) => ingredients.replace(/[\s,]+$/, '')
