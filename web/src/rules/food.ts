import { isPromoted } from './promoted.ts'

export { isPromoted }

/** The allergens that must be declared, by their names in the API, in the order of the regulation. */
export const ALLERGENS = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const

export type Allergen = (typeof ALLERGENS)[number]
export type Diet = 'VEGAN' | 'VEGETARIAN' | 'NEITHER'
export type Content = Allergen | 'PORK'

/** The food information of a dish. Null means not answered; an empty list means there are none. */
export interface FoodAnswers {
  readonly ingredients?: string | null
  readonly allergens?: readonly string[] | null
  readonly containsAlcohol?: boolean | null
  readonly containsPork?: boolean | null
  readonly diet?: string | null
}

const ANSWERS = ['ingredients', 'allergens', 'containsAlcohol', 'containsPork', 'diet'] as const
type Answer = (typeof ANSWERS)[number]

/** The missing answers of a dish, in the order of the form. */
export function missingAnswers(food: FoodAnswers): Answer[] {
  return ANSWERS.filter((name) =>
    name === 'ingredients' ? !food.ingredients?.trim() : food[name] === null || food[name] === undefined,
  )
}

const RULED_OUT: Readonly<Record<string, readonly Content[]>> = {
  VEGAN: ['MILK', 'EGGS', 'FISH', 'CRUSTACEANS', 'MOLLUSCS', 'PORK'],
  VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS', 'PORK'],
}

/** Contents of a dish that its diet excludes; empty if the answers agree. */
export function contradictions({ diet, allergens, containsPork }: FoodAnswers): Content[] {
  return (RULED_OUT[diet ?? ''] ?? []).filter((content) =>
    content === 'PORK' ? containsPork === true : allergens?.includes(content),
  )
}

/** Whether the public site lists a dish; printed lists contain all. */
export function isListed(
  food: { readonly isAlcoholicDrink: boolean },
  site: { readonly hideAlcoholicDrinks: boolean },
): boolean {
  return isPromoted(food) || !site.hideAlcoholicDrinks
}
