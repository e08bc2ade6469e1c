import DeleteIcon from '@mui/icons-material/Delete'
import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import type { ReactNode } from 'react'
import {
  BulkExportButton,
  Button,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useUnselectAll,
} from 'react-admin'
import { isRefusal } from '../api/api-failure.ts'
import type { RestoringProvider } from '../api/data-provider.ts'
import { BulkStatus } from './bulk-status.tsx'
import { useRefusal } from './use-refusal.ts'
import { useRemoval } from './use-removal.tsx'

/** Actions on all selected records, with a notice that offers to undo them. */
export function BulkActions({ status, more }: { status: boolean; more?: ReactNode }) {
  const { filterValues, selectedIds } = useListContext()
  // Without a selection the surrounding bar is hidden but stays in the document, where the keyboard would reach the
  // buttons.
  if (selectedIds.length === 0) return null
  if (filterValues.deleted) return <BulkRestore />
  return (
    <>
      {status && <BulkStatus />}
      {more}
      <BulkExportButton />
      <BulkRemove />
    </>
  )
}

function BulkRemove() {
  const { selectedIds } = useListContext()
  const remove = useRemoval()
  return (
    <Button label="ra.action.delete" color="error" onClick={() => void remove(selectedIds)}>
      <DeleteIcon />
    </Button>
  )
}

function BulkRestore() {
  const { selectedIds } = useListContext()
  const restore = useRestore()
  return (
    <Button label="admin.deleted.restore" onClick={() => void restore(selectedIds.map(String))}>
      <RestoreIcon />
    </Button>
  )
}

/** A removed record that another one belongs to. */
export interface Parent {
  readonly resource: string
  readonly id: string
}

/**
 * Restores records, after their parent if it is given, and refreshes the list.
 * @returns whether nothing was restored because the parent of the only record is removed, too.
 */
export function useRestore(): (ids: readonly string[], parent?: Parent) => Promise<boolean> {
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider<RestoringProvider>()
  const notify = useNotify()
  const tellRefusal = useRefusal()
  const refresh = useRefresh()
  const unselectAll = useUnselectAll(resource)
  return async (ids, parent) => {
    try {
      if (parent) await provider.changeMany(parent.resource, 'restoreMany', [parent.id])
      await provider.changeMany(resource, 'restoreMany', ids)
      notify('admin.deleted.restored', { type: 'info', messageArgs: { smart_count: ids.length } })
    } catch (error) {
      if (ids.length === 1 && !parent && isRefusal(error, 'PARENT_REMOVED')) return true
      tellRefusal(error, ids)
    }
    unselectAll()
    refresh()
    return false
  }
}
