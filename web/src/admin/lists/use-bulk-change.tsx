import { useState } from 'react'
import {
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useUnselectAll,
} from 'react-admin'
import { useReceipt } from '../api/call/receipt.tsx'
import type { RestoringProvider } from '../api/data-provider.ts'
import { useRefusal } from './use-refusal.ts'

/** Makes one change to all selected records, in one call with one undo. */
export function useBulkChange() {
  const resource = useResourceContext() ?? ''
  const { data = [], selectedIds } = useListContext()
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselectAll = useUnselectAll(resource)
  const showReceipt = useReceipt()
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
      showReceipt(done(many.count), many, refresh)
    } catch (error) {
      tellRefusal(error, ids)
    }
    setBusy(false)
    refresh()
  }

  return { change, isBusy }
}
