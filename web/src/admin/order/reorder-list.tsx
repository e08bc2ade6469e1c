import { Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { Receipt } from '../api/call/call.ts'
import { useReceipt } from '../api/call/receipt.tsx'
import { useAttempt } from '../api/use-attempt.ts'
import { Thumbnail } from '../lists/thumbnail.tsx'
import { SortableItems } from './sortable-items.tsx'

interface OrderedRecord {
  readonly id: string
  readonly name: string
  readonly status: string
  /** The address of its picture. */
  readonly picture: string | null
}

interface ReorderListProps {
  /** The records in their stored order. */
  readonly records: readonly OrderedRecord[]
  /** The notice after an order is stored. */
  readonly done: string
  /** Stores an order of all records. */
  send(ids: string[]): Promise<Receipt>
  /** Reads the stored order. @throws an error if the server does not answer. */
  readOrder(): Promise<readonly string[]>
}

/**
 * Sorts records by drag or keyboard; each new order is stored at once, and can be undone. If somebody else has sorted
 * them meanwhile, their order is shown instead of being overwritten.
 */
export function ReorderList({ records, done, send, readOrder }: ReorderListProps) {
  const showReceipt = useReceipt()
  const attempt = useAttempt()
  const notify = useNotify()
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const turn = useRef<Promise<void>>(Promise.resolve())
  const moves = useRef(0)
  const cancelled = useRef(0)
  /** The stored order that the next move is made from. */
  const base = useRef('')

  const reread = () => readOrder().catch(() => null)
  const store = async (order: string[], move: number) => {
    if (move <= cancelled.current) return
    await attempt(async () => {
      const receipt = String(await readOrder()) === base.current ? await send(order) : null
      if (receipt && !receipt.isEarlier) {
        base.current = String(order)
        return showReceipt(done, receipt, () => void reread())
      }
      cancelled.current = moves.current
      setMoved(null)
      notify('admin.order.changed', { type: 'warning', autoHideDuration: 8000 })
    })
    // The reply to an earlier move lacks the moves made since.
    if (move !== moves.current) return
    await reread()
    if (move === moves.current) setMoved(null)
  }
  const move = (order: string[]) => {
    // A move after another one is made from an order that is not stored yet.
    if (!moved) base.current = String(records.map(({ id }) => id))
    setMoved(order)
    const number = ++moves.current
    // Concurrent requests could be stored in either order.
    turn.current = turn.current.then(() => store(order, number))
  }

  const byId = new Map(records.map((record) => [record.id, record]))
  const shown = moved ? moved.flatMap((id) => byId.get(id) ?? []) : records
  return (
    <SortableItems
      items={shown.map(({ id, name, status, picture }) => ({
        id,
        name,
        content: (
          <>
            <Thumbnail address={picture} name={name} />
            <Typography
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', opacity: status === 'PASSIVE' ? 0.6 : 1 }}
            >
              {name}
            </Typography>
          </>
        ),
      }))}
      onMove={move}
    />
  )
}
