/** Prices that were sent, by the ids of their dishes. */
export type SentPrices = ReadonlyMap<string, SentPrice>

interface SentPrice {
  readonly price: number
  /** The stored price that the person saw. */
  readonly seen: number
}

type Products = readonly { readonly id: string; readonly price: number }[]

/**
 * Whether prices that were sent are stored. All of a call are stored or none, so that one which is still as it was seen
 * shows that none is; others may have changed some of them since, or stored an equal one.
 */
export function areStored(sent: SentPrices, products: Products = []): boolean {
  const now = products.filter(({ id }) => sent.has(id))
  return now.length > 0 && now.every(({ id, price }) => price !== sent.get(id)?.seen)
}

/** Prices that the server refused, as changes of those that are stored now. */
export function refusedPrices(sent: SentPrices, products: Products = []): SentPrices {
  const now = new Map(products.map(({ id, price }) => [id, price]))
  return new Map([...sent].map(([id, { price, seen }]) => [id, { price, seen: now.get(id) ?? seen }]))
}
