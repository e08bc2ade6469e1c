import { type ReactNode, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { isRefusal } from '../../api/api-failure.ts'
import { undoRequest } from '../../api/undo-request.ts'
import { type Act, undoChange } from './acts.operations.ts'
import { isReordering } from './recorded-fields.ts'
import { type Conflict, UndoConflict } from './undo-conflict.tsx'

interface Refusal {
  readonly act: Act
  readonly title: string
  readonly conflicts: readonly Conflict[]
}

interface Undo {
  undo(act: Act, title: string): Promise<void>
  /** The id of the act being undone. */
  readonly busy: string | null
  /** The dialog with the values that prevented an undo because they were changed again since. */
  readonly dialog: ReactNode
}

/** Undoes acts. An undo is recorded as an act, and can itself be undone. */
export function useUndo(nameOf: (kind: string, id: unknown) => string): Undo {
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const undo = async (act: Act, of: string, leaveChanged = false) => {
    setBusy(act.id)
    setRefusal(null)
    const title = `${translate('ra.action.undo')}: ${of}`
    // On the screen of a record, its change of a larger act is undone alone.
    const isAlone = act.count === 1 && !isReordering(act) && !leaveChanged
    try {
      if (act.requestId === null || isAlone) await undoChange(act.changes[0]?.id ?? act.id, title)
      else await undoRequest(act.requestId, title, leaveChanged)
      notify('admin.bulk.undone', { type: 'success' })
    } catch (error) {
      if (isRefusal(error, 'UNDO_CHANGED_SINCE'))
        setRefusal({ act, title: of, conflicts: error.body.conflicts })
      else notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    setBusy(null)
    refresh()
  }

  return {
    undo,
    busy,
    dialog: refusal && (
      <UndoConflict
        {...refusal}
        nameOf={nameOf}
        onClose={() => setRefusal(null)}
        onUndoRest={() => void undo(refusal.act, refusal.title, true)}
      />
    ),
  }
}
