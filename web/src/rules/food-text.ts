import type { Allergen } from './food.ts'
import * as foodWords from './food.words.ts'
import type { TableFood } from './menu-table.ts'
import * as spokenWords from './spoken.words.ts'

/** The food information of a dish, as far as the menu page shows it. */
export interface DishFood extends TableFood {
  readonly allergens?: readonly Allergen[] | null
  /** Of the texts in it, into the language of the page. */
  readonly translation?: {
    readonly ingredients: string | null
    readonly allergenNote: string | null
  } | null
}

export const ASK_FOR_ALLERGENS = foodWords.ask

const NO_ANSWERS: ReadonlySet<string> = new Set(['isAlcoholicDrink', 'translation'])

/** Whether a dish has any food information that guests are shown. */
export function isAnswered(food: DishFood): boolean {
  return Object.entries(food).some(
    ([name, answer]) => !NO_ANSWERS.has(name) && answer !== null && answer !== undefined,
  )
}

/** The value of a key; undefined for a key that the API has and these words do not know. */
const under = (texts: Readonly<Record<string, string>>, key: string): string | undefined => texts[key]

/** `180 g dana köfte`, `6 adet`. */
export function portionText({ amount, unit, of }: NonNullable<DishFood['portion']>): string {
  return `${foodWords.number(amount)} ${under(foodWords.units, unit) ?? unit}${of ? ` ${of}` : ''}`
}

/** Portion and energy, if given. */
export function measureText({ portion, energyKcal, energySource }: DishFood): string {
  const energy = typeof energyKcal === 'number' ? `${foodWords.number(energyKcal)} kcal` : null
  const told = energy && energySource === 'ESTIMATE' ? foodWords.about(energy) : energy
  return [portion && portionText(portion), told].filter(Boolean).join(' · ')
}

/** The names of the allergens of a dish, or that there are none; null if not answered. */
export function allergenText({ allergens }: DishFood): string | null {
  if (!allergens) return null
  return allergens.length === 0
    ? foodWords.none
    : allergens.map((allergen) => foodWords.contents[allergen]).join(', ')
}

/** Sentences about diet, alcohol and pork. For unanswered questions they advise to ask. */
export function sentences({ diet, containsAlcohol = null, containsPork = null }: DishFood): string {
  const told =
    containsAlcohol === containsPork
      ? [foodWords.contains('BOTH', containsAlcohol)]
      : [foodWords.contains('ALCOHOL', containsAlcohol), foodWords.contains('PORK', containsPork)]
  return [under(foodWords.diets, diet ?? ''), ...told].filter(Boolean).join(' ')
}

/** The warnings that are visible while the details of a dish are collapsed. */
export function warningText({ containsAlcohol, containsPork }: DishFood): string {
  return [containsAlcohol && foodWords.warnings.ALCOHOL, containsPork && foodWords.warnings.PORK]
    .filter(Boolean)
    .join(spokenWords.comma)
}
