import { numberFormat } from '../numbers.ts'

const WITH = { ALCOHOL: 'كحول', PORK: 'لحم خنزير', BOTH: 'كحول ولحم خنزير' }
const EITHER = 'كحول أو لحم خنزير'

export const contents = {
  GLUTEN: 'حبوب تحتوي على الغلوتين',
  CRUSTACEANS: 'قشريات',
  EGGS: 'بيض',
  FISH: 'سمك',
  PEANUTS: 'فول سوداني',
  SOYBEANS: 'فول الصويا',
  MILK: 'حليب',
  NUTS: 'مكسرات',
  CELERY: 'كرفس',
  MUSTARD: 'خردل',
  SESAME: 'سمسم',
  SULPHITES: 'كبريتيت',
  LUPIN: 'ترمس',
  MOLLUSCS: 'رخويات',
  PORK: 'لحم خنزير',
}
export const ask = 'لمعرفة مسببات الحساسية يُرجى سؤالنا'
export const none =
  'لا تتضمن الوصفة أيًّا من مسببات الحساسية الـ14 الواجب الإفصاح عنها؛ وتُحضَّر أطباق أخرى في المطبخ نفسه.'
export const units = { G: 'غ', ML: 'مل', PIECE: 'قطعة' }
export const number = (value: number) => numberFormat({ grouping: ',', decimal: '.' }).number(value)
export const about = (energy: string) => `حوالي ${energy}`
export const diets = { VEGAN: 'مناسب للنباتيين الصرف (فيغان).', VEGETARIAN: 'مناسب للنباتيين.' }
export function contains(what: keyof typeof WITH, answer: boolean | null) {
  const said = what === 'BOTH' && !answer ? EITHER : WITH[what]
  if (answer === null) return `يُرجى سؤالنا هل يحتوي على ${said}.`
  return answer ? `يحتوي على ${said}.` : `لا يحتوي على ${said}.`
}
export const warnings = { ALCOHOL: 'يحتوي على كحول', PORK: 'يحتوي على لحم خنزير' }
export const wishes = { VEGAN: 'نباتي صرف (فيغان)', VEGETARIAN: 'نباتي', NO_ALCOHOL: 'بدون كحول' }
export const free = (allergen: string) => `بدون ${allergen}`
export const unknown = {
  VEGAN: 'غير معروف إن كان فيغان',
  VEGETARIAN: 'غير معروف إن كان نباتيًّا',
  NO_ALCOHOL: 'غير معروف إن كان فيه كحول',
  FREE: 'مسببات الحساسية غير معروفة',
}
