import type { CalendarDay } from '../../rules/calendar-day.ts'
import { isolated } from '../isolated.ts'
import { countedArabic } from '../plurals.ts'
import { dayOfMonth } from './hours.words.ts'

const WITHOUT = {
  VEGAN: 'للنباتيين الصرف (فيغان)',
  VEGETARIAN: 'للنباتيين',
  NO_ALCOHOL: 'بدون كحول',
  NO_PORK: 'بدون لحم خنزير',
}
const WITH = { ALCOHOL: 'كحول', PORK: 'لحم خنزير' }
type Asked = keyof typeof WITHOUT | keyof typeof WITH

const quoted = (text: string) => `«${isolated(text)}»`
const allOf = (allergens: readonly string[]) => allergens.join(' و')
const more = (count: number) =>
  countedArabic(count, {
    one: 'طبق آخر',
    two: 'طبقان آخران',
    few: 'أطباق أخرى',
    many: 'طبقًا آخر',
    other: 'طبق آخر',
  })
const containing = (count: number, what: string) =>
  `${countedArabic(count, {
    one: 'طبق واحد يحتوي',
    two: 'طبقان يحتويان',
    few: 'أطباق تحتوي',
    many: 'طبقًا يحتوي',
    other: 'طبق يحتوي',
  })} على ${what}`
/** In the genitive, as after a noun or a preposition. */
const ofDishes = (count: number) =>
  countedArabic(count, { one: 'طبق واحد', two: 'طبقين', few: 'أطباق', many: 'طبقًا', other: 'طبق' })

export const menu = 'القائمة'
export const titleOf = (category: string) => `${isolated(category)} · القائمة`
export const description = 'الأطباق والأسعار الحالية.'
export const namedAndMore = (named: string, others: number) => `${isolated(named)} و${more(others)}`
export const note = 'قد تتغير أطباقنا بحسب الموسم'
export const gone = 'الطبق الذي تبحثون عنه لم يعد هنا؛ يمكنكم البحث في قائمتنا.'
export const priceList = 'قائمة الأسعار'
export const withTax = 'شاملة ضريبة القيمة المضافة'
/** `29 أكتوبر 2026`. */
export const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`
export const pricesSince = 'أسعارنا بالليرة التركية (TL) وتشمل ضريبة القيمة المضافة. آخر تغيير في الأسعار:'
export const preview = 'معاينة'
export const close = 'إغلاق'

export const chooseCategory = 'اختيار القسم'
export const all = 'الكل'
export const search = 'البحث في القائمة'
export const find = 'بحث'

export const columns = ['الصورة', 'الطبق', 'السعر']
export const caption = 'الأطباق وأسعارها. يمكن التنقل بين أطباق القسم بمفاتيح الأسهم.'
export const inTexts = 'مذكور في الوصف'
export const enlarge = (dish: string) => `تكبير صورة ${isolated(dish)}`
export const askForPrice = 'يُرجى السؤال عن السعر'
export const soldOut = 'نفد'
export const maybeSoldOut = 'ربما نفد'
export const ingredients = 'المكونات'
export const allergens = 'مسببات الحساسية'
export const portion = 'الحصة'
export const suitableFor = 'مناسب لمن'

export const pictureBefore = 'الصورة السابقة'
export const pictureAfter = 'الصورة التالية'
export const share = 'مشاركة'
export const copied = 'نُسخ الرابط'
export const besides = 'الأطباق المجاورة'
export const before = (dish: string) => `السابق: ${isolated(dish)}`
export const after = (dish: string) => `التالي: ${isolated(dish)}`

export const filter = 'الحساسية والحمية'
export const only = 'عرض هذه فقط'
export const without = 'يجب ألا يحتوي على'
export const filterNote =
  'هذه المعلومات كما صرّح بها مطبخنا، وتُحضَّر أطباق أخرى على الطاولة نفسها. حيث كُتب «غير معروف» يُرجى السؤال قبل الطلب.'
export const clear = 'مسح'
export const show = 'عرض الأطباق'
export const showCount = (count: number) => (count > 0 ? `عرض ${ofDishes(count)}` : 'لا يوجد طبق مناسب')
export const chosen = 'اختياراتكم'
export const remove = (wish: string) => `${wish}: إزالة`

export const dishes = (count: number) =>
  countedArabic(count, { one: 'طبق واحد', two: 'طبقان', few: 'أطباق', many: 'طبقًا', other: 'طبق' })
export const results = (count: number, search: string) =>
  `${countedArabic(count, {
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: 'نتائج',
    many: 'نتيجة',
    other: 'نتيجة',
  })} عن ${quoted(search)}`
export const resultsInstead = (count: number, search: string, foundBy: string) =>
  `لا نتائج عن ${quoted(search)}؛ ${results(count, foundBy)}`
export const unanswered = (text: string, count: number) => `${text}؛ المعلومات ناقصة عن ${ofDishes(count)}`
export const unansweredAllergens = (text: string, count: number) =>
  `${text}؛ مسببات الحساسية غير معروفة في ${ofDishes(count)}`
export function unfiltered(searched: readonly string[], count: number) {
  const asked = searched.map(quoted).join('، ')
  return count === 0
    ? `لا يمكننا التصفية بحسب ${asked}؛ يُرجى سؤال النادل.`
    : `لا يمكننا التصفية بحسب ${asked}؛ وقد ورد ذلك في نص ${ofDishes(count)}. للتأكد يُرجى سؤال النادل.`
}
export const noneLeft = 'لم يبقَ طبق يناسب هذه الاختيارات.'
export const seeCategories = 'يمكنكم تصفّح الأقسام.'
export const noneSuits = 'لا يوجد طبق يناسب هذا البحث. يمكنكم تصفّح الأقسام.'
export const meant = (search: string) => `لم نعثر على ${quoted(search)}. هل تقصدون أحد هذه؟`
export const notFound = (search: string) => `لم نعثر على ${quoted(search)}. يمكنكم تصفّح الأقسام.`
export const emptyCategory = 'لا توجد أطباق في هذا القسم حاليًّا.'
export const empty = 'نعمل على إعداد قائمتنا؛ لأسئلتكم يُرجى الاتصال بنا.'
export const showAll = 'عرض القائمة كاملة'

export const halal =
  'هذه القائمة ليست شهادة حلال؛ يُرجى سؤال النادل هل الطبق حلال. الأطباق المعروضة، بحسب ما صرّح به المطبخ، بدون لحم خنزير وبدون كحول.'
export const leftOut = 'لم نعرض هذه بسبب كلمة في اسمها أو وصفتها:'
export const andMore = (count: number) => ` و${more(count)}`
export const showFreeOf = (allergens: readonly string[]) => `عرض الأطباق بدون ${allOf(allergens)}`
export const showOnly = (asked: Asked) =>
  `عرض الأطباق ${asked === 'ALCOHOL' || asked === 'PORK' ? `التي تحتوي على ${WITH[asked]}` : WITHOUT[asked]} فقط`
export function countWith(allergens: readonly string[], contained: boolean, count: number) {
  const what = allOf(allergens)
  if (contained) return count > 0 ? containing(count, what) : `لا توجد أطباق تحتوي على ${what}`
  return `${count > 0 ? dishes(count) : 'لا توجد أطباق'} بدون ${what}`
}
export function countOf(asked: Asked, count: number) {
  if (asked === 'ALCOHOL' || asked === 'PORK') return countWith([WITH[asked]], true, count)
  return `${count > 0 ? dishes(count) : 'لا توجد أطباق'} ${WITHOUT[asked]}`
}
