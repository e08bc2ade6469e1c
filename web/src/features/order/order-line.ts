export type { OrderWay } from '../../rules/order-ways.ts'

/** So many of a dish, in one of its servings. */
export interface OrderLine {
  /** Of the dish. */
  readonly id: string
  /** Label of one of the dish's further servings; null for its own price. */
  readonly serving: string | null
  readonly count: number
}

export interface CartLine extends OrderLine {
  /** Of the dish, as the guest has seen it. */
  readonly name: string
  readonly note: string
  /** In lira, of one, as the guest has seen it. */
  readonly price: number
}

/** Limits of an order: its lines, what one of them counts, and the characters of its note. */
export const MOST = { lines: 40, count: 50, note: 80 } as const

/** Ids of dishes in addresses and storages, which anybody may have written. */
export const DISH_ID = /^[1-9]\d{0,8}$/
