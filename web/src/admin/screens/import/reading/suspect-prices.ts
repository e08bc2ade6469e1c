import type { FoundCategory, FoundDish } from './doubts.ts'
import { median } from './words.ts'

/** The share of prices from which something is usual on a page. */
const USUAL = 0.6
/** The share of prices without a sign that begin or end alike, and how many there are at least. */
const NEARLY_ALL = 0.8
const LEAST_PRICES = 5
/** In heights of a letter: prices in a column of their own, and a number that is part of a name. */
const APART = 2
const BESIDE = 1

export interface Suspected {
  readonly categories: readonly FoundCategory[]
  /** Whether so many prices begin or end alike that a sign may have been read as their first or last digit. */
  readonly areAlike: boolean
}

/** Categories of a page that a recogniser read: uncertain is what is not like the other prices of its page, or too much like them. */
export function suspected(categories: readonly FoundCategory[]): Suspected {
  const priced = categories.flatMap(({ dishes }) => dishes.filter(({ place }) => place !== null))
  const shareOf = (is: (dish: FoundDish) => boolean) => priced.filter(is).length / Math.max(1, priced.length)
  const areSigned = shareOf(({ place }) => place?.isSigned === true) >= USUAL
  const areBeside = shareOf(({ place }) => place?.isBelow === false) >= USUAL
  const areApart = median(priced.map(({ place }) => place?.gap ?? 0)) > APART
  const unsigned = priced.filter(({ place }) => place?.isSigned === false)
  const areAlike = alike(unsigned)
  const isSuspect = ({ place }: FoundDish): boolean =>
    place !== null &&
    ((!place.isSigned && (areSigned || areAlike)) ||
      (place.isBelow && areBeside) ||
      (areApart && !place.isBelow && place.gap < BESIDE))
  const doubted = (dish: FoundDish, former: FoundDish | undefined, usual: number): boolean => {
    const prices = dish.price === null ? 0 : 1 + dish.otherPrices.length
    if (prices === 0) return false
    // What is left may be the price of another size.
    if (prices < usual || prices < (dish.place?.sizes ?? 0)) return true
    return isSuspect(dish) || isHardlyNamed(dish.name) || (former !== undefined && former.price === null)
  }
  return {
    areAlike,
    categories: categories.map((category) => {
      const usual = median(
        category.dishes.flatMap(({ price, otherPrices }) => (price === null ? [] : 1 + otherPrices.length)),
      )
      return {
        ...category,
        dishes: category.dishes.map((dish, index, all) => ({
          ...dish,
          isUncertain:
            dish.isUncertain ||
            doubted(dish, all[index - 1], usual) ||
            // A line that names a size alone is rather one more price of the dish above it.
            (dish.price !== null && SIZE_NAME.test(all[index + 1]?.name ?? '')),
        })),
      }
    }),
  }
}

/** Whether nearly all prices begin with one digit, or end with one that is no usual end of a price. */
function alike(dishes: readonly FoundDish[]): boolean {
  const written = dishes.flatMap(({ price, otherPrices }) =>
    [price, ...otherPrices.map((other) => other.price)].flatMap((each) =>
      each !== null && Number.isInteger(each) && each >= 10 ? String(each) : [],
    ),
  )
  if (written.length < LEAST_PRICES) return false
  const most = (digits: readonly string[]) =>
    Math.max(0, ...[...Map.groupBy(digits, (digit) => digit).values()].map(({ length }) => length))
  const first = most(written.map((digits) => digits[0] as string))
  const last = most(written.map((digits) => digits.at(-1) as string).filter((digit) => !/[09]/.test(digit)))
  return Math.max(first, last) >= written.length * NEARLY_ALL
}

const SIZE_NAME =
  /^(?:az|normal|mega|mini|maxi|k[üu][çc][üu]k|orta|b[üu]y[üu]k|yar[ıi]m|tam|tek|[çc]ift|duble|porsiyon|kadeh|[şs]i[şs]e|bardak|fincan|gr?|kg|cl|ml|lt?|no|adet|[\s\d.,/-])+$/iu

/** Whether what is read as a name is none of a dish: too short, a size, or the end of something in brackets. */
const isHardlyNamed = (name: string): boolean =>
  /^[^(]*\)/.test(name) ||
  ((name.match(/\p{L}/gu)?.length ?? 0) < 3 && !/^su$/iu.test(name)) ||
  SIZE_NAME.test(name)
