import type { EnergySource, PortionUnit, UpdateFoodInformation } from '../../../gql/graphql.ts'
import { suggestedAllergens } from '../../../rules/allergen-words.ts'
import { ALLERGENS, type Allergen, type Diet } from '../../../rules/food.ts'
import { lacksGrams } from '../../../rules/menu-duties.ts'
import { type Conflict, merge, type Side } from '../../api/call/merge.ts'
import { isSame } from '../../api/same-value.ts'
import type { WorkDish, WorkFood } from './food.operations.ts'
import { trimmedIngredients } from './ingredient-words.ts'

/** The unsaved food information of a dish; null is not answered, an empty list means none. */
export interface FoodDraft {
  readonly ingredients: string
  readonly allergens: readonly Allergen[] | null
  readonly allergenNote: string
  readonly containsAlcohol: boolean | null
  readonly containsPork: boolean | null
  readonly diet: Diet | null
  /** With the amount as typed. */
  readonly portion: { readonly amount: string; readonly unit: PortionUnit; readonly of: string }
  /** As typed. */
  readonly energyKcal: string
  readonly energySource: EnergySource | null
  readonly isAlcoholicDrink: boolean
  readonly reviewed: boolean
}

const MOST_KCAL = 5000
const MOST_AMOUNT = 100_000

const written = (value: number | null | undefined) => (value ?? '').toString().replace('.', ',')

export function draftOf(food: WorkFood): FoodDraft {
  return {
    ingredients: food.ingredients ?? '',
    allergens: food.allergens ?? null,
    allergenNote: food.allergenNote ?? '',
    containsAlcohol: food.containsAlcohol ?? null,
    containsPork: food.containsPork ?? null,
    diet: food.diet ?? null,
    portion: {
      amount: written(food.portion?.amount),
      unit: food.portion?.unit ?? 'G',
      of: food.portion?.of ?? '',
    },
    energyKcal: written(food.energyKcal),
    energySource: food.energySource ?? null,
    isAlcoholicDrink: food.isAlcoholicDrink,
    reviewed: Boolean(food.reviewedAt),
  }
}

/** Parses a number; null for an empty text, a fault for an invalid number. */
function numberIn(typed: string, min: number, max: number, decimals: RegExp): number | null | 'fault' {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const value = Number(text)
  return decimals.test(text) && value >= min && value <= max ? value : 'fault'
}

export const amountOf = ({ portion }: FoodDraft) =>
  numberIn(portion.amount, 0.01, MOST_AMOUNT, /^\d+(\.\d{1,2})?$/)
export const energyOf = ({ energyKcal }: FoodDraft) => numberIn(energyKcal, 0, MOST_KCAL, /^\d+$/)

/** The input that stores a draft; null if a number in it is invalid. */
export function inputOf(draft: FoodDraft, version: number): UpdateFoodInformation | null {
  const [amount, energyKcal] = [amountOf(draft), energyOf(draft)]
  if (amount === 'fault' || energyKcal === 'fault') return null
  const { portion, allergens } = draft
  return {
    ...draft,
    ingredients: trimmedIngredients(draft.ingredients),
    allergens: allergens && [...allergens],
    portion: amount === null ? null : { amount, unit: portion.unit, of: portion.of.trim() || null },
    energyKcal,
    version,
  }
}

interface Merged {
  readonly draft: FoodDraft
  readonly conflicts: readonly Conflict[]
  /** The answers of somebody else for which the draft is no longer marked as reviewed. */
  readonly unseen: readonly (keyof FoodDraft)[]
}

/**
 * The stored answers with the changes that a person has made to an earlier state of them, the base. Nobody has reviewed
 * answers of two people together.
 */
export function mergedAnswers(
  base: FoodDraft,
  typed: FoodDraft,
  stored: FoodDraft,
  choices?: Readonly<Record<string, Side>>,
): Merged {
  const { merged, changed, conflicts } = merge({ ...base }, { ...typed }, { ...stored }, choices)
  const draft = merged as unknown as FoodDraft
  const taken = (Object.keys(typed) as (keyof FoodDraft)[]).filter(
    (name) => !isSame(draft[name], typed[name]),
  )
  const isReviewed = draft.reviewed || typed.reviewed
  if (!isReviewed || taken.length === 0 || changed.length === 0) return { draft, conflicts, unseen: [] }
  return { draft: { ...draft, reviewed: false }, conflicts, unseen: taken }
}

/** Toggles an allergen: removing the last one means not answered, which is not the same as none. */
export function toggled(allergens: FoodDraft['allergens'], allergen: Allergen): FoodDraft['allergens'] {
  const next = ALLERGENS.filter((each) => (each === allergen) !== (allergens ?? []).includes(each))
  return next.length > 0 ? next : null
}

/** The answers of another, similar dish. */
export function sameAs(draft: FoodDraft, { foodInformation: food }: WorkDish): FoodDraft {
  const { allergens, allergenNote, containsAlcohol, containsPork, diet } = draftOf(food)
  return { ...draft, allergens, allergenNote, containsAlcohol, containsPork, diet, reviewed: false }
}

/** A suggestion that the user can accept by one tap. */
export type Hint =
  | { readonly kind: 'allergen'; readonly allergen: Allergen; readonly word: string }
  | { readonly kind: 'alcohol' | 'pork'; readonly word: string }
  | { readonly kind: 'ingredients' | 'grams' }

const ALCOHOL = /(?<!\p{L})(?:şara[pb]|bira(?!z)|rakı|likör|votka|viski|konyak|rom(?!\p{L}))\p{L}*/u
const PORK = /(?<!\p{L})(?:domuz|jambon|bacon|prosciutto|pancetta)\p{L}*/u
/** Suggestions from words in a dish's texts that its answers lack. None is applied automatically. */
export function hintsFor({ name, description }: WorkDish, draft: FoodDraft): Hint[] {
  const text = [draft.ingredients, name, description ?? ''].join(', ')
  const small = text.toLocaleLowerCase('tr')
  const hints: Hint[] = suggestedAllergens(text)
    .filter(({ allergen }) => !draft.allergens?.includes(allergen))
    .map((suggested) => ({ kind: 'allergen', ...suggested }))
  const [alcohol] = ALCOHOL.exec(small) ?? []
  if (alcohol && draft.containsAlcohol === null) hints.push({ kind: 'alcohol', word: alcohol })
  const [pork] = PORK.exec(small) ?? []
  if (pork && draft.containsPork === null) hints.push({ kind: 'pork', word: pork })
  if (!draft.ingredients.trim() && description?.trim()) hints.unshift({ kind: 'ingredients' })
  const amount = amountOf(draft)
  const portion = typeof amount === 'number' ? { amount, unit: draft.portion.unit } : null
  if (lacksGrams(name, { portion })) hints.push({ kind: 'grams' })
  return hints
}

/** The next dish with missing answers after a given one, in the order of the menu and wrapping around. */
export function nextUnanswered(dishes: readonly WorkDish[], after: string | null): WorkDish | null {
  const index = dishes.findIndex(({ id }) => id === after)
  const ordered = [...dishes.slice(index + 1), ...dishes.slice(0, Math.max(index, 0))]
  return ordered.find(({ foodInformation }) => !foodInformation.isComplete) ?? null
}
