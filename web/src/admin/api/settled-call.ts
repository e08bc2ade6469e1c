import { useEffect, useRef } from 'react'
import { graphql } from '../../gql/gql.ts'
import type { ProductCall } from '../../gql/graphql.ts'
import { isRefused } from './api-failure.ts'
import { ask } from './ask.ts'
import type { ManyChanged } from './resource-operations.ts'

const SETTLE_PRODUCTS = graphql(`
  mutation SettleProducts($call: ProductCall!, $clientKey: ID!) {
    many: settleProducts(call: $call, clientKey: $clientKey) {
      count
      requestId
    }
  }
`)

/**
 * Settles a call whose reply was lost.
 * @returns what it has stored; null if nothing: it cannot be stored any more.
 * @throws {HttpError} if there is no reply again.
 */
export async function settleCall(call: ProductCall, clientKey: string): Promise<ManyChanged | null> {
  return (await ask(SETTLE_PRODUCTS, { call, clientKey }, 'product')).many ?? null
}

/**
 * The result of a call under its idempotency key, also if its reply is lost.
 * @throws {HttpError} of the call, if it was refused, or if it is not known to be stored.
 */
export async function replyOrSettled(
  call: ProductCall,
  clientKey: string,
  reply: Promise<{ readonly many: ManyChanged }>,
): Promise<ManyChanged> {
  try {
    return (await reply).many
  } catch (failure) {
    const stored = isRefused(failure) ? null : await settleCall(call, clientKey).catch(() => null)
    if (stored) return stored
    throw failure
  }
}

/**
 * Settles the call that the screen was left during.
 * @param clientKey its idempotency key; undefined if there is none.
 */
export function useSettledCall(
  call: ProductCall,
  clientKey: string | undefined,
  onSettled: (many: ManyChanged | null) => void,
): void {
  const onSettledNow = useRef(onSettled)
  onSettledNow.current = onSettled
  useEffect(() => {
    if (clientKey === undefined) return
    let isCurrent = true
    settleCall(call, clientKey).then(
      (many) => isCurrent && onSettledNow.current(many),
      // It is settled before anything else is sent.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [call, clientKey])
}
