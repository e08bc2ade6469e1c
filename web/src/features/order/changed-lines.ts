import type { OrderableDish } from '../../lib/order-parts.ts'
import type { CartLine } from './order-line.ts'
import { type DishesOf, inMenu } from './ordered-dish.ts'

/** The lines that are not as the guest has seen them. */
export const changedLines = (menu: DishesOf<OrderableDish>, lines: readonly CartLine[]) =>
  lines
    .map((line) => ({ line, now: inMenu(menu, line) }))
    .filter(({ line, now }) => now.problem || now.price !== line.price)
