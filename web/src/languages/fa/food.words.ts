import { numberFormat } from '../numbers.ts'

const CONTAINED = { ALCOHOL: 'الکل', PORK: 'گوشت خوک', BOTH: 'الکل و گوشت خوک' }
const EITHER = 'الکل یا گوشت خوک'

export const contents = {
  GLUTEN: 'غلات حاوی گلوتن',
  CRUSTACEANS: 'سخت‌پوستان',
  EGGS: 'تخم‌مرغ',
  FISH: 'ماهی',
  PEANUTS: 'بادام‌زمینی',
  SOYBEANS: 'سویا',
  MILK: 'شیر',
  NUTS: 'مغزهای درختی',
  CELERY: 'کرفس',
  MUSTARD: 'خردل',
  SESAME: 'کنجد',
  SULPHITES: 'سولفیت',
  LUPIN: 'باقلای مصری (لوپین)',
  MOLLUSCS: 'نرم‌تنان',
  PORK: 'گوشت خوک',
}
export const ask = 'دربارهٔ مواد حساسیت‌زا لطفاً از ما بپرسید'
export const none =
  'در دستور این غذا هیچ‌یک از 14 مادهٔ حساسیت‌زایی که اعلامشان الزامی است نیست؛ در همین آشپزخانه غذاهای دیگر هم آماده می‌شوند.'
export const units = { G: 'گرم', ML: 'میلی‌لیتر', PIECE: 'عدد' }
export const number = (value: number) => numberFormat({ grouping: ',', decimal: '.' }).number(value)
export const about = (energy: string) => `حدود ${energy}`
export const diets = { VEGAN: 'مناسب وگان‌ها.', VEGETARIAN: 'مناسب گیاه‌خواران.' }
export function contains(what: keyof typeof CONTAINED, answer: boolean | null) {
  const said = what === 'BOTH' && !answer ? EITHER : CONTAINED[what]
  if (answer === null) return `لطفاً از ما بپرسید که ${said} دارد یا نه.`
  return `${said} ${answer ? 'دارد' : 'ندارد'}.`
}
export const warnings = { ALCOHOL: 'الکل دارد', PORK: 'گوشت خوک دارد' }
export const wishes = { VEGAN: 'وگان', VEGETARIAN: 'گیاهی', NO_ALCOHOL: 'بدون الکل' }
export const free = (allergen: string) => `بدون ${allergen}`
export const unknown = {
  VEGAN: 'وگان بودنش معلوم نیست',
  VEGETARIAN: 'گیاهی بودنش معلوم نیست',
  NO_ALCOHOL: 'معلوم نیست الکل دارد یا نه',
  FREE: 'مواد حساسیت‌زا معلوم نیست',
}
