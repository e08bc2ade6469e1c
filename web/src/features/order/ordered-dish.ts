import type { OrderableDish } from '../../lib/order-parts.ts'
import { isPromoted } from '../../rules/promoted.ts'
import type { OrderLine } from './order-line.ts'

/** The dishes of the menu. */
export interface DishesOf<Dish> {
  readonly products: readonly Dish[]
}

/** A line of an order with what the menu says of it now. */
export interface OrderedDish<Dish extends OrderableDish = OrderableDish> extends OrderLine {
  /** The dish; undefined if it is not on the menu any more, or not in that serving. */
  readonly dish: Dish | undefined
  /** In lira, of one; 0 without a dish. */
  readonly price: number
  /** Why it cannot be ordered, for guests; empty if it can be. */
  readonly problem: string
}

/** Whether a dish is ordered here at all: alcoholic drinks, and what has no price, are not. */
export const isOrderable = (dish: OrderableDish, price: number): boolean =>
  price > 0 && isPromoted(dish.foodInformation)

/** What the menu says of a line. @param isServing of several servings of a dish, which one is meant; null: its own price. */
export function orderedDish<Dish extends OrderableDish>(
  menu: DishesOf<Dish>,
  { id, count }: Pick<OrderLine, 'id' | 'count'>,
  isServing: ((label: string) => boolean) | null,
): OrderedDish<Dish> {
  const dish = menu.products.find((each) => each.id === id)
  const serving = isServing ? dish?.servings.find(({ label }) => isServing(label)) : null
  const line = { id, count, serving: serving?.label ?? null }
  if (!dish || serving === undefined)
    return { ...line, dish: undefined, price: 0, problem: 'artık menüde yok' }
  const { price } = serving ?? dish
  const problem = !isOrderable(dish, price) ? 'siteden sipariş edilemez' : dish.availiblity ? '' : 'tükendi'
  return { ...line, dish, price, problem }
}

/** The same, of a line of the cart. */
export const inMenu = <Dish extends OrderableDish>(
  menu: DishesOf<Dish>,
  line: OrderLine,
): OrderedDish<Dish> => ({
  ...orderedDish(menu, line, line.serving === null ? null : (label) => label === line.serving),
  serving: line.serving,
})
