import { useEffect, useRef } from 'react'
import { isRefused } from './api-failure.ts'
import { ask } from './ask.ts'
import { SETTLE } from './call/calls.ts'
import type { ManyChanged } from './resource-operations.ts'

/**
 * Settles a call whose reply was lost.
 * @returns what it has stored; null if nothing: it cannot be stored any more.
 * @throws {HttpError} if there is no reply again.
 */
export async function settleCall(clientKey: string): Promise<ManyChanged | null> {
  const { stored, ids, requestId } = (await ask(SETTLE, { clientKey })).settle
  return stored ? { count: ids.length, requestId: requestId ?? '' } : null
}

/**
 * The result of a call under its idempotency key, also if its reply is lost.
 * @throws {HttpError} of the call, if it was refused, or if it is not known to be stored.
 */
export async function replyOrSettled(
  clientKey: string,
  reply: Promise<{ readonly many: ManyChanged }>,
): Promise<ManyChanged> {
  try {
    return (await reply).many
  } catch (failure) {
    const stored = isRefused(failure) ? null : await settleCall(clientKey).catch(() => null)
    if (stored) return stored
    throw failure
  }
}

/**
 * Settles the call that the screen was left during.
 * @param clientKey its idempotency key; undefined if there is none.
 */
export function useSettledCall(
  clientKey: string | undefined,
  onSettled: (many: ManyChanged | null) => void,
): void {
  const onSettledNow = useRef(onSettled)
  onSettledNow.current = onSettled
  useEffect(() => {
    if (clientKey === undefined) return
    let isCurrent = true
    settleCall(clientKey).then(
      (many) => isCurrent && onSettledNow.current(many),
      // It is settled before anything else is sent.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [clientKey])
}
