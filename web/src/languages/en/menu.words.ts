import type { CalendarDay } from '../../rules/calendar-day.ts'
import { listed } from '../listed.ts'
import { counted } from '../plurals.ts'
import { dayOfMonth } from './hours.words.ts'

/** What is said before and after the dishes. */
const ASKED = {
  VEGAN: ['vegan ', ''],
  VEGETARIAN: ['vegetarian ', ''],
  NO_ALCOHOL: ['', ' without alcohol'],
  NO_PORK: ['', ' without pork'],
  ALCOHOL: ['', ' containing alcohol'],
  PORK: ['', ' containing pork'],
} as const

const allOf = (allergens: readonly string[]) => listed(allergens, ' and ').toLowerCase()

export const menu = 'Menu'
export const titleOf = (category: string) => `${category} · Menu`
export const description = 'dishes and current prices.'
export const namedAndMore = (named: string, others: number) =>
  `${named} and ${counted(others, 'more dish', 'more dishes')}`
export const note = 'What we serve may vary with the season'
export const gone = 'The dish you are looking for is no longer here; you can search our menu.'
export const priceList = 'Price list'
export const withTax = 'VAT included'
/** `29 October 2026`. */
export const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`
export const pricesSince = 'Our prices are in TL and include VAT. Last change of prices:'
export const preview = 'Preview'
export const close = 'Close'

export const chooseCategory = 'Choose a category'
export const all = 'All'
export const search = 'Search the menu'
export const find = 'Search'

export const columns = ['Picture', 'Dish', 'Price']
export const caption = 'Dishes and their prices. The arrow keys move through the dishes of a category.'
export const inTexts = 'Mentioned in the description'
export const enlarge = (dish: string) => `Enlarge the picture of ${dish}`
export const askForPrice = 'Please ask for the price'
export const soldOut = 'Sold out'
export const maybeSoldOut = 'May be sold out'
export const ingredients = 'Ingredients'
export const allergens = 'Allergens'
export const portion = 'Portion'
export const suitableFor = 'Suitable for'

export const pictureBefore = 'Previous picture'
export const pictureAfter = 'Next picture'
export const share = 'Share'
export const copied = 'Link copied'
export const besides = 'Dishes next to this one'
export const before = (dish: string) => `Previous: ${dish}`
export const after = (dish: string) => `Next: ${dish}`

export const filter = 'Allergens and diet'
export const only = 'Show only'
export const without = 'Must not contain'
export const filterNote =
  'This is what our kitchen has declared, and other dishes are prepared on the same worktop. Where it says “not known”, please ask before you order.'
export const clear = 'Clear'
export const show = 'Show dishes'
export const showCount = (count: number) =>
  count > 0 ? `Show ${counted(count, 'dish', 'dishes')}` : 'No matching dish'
export const chosen = 'Your choices'
export const remove = (wish: string) => `${wish}: remove`

export const dishes = (count: number) => counted(count, 'dish', 'dishes')
export const results = (count: number, search: string) =>
  `${counted(count, 'result', 'results')} for “${search}”`
export const resultsInstead = (count: number, search: string, foundBy: string) =>
  `No results for “${search}”; ${results(count, foundBy)}`
export const unanswered = (text: string, count: number) => `${text}; not known of ${dishes(count)}`
export const unansweredAllergens = (text: string, count: number) =>
  `${text}; allergens not known of ${dishes(count)}`
export function unfiltered(searched: readonly string[], count: number) {
  const asked = searched.map((each) => `“${each}”`).join(', ')
  return count === 0
    ? `We cannot filter by ${asked}; please ask our staff.`
    : `We cannot filter by ${asked}; ${counted(count, 'dish has', 'dishes have')} it in the text. To be sure, please ask our staff.`
}
export const noneLeft = 'No dish is left with these choices.'
export const seeCategories = 'Have a look at the categories.'
export const noneSuits = 'No dish matches this search. Have a look at the categories.'
export const meant = (search: string) => `“${search}” was not found. Did you mean one of these?`
export const notFound = (search: string) => `“${search}” was not found. Have a look at the categories.`
export const emptyCategory = 'There is no dish in this category at the moment.'
export const empty = 'Our menu is on its way; if you have a question, please call us.'
export const showAll = 'Show the full menu'

export const halal =
  'This menu is no halal certificate; please ask our staff whether a dish is halal. According to the kitchen, the dishes listed contain no pork or alcohol.'
export const leftOut = 'Not listed because of a word in the name or recipe:'
export const andMore = (count: number) => ` and ${counted(count, 'more dish', 'more dishes')}`
export const showFreeOf = (allergens: readonly string[]) => `Show dishes without ${allOf(allergens)}`
export function showOnly(asked: keyof typeof ASKED) {
  const [before, after] = ASKED[asked]
  return `Show only ${before}dishes${after}`
}
export function countWith(allergens: readonly string[], contained: boolean, count: number) {
  const what = `${contained ? 'containing' : 'without'} ${allOf(allergens)}`
  return count > 0 ? `${dishes(count)} ${what}` : `No dishes ${what}`
}
export function countOf(asked: keyof typeof ASKED, count: number) {
  const [before, after] = ASKED[asked]
  return count > 0
    ? `${counted(count, `${before}dish`, `${before}dishes`)}${after}`
    : `No ${before}dishes${after}`
}
