import { useSyncExternalStore } from 'react'
import { type CartContent, cart } from './cart.ts'

const EMPTY: CartContent = { lines: [], note: '' }

/** What the guest is about to order; nothing until the page is hydrated. */
export const useCart = (): CartContent => useSyncExternalStore(cart.listen, cart.snapshot, () => EMPTY)

/** How many pieces are in the cart, or of one line of it. */
export function useCount(line?: { readonly id: string; readonly serving: string | null }): number {
  const count = () =>
    cart
      .snapshot()
      .lines.filter(({ id, serving }) => !line || (id === line.id && serving === line.serving))
      .reduce((sum, each) => sum + each.count, 0)
  return useSyncExternalStore(cart.listen, count, () => 0)
}
