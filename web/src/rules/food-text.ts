import { TURKISH_CONTENT } from './content-names.ts'
import type { Allergen } from './food.ts'
import type { TableFood } from './menu-table.ts'
import { turkishNumber } from './turkish-number.ts'

/** The food information of a dish, as far as the menu page shows it. */
export interface DishFood extends TableFood {
  readonly allergens?: readonly Allergen[] | null
}

const UNITS: Readonly<Record<string, string>> = { G: 'g', ML: 'ml', PIECE: 'adet' }
const DIETS: Readonly<Record<string, string>> = {
  VEGAN: 'Veganlar için uygundur.',
  VEGETARIAN: 'Vejetaryenler için uygundur.',
}

export const ASK_FOR_ALLERGENS = 'Alerjen bilgisi için lütfen sorun'

/** Whether a dish has any food information that guests are shown. */
export function isAnswered(food: DishFood): boolean {
  return Object.entries(food).some(
    ([name, answer]) => name !== 'isAlcoholicDrink' && answer !== null && answer !== undefined,
  )
}

/** `180 g dana köfte`, `6 adet`. */
export function portionText({ amount, unit, of }: NonNullable<DishFood['portion']>): string {
  return `${turkishNumber(amount)} ${UNITS[unit] ?? unit}${of ? ` ${of}` : ''}`
}

/** Portion and energy, if given. */
export function measureText({ portion, energyKcal, energySource }: DishFood): string {
  const about = energySource === 'ESTIMATE' ? 'yaklaşık ' : ''
  const energy = typeof energyKcal === 'number' ? `${about}${turkishNumber(energyKcal)} kcal` : null
  return [portion && portionText(portion), energy].filter(Boolean).join(' · ')
}

/** The names of the allergens of a dish, or that there are none; null if not answered. */
export function allergenText({ allergens }: DishFood): string | null {
  if (!allergens) return null
  return allergens.length === 0
    ? 'Tarifte bildirimi zorunlu 14 alerjen yok; aynı mutfakta başka yemekler de hazırlanır.'
    : allergens.map((allergen) => TURKISH_CONTENT[allergen]).join(', ')
}

/** Sentences about diet, alcohol and pork. For unanswered questions they advise to ask. */
export function sentences({ diet, containsAlcohol, containsPork }: DishFood): string {
  const alike = containsAlcohol === containsPork
  return [
    DIETS[diet ?? ''],
    ...(alike
      ? [contained('Alkol ve domuz eti', containsAlcohol, 'Alkol ya da domuz eti')]
      : [contained('Alkol', containsAlcohol), contained('Domuz eti', containsPork)]),
  ]
    .filter(Boolean)
    .join(' ')
}

/** @param either what guests ask for, where it is not known. */
function contained(what: string, answer: boolean | null | undefined, either = what): string {
  if (answer === null || answer === undefined) return `${either} içerip içermediğini lütfen sorun.`
  return `${what} ${answer ? 'içerir' : 'içermez'}.`
}

/** The warnings that are visible while the details of a dish are collapsed. */
export function warningText({ containsAlcohol, containsPork }: DishFood): string {
  return [containsAlcohol && 'alkol içerir', containsPork && 'domuz eti içerir'].filter(Boolean).join(', ')
}
