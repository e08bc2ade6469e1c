import { useQueryClient } from '@tanstack/react-query'
import {
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
import { UndoNotice } from './undo-notice.tsx'

/**
 * Removes records, and takes it back where somebody asks for it in time. Who may restore removes at once; for all others
 * it waits that long, and they are told then of what was refused.
 * @returns a function of ids; it resolves to whether all of them are gone from the list.
 */
export function useRemoval(): (ids: readonly unknown[]) => Promise<boolean> {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const refresh = useListsAnew(resource)
  const translate = useTranslate()
  const unselectAll = useUnselectAll(resource)
  const { permissions: roles = [] } = usePermissions<readonly string[]>()

  const tell = (count: number, onUndo: () => void) => {
    const done = translate('ra.notification.deleted', { smart_count: count })
    notify(<UndoNotice done={done} onUndo={onUndo} />, { autoHideDuration: UNDO_MS - 500 })
  }
  const tellFailure = (error: unknown) =>
    notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })

  /** @returns those that were removed before one was refused. */
  const removeAll = async (ids: readonly string[]) => {
    const removed: string[] = []
    try {
      for (const id of ids) {
        await provider.delete(resource, { id })
        removed.push(id)
      }
    } catch (error) {
      tellFailure(error)
    }
    refresh()
    return removed
  }

  const removeNow = async (ids: readonly string[]) => {
    const removed = await removeAll(ids)
    const undo = async () => {
      try {
        for (const id of removed) await provider.restore(resource, { id })
        notify('admin.bulk.undone', { type: 'info' })
      } catch (error) {
        tellFailure(error)
      }
      refresh()
    }
    if (removed.length > 0) tell(removed.length, () => void undo())
    return removed.length === ids.length
  }

  const removeInAWhile = async (ids: readonly string[]) => {
    const takeBack = removeLater(resource, ids, () => void removeAll(ids))
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
    return allows(roles, 'restore', resource) ? removeNow(texts) : removeInAWhile(texts)
  }
}

/** Lists are read anew; a form that is still open must not ask for what is gone. */
function useListsAnew(resource: string): () => void {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [of, call] }) =>
        of === resource && /^get(List|ManyReference)$/.test(String(call)),
    })
}
