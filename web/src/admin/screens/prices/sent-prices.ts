/** Prices that were sent, by the ids of their dishes. */
export type SentPrices = ReadonlyMap<string, SentPrice>

interface SentPrice {
  readonly price: number
  /** The stored price that the person saw. */
  readonly seen: number
}

type Products = readonly { readonly id: string; readonly price: number }[]

/** A call with its idempotency key, so that it stores once however often it is sent. */
export interface PriceCall {
  readonly clientKey: string
  readonly changes: readonly { productId: string; price: number; seenPrice: number }[]
}

/**
 * Whether a call without a reply was stored; undefined if that cannot be known yet. Prices alone do not tell, because
 * other users may have changed them, but the server knows the key of a stored call.
 * @param products the current prices; undefined if they could not be read.
 * @param send repeats a call. @returns whether it is stored. @throws if there is no reply again.
 */
export async function wasStored(
  call: PriceCall,
  products: Products | undefined,
  send: (call: PriceCall) => Promise<boolean>,
): Promise<boolean | undefined> {
  if (!products) return undefined
  // Repeated now, it could be stored, which nobody has asked for again.
  if (!hasChanged(call, products)) return false
  return send(call).catch(() => undefined)
}

/** Whether a price is not the one that the user saw, so that the call is stored already or refused. */
export function hasChanged({ changes }: PriceCall, products: Products): boolean {
  const now = new Map(products.map(({ id, price }) => [id, price]))
  return changes.some(({ productId, seenPrice }) => now.get(productId) !== seenPrice)
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
