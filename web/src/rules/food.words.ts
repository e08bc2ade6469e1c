import { TURKISH_CONTENT } from './content-names.ts'
import { turkishNumber } from './turkish-number.ts'

/** What a sentence tells of. */
const CONTAINED = {
  ALCOHOL: 'Alkol',
  PORK: 'Domuz eti',
  BOTH: 'Alkol ve domuz eti',
}

/** Food information, and the filter by it. */

/** Allergens and pork. */
export const contents = TURKISH_CONTENT
export const ask = 'Alerjen bilgisi için lütfen sorun'
export const none = 'Tarifte bildirimi zorunlu 14 alerjen yok; aynı mutfakta başka yemekler de hazırlanır.'
export const units = { G: 'g', ML: 'ml', PIECE: 'adet' }
export const number = (value: number) => turkishNumber(value)
export const about = (energy: string) => `yaklaşık ${energy}`
export const diets = { VEGAN: 'Veganlar için uygundur.', VEGETARIAN: 'Vejetaryenler için uygundur.' }
/** A sentence; the advice to ask where it is not known. */
export function contains(what: keyof typeof CONTAINED, answer: boolean | null) {
  if (answer === null)
    return `${what === 'BOTH' ? 'Alkol ya da domuz eti' : CONTAINED[what]} içerip içermediğini lütfen sorun.`
  return `${CONTAINED[what]} ${answer ? 'içerir' : 'içermez'}.`
}
/** Short warnings. */
export const warnings = { ALCOHOL: 'alkol içerir', PORK: 'domuz eti içerir' }
export const wishes = { VEGAN: 'Vegan', VEGETARIAN: 'Vejetaryen', NO_ALCOHOL: 'Alkolsüz' }
/** @param allergen as `contents` names it. */
export const free = (allergen: string) => `${allergen} içermesin`
/** Of a dish, by what was wished. */
export const unknown = {
  VEGAN: 'Vegan mı, bilinmiyor',
  VEGETARIAN: 'Vejetaryen mi, bilinmiyor',
  NO_ALCOHOL: 'Alkol içerir mi, bilinmiyor',
  FREE: 'Alerjenleri bilinmiyor',
}
