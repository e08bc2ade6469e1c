import type { PrintMenuQuery } from '../../../gql/graphql.ts'
import { type DishFood, portionText } from '../../../rules/food-text.ts'
import { formatPrice } from '../../../rules/turkish-number.ts'

export type MenuDish = PrintMenuQuery['products'][number]
export type MenuCategory = PrintMenuQuery['categories'][number]

interface PrintedServing {
  readonly label: string
  readonly price: string
  readonly since: string
}

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
  /** Further sizes, each with its price and day. */
  readonly servings: readonly PrintedServing[]
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
  readonly prices: readonly {
    readonly productId: string
    readonly serving?: string
    readonly price: number
  }[]
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
  const rows = dishes.flatMap((dish) => [dish, ...dish.servings])
  const days = [...new Set(rows.map(({ priceSince }) => priceSince))].sort()
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
    unpriced: dishes
      .filter(({ price, servings }) => [price, ...servings.map((each) => each.price)].includes(0))
      .map(({ id, name }) => ({ id, name })),
    prices: dishes.flatMap(({ id, price, servings }) => [
      { productId: id, price },
      ...servings.map((each) => ({ productId: id, serving: each.label, price: each.price })),
    ]),
  }
}

type PricedDish = Pick<MenuDish, 'id' | 'price' | 'priceSince' | 'servings'>

/**
 * The menu of a day ahead: all of its prices apply on that day.
 * @param prices those of its moment, by the ids of the dishes.
 * @param day YYYY-MM-DD.
 */
export function printedAhead(
  products: readonly MenuDish[],
  categories: readonly MenuCategory[],
  prices: readonly PricedDish[],
  day: string,
): PrintedMenu {
  const known = new Map(prices.map((dish) => [dish.id, dish]))
  const then = products.flatMap((dish) => {
    const priced = known.get(dish.id)
    return priced ? [{ ...dish, ...priced }] : []
  })
  const date = writtenDay(day)
  return { ...printedMenu(then, categories), since: date, newest: date }
}

function printedDish(dish: MenuDish): PrintedDish {
  const { id, name, price, priceSince, servingLabel, servings, foodInformation: food } = dish
  const { portion, containsAlcohol, containsPork, isAlcoholicDrink } = food
  // For an alcoholic drink only name, measure and price are shown.
  const contents = isAlcoholicDrink
    ? []
    : [containsAlcohol && 'alkol içerir', containsPork && 'domuz eti içerir']
  const isUnanswered = [containsAlcohol, containsPork].some((answer) => typeof answer !== 'boolean')
  return {
    id,
    name,
    measure: [servingLabel, portion && portionText(portion)].filter(Boolean).join(', '),
    contents: contents.filter(Boolean).join(', '),
    hasUnansweredContents: isUnanswered && !isAlcoholicDrink,
    price: formatPrice(price),
    servings: servings.map((each) => ({
      label: each.label,
      price: formatPrice(each.price),
      since: writtenDay(each.priceSince),
    })),
    since: writtenDay(priceSince),
    food,
  }
}
