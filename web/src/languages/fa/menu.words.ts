import type { CalendarDay } from '../../rules/calendar-day.ts'
import { isolated } from '../isolated.ts'
import { listed } from '../listed.ts'
import { dayOfMonth } from './hours.words.ts'

const ASKED = {
  VEGAN: 'وگان',
  VEGETARIAN: 'گیاهی',
  NO_ALCOHOL: 'بدون الکل',
  NO_PORK: 'بدون گوشت خوک',
  ALCOHOL: 'دارای الکل',
  PORK: 'دارای گوشت خوک',
}

const quoted = (text: string) => `«${isolated(text)}»`
const allOf = (allergens: readonly string[]) => listed(allergens, ' و ', '، ')
const countOfKind = (kind: string, count: number) =>
  count > 0 ? `${count} غذای ${kind}` : `غذای ${kind} نیست`

export const menu = 'منو'
export const titleOf = (category: string) => `${isolated(category)} · منو`
export const description = 'غذاها و قیمت‌های روز.'
export const namedAndMore = (named: string, others: number) => `${isolated(named)} و ${others} غذای دیگر`
export const note = 'غذاهای ما بسته به فصل ممکن است تغییر کند'
export const gone = 'غذایی که می‌جویید دیگر اینجا نیست؛ می‌توانید در منوی ما جست‌وجو کنید.'
export const priceList = 'فهرست قیمت'
export const withTax = 'با مالیات بر ارزش افزوده'
/** `29 اکتبر 2026`. */
export const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`
export const pricesSince = 'قیمت‌ها به لیر ترکیه (TL) و با مالیات بر ارزش افزوده است. آخرین تغییر قیمت:'
export const preview = 'پیش‌نمایش'
export const close = 'بستن'

export const chooseCategory = 'انتخاب دسته'
export const all = 'همه'
export const search = 'جست‌وجو در منو'
export const find = 'جست‌وجو'

export const columns = ['تصویر', 'غذا', 'قیمت']
export const caption = 'غذاها و قیمت‌ها. با کلیدهای جهت‌نما میان غذاهای یک دسته بگردید.'
export const inTexts = 'در توضیح آمده'
export const enlarge = (dish: string) => `بزرگ کردن تصویر ${isolated(dish)}`
export const askForPrice = 'لطفاً قیمت را بپرسید'
export const soldOut = 'تمام شد'
export const maybeSoldOut = 'شاید تمام شده'
export const ingredients = 'مواد تشکیل‌دهنده'
export const allergens = 'مواد حساسیت‌زا'
export const portion = 'پرس'
export const suitableFor = 'مناسب برای'

export const pictureBefore = 'تصویر قبلی'
export const pictureAfter = 'تصویر بعدی'
export const share = 'هم‌رسانی'
export const copied = 'پیوند کپی شد'
export const besides = 'غذاهای کناری'
export const before = (dish: string) => `قبلی: ${isolated(dish)}`
export const after = (dish: string) => `بعدی: ${isolated(dish)}`

export const filter = 'حساسیت و رژیم'
export const only = 'فقط این‌ها'
export const without = 'این‌ها را نداشته باشد'
export const filterNote =
  'این اطلاعات را آشپزخانهٔ ما اعلام کرده و روی همان میز کار غذاهای دیگر هم آماده می‌شوند. هر جا نوشته «معلوم نیست»، لطفاً پیش از سفارش بپرسید.'
export const clear = 'پاک کردن'
export const show = 'نمایش غذاها'
export const showCount = (count: number) => (count > 0 ? `نمایش ${count} غذا` : 'غذای مناسبی نیست')
export const chosen = 'انتخاب‌های شما'
export const remove = (wish: string) => `${wish}: حذف`

export const dishes = (count: number) => `${count} غذا`
export const results = (count: number, search: string) => `${count} نتیجه برای ${quoted(search)}`
export const resultsInstead = (count: number, search: string, foundBy: string) =>
  `برای ${quoted(search)} نتیجه‌ای نیست؛ ${results(count, foundBy)}`
export const unanswered = (text: string, count: number) => `${text}؛ اطلاعات ${count} غذا کامل نیست`
export const unansweredAllergens = (text: string, count: number) =>
  `${text}؛ مواد حساسیت‌زای ${count} غذا معلوم نیست`
export function unfiltered(searched: readonly string[], count: number) {
  const asked = searched.map(quoted).join('، ')
  return count === 0
    ? `نمی‌توانیم بر اساس ${asked} جدا کنیم؛ لطفاً از گارسون بپرسید.`
    : `نمی‌توانیم بر اساس ${asked} جدا کنیم؛ در متن ${count} غذا چنین آمده است. برای اطمینان لطفاً از گارسون بپرسید.`
}
export const noneLeft = 'با این انتخاب‌ها غذایی نمی‌ماند.'
export const seeCategories = 'می‌توانید دسته‌ها را ببینید.'
export const noneSuits = 'غذایی با این جست‌وجو نیست. می‌توانید دسته‌ها را ببینید.'
export const meant = (search: string) => `${quoted(search)} پیدا نشد. یکی از این‌ها را می‌خواستید؟`
export const notFound = (search: string) => `${quoted(search)} پیدا نشد. می‌توانید دسته‌ها را ببینید.`
export const emptyCategory = 'اکنون در این دسته غذایی نیست.'
export const empty = 'منو را آماده می‌کنیم؛ اگر پرسشی دارید لطفاً با ما تماس بگیرید.'
export const showAll = 'نمایش همهٔ منو'

export const halal =
  'این منو گواهی حلال نیست؛ لطفاً حلال بودن غذا را از گارسون بپرسید. غذاهای این فهرست، بنا بر اعلام آشپزخانه، گوشت خوک و الکل ندارند.'
export const leftOut = 'به‌خاطر واژه‌ای در نام یا دستور غذا در فهرست نیامده‌اند:'
export const andMore = (count: number) => ` و ${count} غذای دیگر`
export const showFreeOf = (allergens: readonly string[]) => `نمایش غذاهای بدون ${allOf(allergens)}`
export const showOnly = (asked: keyof typeof ASKED) => `فقط غذاهای ${ASKED[asked]}`
export const countWith = (allergens: readonly string[], contained: boolean, count: number) =>
  countOfKind(`${contained ? 'دارای' : 'بدون'} ${allOf(allergens)}`, count)
export const countOf = (asked: keyof typeof ASKED, count: number) => countOfKind(ASKED[asked], count)
