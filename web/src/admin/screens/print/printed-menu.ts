import type { PrintMenuQuery } from '../../../gql/graphql.ts'
import { formatPrice } from '../../../lib/price.ts'
import { type DishFood, portionText } from '../../../rules/food-text.ts'

export type MenuDish = PrintMenuQuery['products'][number]
export type MenuCategory = PrintMenuQuery['categories'][number]

/** A line of a printed list. */
export interface PrintedDish {
  readonly id: string
  readonly name: string
  /** Such as `180 g dana köfte`; empty if unknown. */
  readonly measure: string
  /** Whether it contains alcohol or pork, in words; empty if neither, or not answered. */
  readonly contents: string
  /** Whether alcohol or pork is not answered, which the list marks for guests to ask about. */
  readonly hasUnansweredContents: boolean
  readonly price: string
  /** The date from which the price applies, such as `22.11.2026`. */
  readonly since: string
  readonly food: DishFood
}

export interface PrintedSection {
  readonly id: string
  readonly name: string
  readonly dishes: readonly PrintedDish[]
}

/** The menu for print. */
export interface PrintedMenu {
  readonly sections: readonly PrintedSection[]
  /** The common date from which all prices apply; null if they differ. */
  readonly since: string | null
  /** The date of the newest price; null for an empty menu. */
  readonly newest: string | null
  /** Dishes without a price, which prevent printing. */
  readonly unpriced: readonly { readonly id: string; readonly name: string }[]
  readonly prices: readonly { readonly productId: string; readonly price: number }[]
}

/** A calendar day in Turkish format: `22.11.2026`. */
function writtenDay(day: string): string {
  return day.split('-').reverse().join('.')
}

/** All dishes and drinks that guests can order, by category, including alcoholic drinks that the site may hide. */
export function printedMenu(products: readonly MenuDish[], categories: readonly MenuCategory[]): PrintedMenu {
  const shown = categories.filter(({ status }) => status === 'ACTIVE')
  const ids = new Set(shown.map(({ id }) => id))
  const dishes = products.filter(({ status, categoryId }) => status === 'ACTIVE' && ids.has(categoryId))
  const days = [...new Set(dishes.map(({ priceSince }) => priceSince))].sort()
  const newest = days.at(-1)
  return {
    sections: shown
      .map(({ id, name }) => ({
        id,
        name,
        dishes: dishes.filter(({ categoryId }) => categoryId === id).map(printedDish),
      }))
      .filter((section) => section.dishes.length > 0),
    since: days.length === 1 && newest ? writtenDay(newest) : null,
    newest: newest ? writtenDay(newest) : null,
    unpriced: dishes.filter(({ price }) => price === 0).map(({ id, name }) => ({ id, name })),
    prices: dishes.map(({ id, price }) => ({ productId: id, price })),
  }
}

function printedDish({ id, name, price, priceSince, foodInformation: food }: MenuDish): PrintedDish {
  const { portion, containsAlcohol, containsPork, isAlcoholicDrink } = food
  // For an alcoholic drink only name, measure and price are shown.
  const contents = isAlcoholicDrink
    ? []
    : [containsAlcohol && 'alkol içerir', containsPork && 'domuz eti içerir']
  const isUnanswered = [containsAlcohol, containsPork].some((answer) => typeof answer !== 'boolean')
  return {
    id,
    name,
    measure: portion ? portionText(portion) : '',
    contents: contents.filter(Boolean).join(', '),
    hasUnansweredContents: isUnanswered && !isAlcoholicDrink,
    price: formatPrice(price),
    since: writtenDay(priceSince),
    food,
  }
}
