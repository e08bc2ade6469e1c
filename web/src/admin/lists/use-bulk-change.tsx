import { useState } from 'react'
import {
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { isRefused } from '../api/api-failure.ts'
import type { RestoringProvider } from '../api/data-provider.ts'
import type { ManyChanged } from '../api/resource-operations.ts'
import { undoRequest } from '../api/undo-request.ts'
import { UNDO_MS, UndoNotice } from './undo-notice.tsx'
import { useRefusal } from './use-refusal.ts'

/** A call whose changes are undone together. */
export interface Undoable extends Pick<ManyChanged, 'requestId'> {
  /** The number of its changes, unless that may differ from the number of records it was about. */
  readonly count?: number
}

/** Time after which an undo without a reply says that it is under way, in ms. */
const BUSY_AFTER = 400

/** Shows the result of a call for several records, with a button that undoes all of it. */
export function useUndoMany(): (done: string, many: Undoable, after: () => void) => void {
  const notify = useNotify()
  const translate = useTranslate()
  const show = (said: string, many: Undoable, after: () => void) => {
    const undo = async () => {
      const busy = setTimeout(
        () => notify('admin.bulk.undoing', { type: 'info', autoHideDuration: null }),
        BUSY_AFTER,
      )
      try {
        const undone = await undoRequest(many.requestId).finally(() => clearTimeout(busy))
        const isPart = undone !== null && many.count !== undefined && undone < many.count
        notify(isPart ? 'admin.bulk.undonePart' : 'admin.bulk.undone', { type: 'info' })
      } catch (error) {
        const { message } = error as Error
        // Without a reply it can be tried again.
        if (isRefused(error)) notify(message, { type: 'error', autoHideDuration: 8000 })
        else show(translate(message, { _: message }), many, after)
      }
      after()
    }
    notify(<UndoNotice done={said} onUndo={() => void undo()} />, { autoHideDuration: UNDO_MS })
  }
  return show
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
