import type { EnergySource, PortionUnit, UpdateFoodInformation } from '../../../gql/graphql.ts'
import { suggestedAllergens } from '../../../rules/allergen-words.ts'
import { ALLERGENS, type Allergen, type Diet } from '../../../rules/food.ts'
import { merge } from '../../api/call/merge.ts'
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
  /** As typed. */
  readonly amount: string
  readonly unit: PortionUnit
  readonly of: string
  /** As typed. */
  readonly energy: string
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
    amount: written(food.portion?.amount),
    unit: food.portion?.unit ?? 'G',
    of: food.portion?.of ?? '',
    energy: written(food.energyKcal),
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

export const amountOf = ({ amount }: FoodDraft) => numberIn(amount, 0.01, MOST_AMOUNT, /^\d+(\.\d{1,2})?$/)
export const energyOf = ({ energy }: FoodDraft) => numberIn(energy, 0, MOST_KCAL, /^\d+$/)

/** The input that stores a draft; null if a number in it is invalid. */
export function inputOf(draft: FoodDraft, version: number): UpdateFoodInformation | null {
  const [amount, energyKcal] = [amountOf(draft), energyOf(draft)]
  if (amount === 'fault' || energyKcal === 'fault') return null
  const { unit, of, energy: _, amount: __, allergens, ...answers } = draft
  return {
    ...answers,
    ingredients: trimmedIngredients(answers.ingredients),
    allergens: allergens && [...allergens],
    portion: amount === null ? null : { amount, unit, of: of.trim() || null },
    energyKcal,
    version,
  }
}

interface Rebased {
  readonly draft: FoodDraft
  /** The answers that somebody else has changed, too. */
  readonly conflicts: readonly (keyof FoodDraft)[]
}

/**
 * The stored answers with the changes that a user has made to an earlier state of them, the base. Where somebody else has
 * changed an answer, too, theirs is shown, since guests read it already; allergens are merged one by one.
 */
export function rebased(base: FoodDraft, typed: FoodDraft, stored: FoodDraft): Rebased {
  const versions = [{ ...base }, { ...typed }, { ...stored }] as const
  const fields = merge(...versions).conflicts.map(({ name }) => name as keyof FoodDraft)
  const { merged } = merge(...versions, Object.fromEntries(fields.map((name) => [name, 'theirs'])))
  const draft = merged as unknown as FoodDraft
  return {
    conflicts: fields,
    draft: fields.includes('allergens')
      ? { ...draft, allergens: mergedAllergens(base, typed, stored) }
      : draft,
  }
}

/**
 * All allergens that either draft has added, without those that either has removed. An empty result is an answer only if
 * one of the drafts answered that there are none.
 */
function mergedAllergens(
  ...[base, typed, stored]: [FoodDraft, FoodDraft, FoodDraft]
): FoodDraft['allergens'] {
  const [before, mine, theirs] = [base, typed, stored].map(({ allergens }) => allergens ?? [])
  const merged = ALLERGENS.filter((each) =>
    before?.includes(each)
      ? mine?.includes(each) && theirs?.includes(each)
      : mine?.includes(each) || theirs?.includes(each),
  )
  const isNone = [typed, stored].some(({ allergens }) => allergens?.length === 0)
  return merged.length > 0 || isNone ? merged : null
}

/** Whether two drafts are stored alike. */
export function isStoredAlike(one: FoodDraft, other: FoodDraft): boolean {
  return isSame(inputOf(one, 0), inputOf(other, 0))
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
/** Dishes whose weight of meat in grams has to be stated. */
const BY_GRAMS = /(?<!\p{L})(?:döner|iskender|\p{L}*burger)/u

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
  const hasGrams = draft.unit === 'G' && draft.amount.trim() !== ''
  if (BY_GRAMS.test(name.toLocaleLowerCase('tr')) && !hasGrams) hints.push({ kind: 'grams' })
  return hints
}

/** The next dish with missing answers after a given one, in the order of the menu and wrapping around. */
export function nextUnanswered(dishes: readonly WorkDish[], after: string | null): WorkDish | null {
  const index = dishes.findIndex(({ id }) => id === after)
  const ordered = [...dishes.slice(index + 1), ...dishes.slice(0, Math.max(index, 0))]
  return ordered.find(({ foodInformation }) => !foodInformation.isComplete) ?? null
}
