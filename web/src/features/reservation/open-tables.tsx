import { useEffect, useRef, useState } from 'react'
import type { ReservationState } from '../../gql/graphql.ts'
import { addressOf } from '../../lib/in-language.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import { keptLabel } from './guest-words.ts'
import { type KeptTable, keptTables } from './kept-tables.ts'
import * as tableWords from './table.words.ts'
import { momentText } from './table-moment.ts'
import { useKeptTables } from './use-kept-tables.ts'

/** The tables that this device has asked for, each with the way to its page. */
export function OpenTables({ hours }: { readonly hours: Hours }) {
  return useHydrated() && <Listed hours={hours} />
}

function Listed({ hours }: { readonly hours: Hours }) {
  const { tables, states } = useKeptTables(hours.timeZone)
  const [isForgotten, setForgotten] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isForgotten) said.current?.focus()
  }, [isForgotten])

  if (tables.length === 0 && !isForgotten) return null
  return (
    <section className="open-tables" aria-label={tableWords.yourTables}>
      {tables.map((table) => (
        <OpenTable
          key={table.code}
          table={table}
          state={states[table.code]}
          hours={hours}
          onForget={() => {
            keptTables.forget(table.code)
            setForgotten(true)
            said.current?.focus()
          }}
        />
      ))}
      {isForgotten && (
        <p ref={said} tabIndex={-1}>
          {tableWords.forgotten}
        </p>
      )}
    </section>
  )
}

interface OpenTableProps {
  readonly table: KeptTable
  /** Undefined until it is known. */
  readonly state: ReservationState | undefined
  readonly hours: Hours
  readonly onForget: () => void
}

function OpenTable({ table: { code, at }, state = 'NEW', hours, onForget }: OpenTableProps) {
  const { day, time } = momentText(hours, at)
  const id = `masa-${code}`
  return (
    <div className="open-tables__table">
      <p id={id}>
        <strong>{keptLabel(state)}:</strong> {day} {time}
      </p>
      {/* A document, since its data must be in no cache of this page. */}
      <a href={addressOf(paths.guestTable(code))} aria-describedby={id}>
        {tableWords.show}
      </a>
      <button type="button" aria-describedby={id} onClick={onForget}>
        {tableWords.forget}
      </button>
    </div>
  )
}
