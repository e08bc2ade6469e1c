import { numberFormat } from '../numbers.ts'

const WITH = { ALCOHOL: 'алкоголь', PORK: 'свинину', BOTH: 'алкоголь и свинину' }
const WITHOUT = { ALCOHOL: 'алкоголя', PORK: 'свинины', BOTH: 'алкоголя и свинины' }
const ASKED = { ALCOHOL: 'алкоголь', PORK: 'свинина', BOTH: 'алкоголь или свинина' }

export const contents = {
  GLUTEN: 'Злаки, содержащие глютен',
  CRUSTACEANS: 'Ракообразные',
  EGGS: 'Яйца',
  FISH: 'Рыба',
  PEANUTS: 'Арахис',
  SOYBEANS: 'Соя',
  MILK: 'Молоко',
  NUTS: 'Орехи',
  CELERY: 'Сельдерей',
  MUSTARD: 'Горчица',
  SESAME: 'Кунжут',
  SULPHITES: 'Сульфиты',
  LUPIN: 'Люпин',
  MOLLUSCS: 'Моллюски',
  PORK: 'Свинина',
}
export const ask = 'Об аллергенах, пожалуйста, спросите нас'
export const none =
  'В рецепте нет 14 аллергенов, о которых обязательно сообщают; на той же кухне готовят и другие блюда.'
export const units = { G: 'г', ML: 'мл', PIECE: 'шт.' }
export const number = (value: number) => numberFormat({ grouping: '\u00a0', decimal: ',' }).number(value)
export const about = (energy: string) => `около ${energy}`
export const diets = { VEGAN: 'Подходит веганам.', VEGETARIAN: 'Подходит вегетарианцам.' }
export function contains(what: keyof typeof WITH, answer: boolean | null) {
  if (answer === null) return `Пожалуйста, спросите нас, есть ли в составе ${ASKED[what]}.`
  return answer ? `Содержит ${WITH[what]}.` : `Не содержит ${WITHOUT[what]}.`
}
export const warnings = { ALCOHOL: 'содержит алкоголь', PORK: 'содержит свинину' }
export const wishes = { VEGAN: 'Веганское', VEGETARIAN: 'Вегетарианское', NO_ALCOHOL: 'Без алкоголя' }
/** The name after a colon keeps its case. */
export const free = (allergen: string) => `Исключить: ${allergen.toLowerCase()}`
export const unknown = {
  VEGAN: 'Веганское ли, неизвестно',
  VEGETARIAN: 'Вегетарианское ли, неизвестно',
  NO_ALCOHOL: 'Есть ли алкоголь, неизвестно',
  FREE: 'Аллергены неизвестны',
}
