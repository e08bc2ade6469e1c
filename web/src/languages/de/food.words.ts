import { numberFormat } from '../numbers.ts'
import { allergenInside } from './allergen-inside.ts'

const CONTAINED = { ALCOHOL: 'Alkohol', PORK: 'Schweinefleisch', BOTH: 'Alkohol und Schweinefleisch' }
const EITHER = 'Alkohol oder Schweinefleisch'

export const contents = {
  GLUTEN: 'Glutenhaltiges Getreide',
  CRUSTACEANS: 'Krebstiere',
  EGGS: 'Eier',
  FISH: 'Fisch',
  PEANUTS: 'Erdnüsse',
  SOYBEANS: 'Soja',
  MILK: 'Milch',
  NUTS: 'Schalenfrüchte (Nüsse)',
  CELERY: 'Sellerie',
  MUSTARD: 'Senf',
  SESAME: 'Sesam',
  SULPHITES: 'Sulfite',
  LUPIN: 'Lupinen',
  MOLLUSCS: 'Weichtiere',
  PORK: 'Schweinefleisch',
}
export const ask = 'Zu Allergenen fragen Sie uns bitte'
export const none =
  'Die Rezeptur enthält keines der 14 kennzeichnungspflichtigen Allergene; in derselben Küche werden auch andere Gerichte zubereitet.'
export const units = { G: 'g', ML: 'ml', PIECE: 'Stück' }
export const number = (value: number) => numberFormat({ grouping: '.', decimal: ',' }).number(value)
export const about = (energy: string) => `etwa ${energy}`
export const diets = { VEGAN: 'Für Veganer geeignet.', VEGETARIAN: 'Für Vegetarier geeignet.' }
export function contains(what: keyof typeof CONTAINED, answer: boolean | null) {
  if (answer === null)
    return `Bitte fragen Sie uns, ob ${what === 'BOTH' ? EITHER : CONTAINED[what]} enthalten ist.`
  if (answer) return `Enthält ${CONTAINED[what]}.`
  return what === 'BOTH'
    ? 'Enthält weder Alkohol noch Schweinefleisch.'
    : `Enthält ${what === 'ALCOHOL' ? 'keinen' : 'kein'} ${CONTAINED[what]}.`
}
export const warnings = { ALCOHOL: 'enthält Alkohol', PORK: 'enthält Schweinefleisch' }
export const wishes = { VEGAN: 'Vegan', VEGETARIAN: 'Vegetarisch', NO_ALCOHOL: 'Ohne Alkohol' }
export const free = (allergen: string) => `Ohne ${allergenInside(allergen)}`
export const unknown = {
  VEGAN: 'Nicht bekannt, ob vegan',
  VEGETARIAN: 'Nicht bekannt, ob vegetarisch',
  NO_ALCOHOL: 'Nicht bekannt, ob mit Alkohol',
  FREE: 'Allergene nicht bekannt',
}
