import { useQueryClient } from '@tanstack/react-query'
import {
  HttpError,
  useDataProvider,
  useNotify,
  usePermissions,
  useResourceContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { allows } from '../api/access.ts'
import type { RestoringProvider } from '../api/data-provider.ts'
import { removeLater, UNDO_MS } from '../api/delayed-removals.ts'
import { undoRequest } from '../api/undo-request.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { UndoNotice } from './undo-notice.tsx'
import { useRefusal } from './use-refusal.ts'

interface Removed {
  readonly count: number
  undo(): Promise<unknown>
}

/**
 * Removes records and offers to undo it. If the user may undo a removal they are removed at once; otherwise the removal
 * is delayed, and an error is shown after the delay.
 * @returns a function of ids; it resolves to whether all of them left the list.
 */
export function useRemoval(): (ids: readonly unknown[]) => Promise<boolean> {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const attempt = useAttempt()
  const tellRefusal = useRefusal()
  const refresh = useInvalidateLists(resource)
  const translate = useTranslate()
  const unselectAll = useUnselectAll(resource)
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  // Managers undo removals from the history; `restore` itself is for administrators.
  const isUndoable = allows(roles, 'history', resource)

  const tell = (count: number, onUndo: () => void) => {
    const done = translate('ra.notification.deleted', { smart_count: count })
    notify(<UndoNotice done={done} onUndo={onUndo} />, { autoHideDuration: UNDO_MS - 500 })
  }
  /** @returns how the removal is undone; null if nothing was removed, `gone` if the only record is removed already. */
  const removeAll = async (ids: readonly string[]): Promise<Removed | 'gone' | null> => {
    const removed: string[] = []
    let line: number | undefined
    let isGone = false
    try {
      const many =
        isUndoable || ids.length > 1 ? await provider.changeMany(resource, 'removeMany', ids) : null
      if (many) {
        refresh()
        return { count: many.count, undo: () => undoRequest(many.requestId) }
      }
      for (const [at, id] of ids.entries()) {
        line = at
        await provider.delete(resource, { id })
        removed.push(id)
      }
    } catch (error) {
      tellRefusal(error, ids, line)
      // Also after an attempt whose reply was lost.
      isGone = ids.length === 1 && error instanceof HttpError && error.status === 404
    }
    refresh()
    if (isGone) return 'gone'
    if (removed.length === 0) return null
    return {
      count: removed.length,
      async undo() {
        for (const id of removed) await provider.restore(resource, { id })
      },
    }
  }

  const removeNow = async (ids: readonly string[]) => {
    const removed = await removeAll(ids)
    if (removed === 'gone') return true
    const undo = async () => {
      if (await attempt(async () => removed?.undo())) notify('admin.bulk.undone', { type: 'info' })
      refresh()
    }
    if (removed) tell(removed.count, () => void undo())
    return removed?.count === ids.length
  }

  const removeDelayed = async (ids: readonly string[]) => {
    const takeBack = removeLater(resource, ids, () => removeAll(ids))
    refresh()
    tell(ids.length, () => {
      if (takeBack()) notify('admin.bulk.undone', { type: 'info' })
      refresh()
    })
    return true
  }

  return (ids) => {
    const texts = ids.map(String)
    unselectAll()
    return isUndoable ? removeNow(texts) : removeDelayed(texts)
  }
}

/** Invalidates lists, but not the record of an open form, whose request would fail. */
function useInvalidateLists(resource: string): () => void {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [of, call] }) =>
        of === resource && /^get(List|ManyReference)$/.test(String(call)),
    })
}
