import { useEffect, useState } from 'react'
import type { ReservationState } from '../../gql/graphql.ts'
import { postOperation } from '../../lib/post-operation.ts'
import { isOfUse } from './guest-words.ts'
import { type KeptTable, keptTables } from './kept-tables.ts'
import { GUEST_TABLE } from './table-queries.ts'

interface KeptTablesState {
  readonly tables: readonly KeptTable[]
  /** By code, as far as they are known. */
  readonly states: Readonly<Record<string, ReservationState>>
}

/**
 * The tables that this device has asked for, with what became of them. Those that are over, or unknown by now, are
 * forgotten. In the browser alone.
 */
export function useKeptTables(timeZone: string): KeptTablesState {
  const [tables, setTables] = useState(() => keptTables.list(new Date(), timeZone))
  const [states, setStates] = useState<KeptTablesState['states']>({})
  const codes = tables.map(({ code }) => code).join()

  useEffect(() => {
    const look = () => setTables(keptTables.list(new Date(), timeZone))
    // A page that the browser had put aside, too.
    window.addEventListener('pageshow', look)
    const end = keptTables.listen(look)
    return () => {
      window.removeEventListener('pageshow', look)
      end()
    }
  }, [timeZone])

  useEffect(() => {
    let isCurrent = true
    const ask = async (code: string) => {
      const { data, problem } = await postOperation(GUEST_TABLE, { code })
      const state = data?.guestReservation.state
      const isOver = state ? !isOfUse(state) : problem?.reason === 'RESERVATION_UNKNOWN'
      if (isOver) keptTables.forget(code)
      // It may have been changed on another device, or by the restaurant.
      if (data && !isOver) keptTables.move(data.guestReservation)
      if (!isOver && state && isCurrent) setStates((before) => ({ ...before, [code]: state }))
    }
    // Without a reply it is shown as it was left.
    for (const code of codes.split(',')) if (code) ask(code).catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [codes])

  return { tables, states }
}
