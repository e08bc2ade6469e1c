import { priceKey, servingName } from '../../plans/plan-state.ts'

interface PricedDish {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly categoryId: string
  readonly servings: readonly { readonly label: string; readonly price: number }[]
}

/** A price that can be changed: that of a dish, or of one of its servings. */
export interface PriceRow {
  /** Its `priceKey`. */
  readonly id: string
  readonly productId: string
  readonly serving: string | null
  readonly name: string
  readonly price: number
  readonly categoryId: string
}

/** The prices of a menu, those of its servings after each dish. */
export function priceRows(dishes: readonly PricedDish[]): PriceRow[] {
  return dishes.flatMap(({ id, name, price, categoryId, servings }) =>
    [{ label: null, price }, ...servings].map(({ label, ...row }) => ({
      ...{ id: priceKey(id, label), productId: id, serving: label, categoryId },
      ...{ name: servingName({ name, serving: label }), price: row.price },
    })),
  )
}
