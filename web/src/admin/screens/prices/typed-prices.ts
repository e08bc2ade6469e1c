import { readPrice, writtenPrice } from '../../forms/price-entry.ts'

interface TypedPrice {
  readonly text: string
  /** The stored price that the person saw. */
  readonly seen: number
  /** Whether it is the result of the rule: sent, it is kept until the rule changes, which must not be applied to it again. */
  readonly isByRule?: boolean
}

/** New prices by the ids of their dishes. */
export type TypedPrices = Readonly<Record<string, TypedPrice>>

const mapped = (typed: TypedPrices, each: (price: TypedPrice, id: string) => TypedPrice[]): TypedPrices =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, price]) => each(price, id).map((kept) => [id, kept] as const)),
  )

/** The prices that a person has typed, without results of the rule. */
export const corrections = (typed: TypedPrices): TypedPrices =>
  mapped(typed, (price) => (price.isByRule ? [] : [price]))

/** The prices that were typed after others were sent that are stored. */
export function typedSince(typed: TypedPrices, sent: TypedPrices): TypedPrices {
  return mapped(typed, (price, id) => {
    const before = sent[id]
    if (before?.text === price.text) return []
    const entry = before && readPrice(before.text)
    return [{ ...price, seen: entry && 'price' in entry ? entry.price : price.seen }]
  })
}

/**
 * Prices that the server refused, as changes of those that are stored now. Results of the rule give way to what
 * somebody else has stored since: it would change that once more, or undo it.
 */
export function refusedPrices(
  typed: TypedPrices,
  products: readonly { readonly id: string; readonly price: number }[] = [],
): TypedPrices {
  const stored = new Map(products.map(({ id, price }) => [id, price]))
  return mapped(typed, (price, id) => {
    const seen = stored.get(id) ?? price.seen
    const givesWay = price.isByRule && seen !== price.seen
    return [{ ...price, seen, text: givesWay ? writtenPrice(seen) : price.text }]
  })
}
