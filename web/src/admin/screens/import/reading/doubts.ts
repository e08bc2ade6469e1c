import { folded } from '../../../../rules/folded.ts'
import { forbiddenWording } from '../../../../rules/menu-wording.ts'
import type { Doubt, DraftDish, MenuDraft } from './reading.types.ts'
import { median } from './words.ts'

/** Of 100: below it somebody looks at the price. */
export const LEAST_CONFIDENCE = 85
/** A price this many times as high as is usual in its category, or this small a part of it. */
const FAR = 3
/** Between the smallest and the largest size of one dish. */
const FAR_SIZES = 6
/** The share of all prices from which their last part is a custom of the house: `,90`. */
const CUSTOM = 1 / 3

/** A dish with the confidence of each of its prices, before somebody looks for doubts. */
export interface FoundDish extends Omit<DraftDish, 'doubts'> {
  /** Whether a price has a letter in it, can be read in two ways, or was hardly recognised. */
  readonly isUncertain: boolean
  /** How its prices stand on its page; null without a price, and for sources without places. */
  readonly place: PricePlace | null
}

/** What tells a price from another number of a page. */
export interface PricePlace {
  /** Whether each price has a lira sign, or kuruş. */
  readonly isSigned: boolean
  /** From the name to the first price, in heights of a letter. */
  readonly gap: number
  /** Whether they stand below the name. */
  readonly isBelow: boolean
  /** How many sizes the line above its category names; 0 for none. */
  readonly sizes: number
}

export interface FoundCategory {
  readonly name: string
  readonly description: string | null
  readonly dishes: readonly FoundDish[]
}

/** The dishes with everything that a person has to look at; nothing is settled here. */
export function withDoubts(categories: readonly FoundCategory[]): MenuDraft {
  const dishes = categories.flatMap((category) => category.dishes)
  const isCustom = customsOf(dishes)
  const times = new Map<string, number>()
  for (const { name } of dishes) times.set(nameKey(name), (times.get(nameKey(name)) ?? 0) + 1)
  return {
    categories: categories.map(({ name, description, dishes: own }) => {
      const usual = median(own.flatMap(({ price }) => price ?? []))
      return {
        ...{ name, description },
        dishes: own.map(({ isUncertain, place: _, ...dish }) => {
          const texts = [dish.name, dish.description ?? '', ...dish.otherPrices.map(({ label }) => label)]
          const isThere: Readonly<Record<Doubt, boolean>> = {
            NO_PRICE: dish.price === null,
            LOW_CONFIDENCE: isUncertain,
            ODD_PRICE: isOdd(dish.price, dish.otherPrices, usual, isCustom),
            FORBIDDEN_WORDING: texts.some((text) => forbiddenWording(text) !== null),
            TWICE: (times.get(nameKey(dish.name)) ?? 0) > 1,
          }
          return { ...dish, doubts: (Object.keys(isThere) as Doubt[]).filter((doubt) => isThere[doubt]) }
        }),
      }
    }),
  }
}

const nameKey = (name: string): string => folded(name.trim().replace(/\s+/g, ' '))

function isOdd(
  price: number | null,
  otherPrices: DraftDish['otherPrices'],
  usual: number,
  isCustom: (price: number) => boolean,
): boolean {
  if (price === null) return false
  const all = [price, ...otherPrices.map((other) => other.price)]
  if (all.some((each) => each % 5 !== 0 && !isCustom(each))) return true
  if (price < usual / FAR || price > usual * FAR) return true
  return otherPrices.some((other) => other.price < price / FAR_SIZES || other.price > price * FAR_SIZES)
}

/** What a price ends with: its kuruş, or its last digit. */
const lastPart = (price: number): number =>
  Math.round((Number.isInteger(price) ? price % 10 : price % 1) * 100)

function customsOf(dishes: readonly FoundDish[]): (price: number) => boolean {
  const prices = dishes.flatMap(({ price, otherPrices }) => [
    ...(price === null ? [] : [price]),
    ...otherPrices.map((other) => other.price),
  ])
  const times = new Map<number, number>()
  for (const price of prices) times.set(lastPart(price), (times.get(lastPart(price)) ?? 0) + 1)
  return (price) => (times.get(lastPart(price)) ?? 0) >= Math.max(2, prices.length * CUSTOM)
}
