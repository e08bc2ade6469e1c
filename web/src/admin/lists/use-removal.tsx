import { useQueryClient } from '@tanstack/react-query'
import { HttpError, useDataProvider, useResourceContext, useTranslate, useUnselectAll } from 'react-admin'
import { useReceipt } from '../api/call/receipt.tsx'
import type { RestoringProvider } from '../api/data-provider.ts'
import { useRefusal } from './use-refusal.ts'

/**
 * Removes records and offers to undo it.
 * @returns a function of ids; it resolves to whether they left the list.
 */
export function useRemoval(): (ids: readonly unknown[]) => Promise<boolean> {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<RestoringProvider>()
  const showReceipt = useReceipt()
  const tellRefusal = useRefusal()
  const refresh = useInvalidateLists(resource)
  const translate = useTranslate()
  const unselectAll = useUnselectAll(resource)
  return async (ids) => {
    unselectAll()
    try {
      const many = await provider.changeMany(resource, 'removeMany', ids.map(String))
      showReceipt(translate('ra.notification.deleted', { smart_count: many.count }), many, refresh)
      return true
    } catch (error) {
      tellRefusal(error, ids)
      // The only record is removed already.
      return ids.length === 1 && error instanceof HttpError && error.status === 404
    } finally {
      refresh()
    }
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
