import { useState } from 'react'
import {
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useUnselectAll,
} from 'react-admin'
import type { RestoringProvider } from '../api/data-provider.ts'
import type { ManyChanged } from '../api/resource-operations.ts'
import { undoRequest } from '../api/undo-request.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { UNDO_MS, UndoNotice } from './undo-notice.tsx'
import { useRefusal } from './use-refusal.ts'

/** Shows the result of a call for several records, with a button that undoes all of it. */
export function useUndoMany(): (done: string, many: ManyChanged, after: () => void) => void {
  const notify = useNotify()
  const attempt = useAttempt()
  return (done, { count, requestId }, after) => {
    const undo = async () => {
      await attempt(async () => {
        const undone = await undoRequest(requestId)
        const isPart = undone !== null && undone < count
        notify(isPart ? 'admin.bulk.undonePart' : 'admin.bulk.undone', { type: 'info' })
      })
      after()
    }
    notify(<UndoNotice done={done} onUndo={() => void undo()} />, { autoHideDuration: UNDO_MS })
  }
}

/** Makes one change to all selected records, in one call with one undo. */
export function useBulkChange() {
  const resource = useResourceContext() ?? ''
  const { data = [], selectedIds } = useListContext()
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselectAll = useUnselectAll(resource)
  const showUndo = useUndoMany()
  const tellRefusal = useRefusal()
  const [isBusy, setBusy] = useState(false)

  /** @param done the sentence for the number of changed records. */
  const change = async (input: Readonly<Record<string, unknown>>, done: (count: number) => string) => {
    const isSo = (id: unknown) => {
      const record = data.find((each) => each.id === id)
      return record !== undefined && Object.entries(input).every(([name, value]) => record[name] === value)
    }
    const ids = selectedIds.filter((id) => !isSo(id))
    if (ids.length === 0) {
      unselectAll()
      return notify('admin.bulk.already', { type: 'info' })
    }
    setBusy(true)
    try {
      const many = await provider.changeMany(resource, 'updateMany', ids, input)
      unselectAll()
      showUndo(done(many.count), many, refresh)
    } catch (error) {
      tellRefusal(error, ids)
    }
    setBusy(false)
    refresh()
  }

  return { change, isBusy }
}
