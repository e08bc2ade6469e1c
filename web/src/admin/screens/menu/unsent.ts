import { isSlip } from '../../forms/price-entry.ts'
import { type Change, type Dish, isNothing, rebased, type UnsentChange, withoutFields } from './menu-dish.ts'

/**
 * Why a change waits for the user. `conflict`: somebody else has changed the same field; `unanswered`: the server has
 * not told whether it is stored; `unsent`: the screen was left before; `removed`: the dish was removed; `restored`: it
 * was removed and brought back.
 */
export type Cause = 'refused' | 'conflict' | 'unanswered' | 'unsent' | 'removed' | 'restored'

/** A change that waits for the user. */
export interface Unsent extends UnsentChange {
  readonly cause: Cause
  /** The message of a refusal. */
  readonly message?: string | undefined
}

/** What is left of changes that wait after another one was made. */
export function replaced(unsent: readonly Unsent[], change: Change): Unsent[] {
  return unsent.flatMap((each) => {
    // It may be stored.
    if (each.cause === 'unanswered') return each
    const left = withoutFields(each.change, change)
    return isNothing(left) ? [] : { ...each, change: left }
  })
}

/** What is left of a change that waits after its dish was read. */
export function compared(unsent: Unsent, stored: Dish): Unsent[] {
  if (unsent.cause === 'unanswered') return [unsent]
  const { open, conflicting } = rebased(unsent, stored)
  if (isNothing(open)) return []
  const known = unsent.cause === 'removed' ? 'restored' : unsent.cause
  return [{ ...unsent, change: open, cause: isNothing(conflicting) ? known : 'conflict' }]
}

/** Why a change waits that was sent as it is; the others may never have been. */
const SENT: readonly Cause[] = ['refused', 'unanswered']

/** The price that looks like a typing error, so that it is confirmed before it is sent. */
export function unconfirmedPrice({ cause, change }: Unsent, stored: Dish): number | undefined {
  const price = SENT.includes(cause) ? undefined : change.price
  return price !== undefined && isSlip(stored.price, price) ? price : undefined
}

/** Whether it is sent together with others; of a conflict and an unlikely price each is decided alone. */
export const isSentWithOthers = (unsent: Unsent, stored: Dish): boolean =>
  !['conflict', 'removed'].includes(unsent.cause) && unconfirmedPrice(unsent, stored) === undefined
