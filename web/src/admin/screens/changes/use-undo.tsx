import { type ReactNode, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { isRefusal } from '../../api/api-failure.ts'
import { undoRequest } from '../../api/undo-request.ts'
import { type RecordedChange, undoChange } from './changes.operations.ts'
import { isReordering } from './sentence.ts'
import { type Conflict, UndoConflict } from './undo-conflict.tsx'

interface Refusal {
  readonly change: RecordedChange
  readonly conflicts: readonly Conflict[]
}

interface Undo {
  undo(change: RecordedChange): Promise<void>
  /** The id of the change being undone. */
  readonly busy: string | null
  /** The dialog with the values that prevented an undo because they were changed again since. */
  readonly dialog: ReactNode
}

/** Undoes changes. An undo is recorded as a change, and can itself be undone. */
export function useUndo(nameOf: (kind: string, id: unknown) => string): Undo {
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const undo = async (change: RecordedChange) => {
    setBusy(change.id)
    const title = `${translate('ra.action.undo')}: ${change.recordName}`
    try {
      // The places of several records, of which one alone would make an order that never was.
      if (change.requestId && isReordering(change)) await undoRequest(change.requestId, title)
      else await undoChange(change.id, title)
      notify('admin.bulk.undone', { type: 'success' })
    } catch (error) {
      if (isRefusal(error, 'UNDO_CHANGED_SINCE')) setRefusal({ change, conflicts: error.body.conflicts })
      else notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    setBusy(null)
    refresh()
  }

  return {
    undo,
    busy,
    dialog: refusal && <UndoConflict {...refusal} nameOf={nameOf} onClose={() => setRefusal(null)} />,
  }
}
