import { servingKey } from '../../../web/src/rules/menu-table.ts'
import { BadInputError } from '../../core/errors.ts'
import type { StoredServing } from './serving.item.ts'

/** A price by its product and serving; null for the product's own. */
export interface PriceName {
  readonly productId: unknown
  readonly serving?: string | null
}

interface Priced {
  price: number
  servings: readonly StoredServing[]
}

/** Equal for two names of one price. */
export function priceKey({ productId, serving }: PriceName): string {
  return serving == null ? String(productId) : `${productId} ${servingKey(serving)}`
}

/**
 * Refuses a list of prices that is empty, too long, or names one of them twice.
 * @throws {BadInputError} on `field`.
 */
export function expectDistinctPrices(
  field: string,
  lines: readonly PriceName[],
  { min, max }: { readonly min: number; readonly max: number },
): void {
  if (lines.length < min || lines.length > max) throw BadInputError.field(field, 'ITEMS', { min, max })
  const keys = new Set<string>()
  for (const line of lines) {
    const key = priceKey(line)
    if (keys.has(key))
      throw BadInputError.field(field, 'REPEATED', {
        value: [line.productId, line.serving ?? []].flat().join(' '),
      })
    keys.add(key)
  }
}

/** The display name of a price: `Rakı (35 cl)`. */
export function nameOfPrice(name: string, serving: string | null | undefined): string {
  return serving == null ? name : `${name} (${serving})`
}

/** The price of a product or of one of its servings; undefined if it has none of that label. */
export function priceOf(product: Priced, serving: string | null | undefined): number | undefined {
  return serving == null ? product.price : servingOf(product, serving)?.price
}

/** Sets the price of a product, or of one of its servings. @returns whether it had another one. */
export function setPrice(product: Priced, serving: string | null | undefined, price: number): boolean {
  if (priceOf(product, serving) === price) return false
  const changed = serving == null ? undefined : servingOf(product, serving)
  if (serving == null) product.price = price
  else product.servings = product.servings.map((each) => (each === changed ? { ...each, price } : each))
  return true
}

/** The serving of a label, in whatever case. */
export function servingOf({ servings }: Pick<Priced, 'servings'>, label: string): StoredServing | undefined {
  const key = servingKey(label)
  return servings.find((serving) => servingKey(serving.label) === key)
}
