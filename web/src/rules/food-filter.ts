import { folded } from './folded.ts'
import { ALLERGENS, type Allergen } from './food.ts'

/** The query parameter of the menu's address with the avoided allergens. */
export const AVOIDED = 'icermesin'

/** Slugs of allergens in addresses. */
export const ALLERGEN_SLUGS: Readonly<Record<Allergen, string>> = {
  GLUTEN: 'gluten',
  CRUSTACEANS: 'kabuklular',
  EGGS: 'yumurta',
  FISH: 'balik',
  PEANUTS: 'yer-fistigi',
  SOYBEANS: 'soya',
  MILK: 'sut',
  NUTS: 'sert-kabuklu-yemis',
  CELERY: 'kereviz',
  MUSTARD: 'hardal',
  SESAME: 'susam',
  SULPHITES: 'sulfit',
  LUPIN: 'aci-bakla',
  MOLLUSCS: 'yumusakca',
}

/**
 * The allergens in an address, in the order of the regulation; unknown names are ignored.
 * @param values of its parameter: one for each allergen, as a form sends them, or several in one, separated by spaces
 * or commas.
 */
export function avoidedIn(values: readonly string[]): Allergen[] {
  const named = new Set(values.flatMap((value) => folded(value).split(/[\s,]+/)))
  return ALLERGENS.filter((allergen) => named.has(ALLERGEN_SLUGS[allergen]))
}

/** Allergens as one value of the parameter. */
export function writtenAvoided(avoided: readonly Allergen[]): string {
  return avoided.map((allergen) => ALLERGEN_SLUGS[allergen]).join(' ')
}

type Suitability = 'CONTAINS' | 'UNKNOWN' | 'NOT_NAMED'

/** Whether a dish contains what is avoided. Without an answer it is unknown, never suitable. */
export function suitability(
  allergens: readonly string[] | null | undefined,
  avoided: readonly Allergen[],
): Suitability {
  if (avoided.length === 0) return 'NOT_NAMED'
  if (!allergens) return 'UNKNOWN'
  return avoided.some((allergen) => allergens.includes(allergen)) ? 'CONTAINS' : 'NOT_NAMED'
}
