import type { OrderableDish } from '../../../lib/order-parts.ts'
import { tableNumber } from '../../../rules/table-number.ts'
import { servingKey } from '../order-address.ts'
import { DISH_ID, MOST } from '../order-line.ts'
import { type DishesOf, orderedDish } from '../ordered-dish.ts'

export interface ReadLine {
  readonly id: string
  /** `servingKey` of the serving; null for the dish's own price. */
  readonly key: string | null
  readonly count: number
}

/** An order as an address has it. */
export interface ReadOrder {
  readonly lines: readonly ReadLine[]
  readonly table: number | null
}

const MOST_CHARACTERS = 640
const ORDER = /^#o=1((?:\.\d+(?:-[\da-z]{3})?x[1-9]\d*)+)(?:&t=(\d+))?$/
const LINES = /\.(\d+)(?:-(\w{3}))?x(\d+)/g

/** Reads a fragment that anybody may have written. @returns null if it is of no order. */
export function readFragment(hash: string): ReadOrder | 'UNREADABLE' | null {
  if (!/[#&]o=/.test(hash)) return null
  const [, texts, digits] = (hash.length <= MOST_CHARACTERS && ORDER.exec(hash)) || []
  const table = tableNumber(digits ?? '')
  if (!texts || (digits && !table)) return 'UNREADABLE'
  const lines = Array.from(
    texts.matchAll(LINES),
    ([, id = '', key = null, count]): ReadLine => ({ id, key, count: Number(count) }),
  )
  const isSound =
    lines.length <= MOST.lines &&
    lines.every(({ id, count }) => DISH_ID.test(id) && count <= MOST.count) &&
    new Set(lines.map(({ id, key }) => `${id}-${key}`)).size === lines.length
  return isSound ? { lines, table } : 'UNREADABLE'
}

/** What the menu says of a line of an address. */
export const ofAddress = <Dish extends OrderableDish>(menu: DishesOf<Dish>, line: ReadLine) =>
  orderedDish(menu, line, line.key === null ? null : (label) => servingKey(label) === line.key)
