import { folded } from './folded.ts'
import { ALLERGENS, type Allergen, type FoodAnswers } from './food.ts'
import * as foodWords from './food.words.ts'
import { answerOf, type FoodQuestion } from './food-question.ts'

/** A filter of the menu: vegan, vegetarian, without alcohol, or without an allergen. */
export type FoodWish = 'VEGAN' | 'VEGETARIAN' | 'NO_ALCOHOL' | Allergen

/** In the order of the filter. */
export const DIET_WISHES = ['VEGAN', 'VEGETARIAN', 'NO_ALCOHOL'] as const satisfies readonly FoodWish[]
export const FOOD_WISHES: readonly FoodWish[] = [...DIET_WISHES, ...ALLERGENS]

const DIET = 'diyet'
const WITHOUT = 'icermesin'

/** The query parameter of the menu's address, and the value, by which a wish is written. */
const WRITTEN: Readonly<Record<FoodWish, readonly [parameter: string, slug: string]>> = {
  VEGAN: [DIET, 'vegan'],
  VEGETARIAN: [DIET, 'vejetaryen'],
  NO_ALCOHOL: [WITHOUT, 'alkol'],
  GLUTEN: [WITHOUT, 'gluten'],
  CRUSTACEANS: [WITHOUT, 'kabuklular'],
  EGGS: [WITHOUT, 'yumurta'],
  FISH: [WITHOUT, 'balik'],
  PEANUTS: [WITHOUT, 'yer-fistigi'],
  SOYBEANS: [WITHOUT, 'soya'],
  MILK: [WITHOUT, 'sut'],
  NUTS: [WITHOUT, 'sert-kabuklu-yemis'],
  CELERY: [WITHOUT, 'kereviz'],
  MUSTARD: [WITHOUT, 'hardal'],
  SESAME: [WITHOUT, 'susam'],
  SULPHITES: [WITHOUT, 'sulfit'],
  LUPIN: [WITHOUT, 'aci-bakla'],
  MOLLUSCS: [WITHOUT, 'yumusakca'],
}

export const WISH_PARAMETERS: readonly string[] = [DIET, WITHOUT]

/** The field of a form that sends a wish. */
export function wishField(wish: FoodWish): { readonly name: string; readonly value: string } {
  const [name, value] = WRITTEN[wish]
  return { name, value }
}

/**
 * The wishes in an address or a form, in the order of the filter; unknown names are ignored. A parameter may be there
 * once for each wish, as a form sends them, or with several, separated by spaces or commas.
 */
export function wishesIn(parameters: URLSearchParams): FoodWish[] {
  const named = new Map(
    WISH_PARAMETERS.map((parameter) => [
      parameter,
      new Set(parameters.getAll(parameter).flatMap((value) => folded(value).split(/[\s,]+/))),
    ]),
  )
  return FOOD_WISHES.filter((wish) => {
    const [parameter, slug] = WRITTEN[wish]
    return named.get(parameter)?.has(slug)
  })
}

/** Wishes as parameters of an address, each with one value; none for no wish. */
export function writtenWishes(wishes: readonly FoodWish[]): Readonly<Record<string, string>> {
  const slugs = Map.groupBy(
    wishes.map((wish) => WRITTEN[wish]),
    ([parameter]) => parameter,
  )
  return Object.fromEntries(
    [...slugs].map(([parameter, written]) => [parameter, written.map(([, slug]) => slug).join(' ')]),
  )
}

/** The wish as a label in the filter, where allergens are in a group of their own. */
export function wishName(wish: FoodWish): string {
  return isDietWish(wish) ? foodWords.wishes[wish] : foodWords.contents[wish]
}

/** The wish by itself: `Vegan`, `Süt içermesin`. */
export function wishText(wish: FoodWish): string {
  return isDietWish(wish) ? foodWords.wishes[wish] : foodWords.free(foodWords.contents[wish])
}

export const isDietWish = (wish: FoodWish): wish is (typeof DIET_WISHES)[number] =>
  (DIET_WISHES as readonly FoodWish[]).includes(wish)

const questionOf = (wish: FoodWish): FoodQuestion =>
  isDietWish(wish) ? { kind: wish } : { kind: 'FREE_OF', allergens: [wish] }

type Suitability = 'NO' | 'UNKNOWN' | 'YES'

/** Whether a dish is as wished. Without an answer it is unknown, never suitable. */
export function suitability(
  food: FoodAnswers & { readonly isAlcoholicDrink?: boolean },
  wishes: readonly FoodWish[],
): Suitability {
  const answers = wishes.map((wish) => answerOf(food, questionOf(wish)))
  if (answers.includes(false)) return 'NO'
  return answers.includes(null) ? 'UNKNOWN' : 'YES'
}

/** Labels of the filters that a dish has no answer for. */
export function unknownTexts(
  food: FoodAnswers & { readonly isAlcoholicDrink?: boolean },
  wishes: readonly FoodWish[],
): string[] {
  const unknown = wishes.filter((wish) => answerOf(food, questionOf(wish)) === null)
  return [...new Set(unknown.map((wish) => foodWords.unknown[isDietWish(wish) ? wish : 'FREE']))]
}
