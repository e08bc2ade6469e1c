import { numberFormat } from '../numbers.ts'

const CONTAINED = { ALCOHOL: 'alcohol', PORK: 'pork', BOTH: 'alcohol and pork' }

export const contents = {
  GLUTEN: 'Cereals containing gluten',
  CRUSTACEANS: 'Crustaceans',
  EGGS: 'Eggs',
  FISH: 'Fish',
  PEANUTS: 'Peanuts',
  SOYBEANS: 'Soybeans',
  MILK: 'Milk',
  NUTS: 'Nuts',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  SESAME: 'Sesame',
  SULPHITES: 'Sulphites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Molluscs',
  PORK: 'Pork',
}
export const ask = 'For allergens, please ask us'
export const none =
  'The recipe has none of the 14 allergens that must be declared; other dishes are prepared in the same kitchen.'
export const units = { G: 'g', ML: 'ml', PIECE: 'pc' }
export const number = (value: number) => numberFormat({ grouping: ',', decimal: '.' }).number(value)
export const about = (energy: string) => `about ${energy}`
export const diets = { VEGAN: 'Suitable for vegans.', VEGETARIAN: 'Suitable for vegetarians.' }
export function contains(what: keyof typeof CONTAINED, answer: boolean | null) {
  if (answer === null)
    return `Please ask us whether it contains ${what === 'BOTH' ? 'alcohol or pork' : CONTAINED[what]}.`
  if (answer) return `Contains ${CONTAINED[what]}.`
  return `Contains no ${what === 'BOTH' ? 'alcohol or pork' : CONTAINED[what]}.`
}
export const warnings = { ALCOHOL: 'contains alcohol', PORK: 'contains pork' }
export const wishes = { VEGAN: 'Vegan', VEGETARIAN: 'Vegetarian', NO_ALCOHOL: 'No alcohol' }
export const free = (allergen: string) => `No ${allergen.toLowerCase()}`
export const unknown = {
  VEGAN: 'Not known if vegan',
  VEGETARIAN: 'Not known if vegetarian',
  NO_ALCOHOL: 'Not known if it contains alcohol',
  FREE: 'Allergens not known',
}
