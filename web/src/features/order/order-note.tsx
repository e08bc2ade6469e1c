import { useNow } from '../../lib/use-now.ts'
import type { OrderWay } from './order-line.ts'
import { closedText, type OrderHours } from './order-words.ts'
import { setTable, useTable } from './table-of-guest.ts'

interface OrderNoteProps {
  readonly site: OrderHours
  /** Those that count; without it, all that the restaurant has. */
  readonly ways?: readonly OrderWay[]
  /** What is said while orders are taken. */
  readonly open?: string
}

/** Above what can be ordered: how, at which table, and when while it is not now. */
export function OrderNote({ site, ways = site.ordering?.ways ?? [], open }: OrderNoteProps) {
  const table = useTable()
  const now = useNow()
  const closed = now && closedText(site, ways, now)
  const text = closed || open
  if (!text && !table) return null
  return (
    <div className="order-note" data-closed={closed ? '' : undefined}>
      <p role="status">{text}</p>
      {table && (
        <p>
          <strong>Masa {table}</strong>{' '}
          <button type="button" onClick={() => setTable(null)}>
            Değil mi?
          </button>
        </p>
      )}
    </div>
  )
}
