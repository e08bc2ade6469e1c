/** Prices that were sent, by the ids of their dishes. */
export type SentPrices = ReadonlyMap<string, SentPrice>

interface SentPrice {
  readonly price: number
  /** The stored price that the person saw. */
  readonly seen: number
}

/** A call with its idempotency key, so that it stores once however often it is sent. */
export interface PriceCall {
  readonly clientKey: string
  readonly changes: readonly { productId: string; price: number; seenPrice: number }[]
}

/**
 * Prices that the server refused, as changes of those that are stored now.
 * @param mayReplace whether a price may replace one that somebody else has stored since; others give way to it,
 * because a rule would change it once more, or undo it.
 */
export function refusedPrices(
  sent: SentPrices,
  products: readonly { readonly id: string; readonly price: number }[] | undefined,
  mayReplace: (id: string) => boolean,
): SentPrices {
  const now = new Map(products?.map(({ id, price }) => [id, price]))
  return new Map(
    [...sent].map(([id, { price, seen }]) => {
      const stored = now.get(id) ?? seen
      return [id, { price: stored === seen || mayReplace(id) ? price : stored, seen: stored }]
    }),
  )
}
