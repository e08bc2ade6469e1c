import { useEffect, useState } from 'react'
import { postOperation } from '../../lib/post-operation.ts'
import { type Slot, TABLE_SLOTS } from './table-operations.ts'

/** A number that is typed is not asked for digit by digit. */
const PAUSE_MS = 250

export type Slots =
  | { readonly state: 'UNASKED' | 'FAILED' | 'TOO_MANY' }
  /** With the moments that were shown before, in whose place the new ones come. */
  | { readonly state: 'LOADING'; readonly earlier: readonly Slot[] }
  | { readonly state: 'LOADED'; readonly slots: readonly Slot[] }

const UNASKED: Slots = { state: 'UNASKED' }

/**
 * The moments of a day for a number of guests.
 * @param date YYYY-MM-DD; nothing is asked without it or a number.
 * @param round another number asks again.
 * @param code that of the table that is changed, whose seats are free for it; null for a new one.
 */
export function useSlots(
  date: string | null,
  people: number | null,
  round: number,
  code: string | null = null,
): Slots {
  const [found, setFound] = useState<Slots>(UNASKED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    if (date === null || people === null) {
      setFound(UNASKED)
      return
    }
    let isCurrent = true
    setFound((before) => ({ state: 'LOADING', earlier: shownOf(before) }))
    const ask = async () => {
      const slots = await slotsOf(date, people, code).catch((): Slots => ({ state: 'FAILED' }))
      if (isCurrent) setFound(slots)
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [date, people, round, code])
  return found
}

/** The moments to show. */
export function shownOf(found: Slots): readonly Slot[] {
  if (found.state === 'LOADED') return found.slots
  return found.state === 'LOADING' ? found.earlier : []
}

async function slotsOf(date: string, people: number, code: string | null): Promise<Slots> {
  const { data, problem, reply } = await postOperation(TABLE_SLOTS, { date, people, code })
  if (data) return { state: 'LOADED', slots: data.reservationSlots }
  // A day or a number that the server refuses has no moments.
  if (problem?.code === 'BAD_USER_INPUT') return { state: 'LOADED', slots: [] }
  return { state: problem?.code === 'TOO_MANY_REQUESTS' || reply.status === 429 ? 'TOO_MANY' : 'FAILED' }
}
