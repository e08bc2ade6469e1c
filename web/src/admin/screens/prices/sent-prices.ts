/** Prices that were sent, by the ids of their dishes. */
export type SentPrices = ReadonlyMap<string, SentPrice>

interface SentPrice {
  readonly price: number
  /** The stored price that the person saw. */
  readonly seen: number
}

type Products = readonly { readonly id: string; readonly price: number }[]

/**
 * Whether the prices of a call are stored. A call stores all or none, so that one unchanged price proves that none is
 * stored; other users may have changed some of them since.
 */
export function areStored(sent: SentPrices, products: Products = []): boolean {
  const now = products.filter(({ id }) => sent.has(id))
  return now.length > 0 && now.every(({ id, price }) => price !== sent.get(id)?.seen)
}

/**
 * Prices that the server refused, as changes of those that are stored now.
 * @param mayReplace whether a price may replace one that somebody else has stored since; others give way to it,
 * because a rule would change it once more, or undo it.
 */
export function refusedPrices(
  sent: SentPrices,
  products: Products | undefined,
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
