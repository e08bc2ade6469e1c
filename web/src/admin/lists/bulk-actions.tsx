import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import {
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  Button,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useUnselectAll,
} from 'react-admin'
import type { dataProvider } from '../api/data-provider.ts'

/** What can be done with all records that are ticked; each can be taken back for as long as it says so. */
export function BulkActions({ status }: { status: boolean }) {
  const { filterValues } = useListContext()
  if (filterValues.deleted) return <BulkRestore />
  return (
    <>
      {status && (
        <>
          <BulkUpdateButton label="admin.status.show" icon={<VisibilityIcon />} data={{ status: 'ACTIVE' }} />
          <BulkUpdateButton
            label="admin.status.hide"
            icon={<VisibilityOffIcon />}
            data={{ status: 'PASSIVE' }}
          />
        </>
      )}
      <BulkExportButton />
      <BulkDeleteButton />
    </>
  )
}

function BulkRestore() {
  const { selectedIds } = useListContext()
  const resource = useResourceContext() ?? ''
  const restore = useRestore()
  return (
    <Button label="admin.deleted.restore" onClick={() => void restore(resource, selectedIds.map(String))}>
      <RestoreIcon />
    </Button>
  )
}

/** Brings records back, tells of it, and shows the list as it is then. */
export function useRestore(): (resource: string, ids: readonly string[]) => Promise<void> {
  const provider = useDataProvider<typeof dataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselectAll = useUnselectAll(useResourceContext())
  return async (resource, ids) => {
    try {
      for (const id of ids) await provider.restore(resource, { id })
      notify('admin.deleted.restored', { type: 'info' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    unselectAll()
    refresh()
  }
}
