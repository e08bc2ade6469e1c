import { useQuery } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { type Problem, postOperation } from '../../lib/post-operation.ts'
import { isOpen } from './guest-words.ts'
import { keptTables } from './kept-tables.ts'
import type { Failure } from './table-failures.ts'
import { CHANGE_TABLE, GIVE_TABLE_UP } from './table-operations.ts'
import { GUEST_TABLE, type GuestTable } from './table-queries.ts'

/** How often a page that is looked at asks for the answer. */
const ASK_AGAIN_MS = 20_000

/** What became of a change. */
export type Changed = 'CHANGED' | Failure

interface GuestTableState {
  /** Null until it is known. */
  readonly guest: GuestTable | null
  readonly isMissing: boolean
  readonly hasFailed: boolean
  /** Whether it was given up on this page. */
  readonly hasGivenUp: boolean
  ask(): Promise<void>
  /** @returns whether it is given up. */
  giveUp(): Promise<boolean>
  /** Changes the request; sent again, the same changes nothing more. */
  change(people: number, at: string): Promise<Changed>
}

/** The table of a guest, which a page that is looked at asks for again until it is answered. */
export function useGuestTable(code: string): GuestTableState {
  // The document carries it. A query of the client's own would have the code in its address.
  const { data } = useQuery(GUEST_TABLE, { variables: { code }, fetchPolicy: 'cache-only' })
  const [fresh, setFresh] = useState<GuestTable | null>(null)
  const [problem, setProblem] = useState<Problem | 'NO_REPLY' | null>(null)
  const guest = fresh ?? data?.guestReservation ?? null
  const [hasGivenUp, setGivenUp] = useState(false)
  const isWaiting = guest?.state === 'NEW'
  const isMissing = guest === null && typeof problem === 'object' && problem?.reason === 'RESERVATION_UNKNOWN'

  // Its guest has read what became of it.
  const isRead = guest !== null && !isOpen(guest.state)
  useEffect(() => {
    if (isRead || isMissing) keptTables.forget(code)
  }, [isRead, isMissing, code])

  const ask = useCallback(async () => {
    const reply = await postOperation(GUEST_TABLE, { code }).catch(() => null)
    if (reply?.data) setFresh(reply.data.guestReservation)
    setProblem(reply ? reply.problem : 'NO_REPLY')
  }, [code])

  // Reached without a document, or from the history of the browser.
  const isKnown = guest !== null
  useEffect(() => {
    if (!isKnown) void ask()
  }, [isKnown, ask])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void ask()
    document.addEventListener('visibilitychange', look)
    const timer = isWaiting ? setInterval(look, ASK_AGAIN_MS) : undefined
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [isWaiting, ask])

  return {
    guest,
    isMissing,
    hasFailed: guest === null && problem !== null,
    hasGivenUp,
    ask,
    async giveUp() {
      const reply = await postOperation(GIVE_TABLE_UP, { code }).catch(() => null)
      if (reply?.data) {
        setFresh(reply.data.cancelReservation)
        setGivenUp(true)
      }
      // It was answered meanwhile.
      else if (reply) await ask()
      return Boolean(reply?.data)
    },
    async change(people, at) {
      const reply = await postOperation(CHANGE_TABLE, { code, people, at }).catch(() => null)
      if (reply?.data) {
        setFresh(reply.data.changeReservation)
        keptTables.move(reply.data.changeReservation)
        return 'CHANGED'
      }
      const { reason = 'NO_REPLY', code: kind, params = {} } = reply?.problem ?? {}
      if (kind === 'TOO_MANY_REQUESTS' || reply?.reply.status === 429)
        return { reason: 'TOO_MANY_RESERVATIONS', params }
      // It was answered meanwhile.
      if (reason === 'RESERVATION_SETTLED') await ask()
      return { reason, params }
    },
  }
}
