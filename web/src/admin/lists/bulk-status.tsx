import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import {
  Button,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { UNDO_MS } from '../api/delayed-removals.ts'
import { UndoNotice } from './undo-notice.tsx'

type Status = 'ACTIVE' | 'PASSIVE'

/** Shows or hides all selected records. */
export function BulkStatus() {
  const change = useStatusChange()
  return (
    <>
      <Button label="admin.status.show" onClick={() => void change('ACTIVE')}>
        <VisibilityIcon />
      </Button>
      <Button label="admin.status.hide" onClick={() => void change('PASSIVE')}>
        <VisibilityOffIcon />
      </Button>
    </>
  )
}

/** Sets the status of the selected records at once; undo restores the former status of each. */
function useStatusChange(): (status: Status) => Promise<void> {
  const resource = useResourceContext() ?? ''
  const { data = [], selectedIds } = useListContext()
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const unselectAll = useUnselectAll(resource)

  /** Reads selected records of other pages, which the list does not have. */
  const ticked = async (): Promise<RaRecord[]> => {
    const here = data.filter(({ id }) => selectedIds.includes(id))
    const elsewhere = selectedIds.filter((id) => !here.some((record) => record.id === id))
    if (elsewhere.length === 0) return here
    return [...here, ...(await provider.getMany(resource, { ids: elsewhere })).data]
  }

  /** @returns the records that were changed before the first refusal. */
  const give = async (records: readonly RaRecord[], statusOf: (record: RaRecord) => Status) => {
    const changed: RaRecord[] = []
    try {
      for (const record of records) {
        await provider.update(resource, {
          id: record.id,
          data: { status: statusOf(record) },
          previousData: undefined,
        })
        changed.push(record)
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    refresh()
    return changed
  }

  return async (status) => {
    const records = (await ticked()).filter((record) => record.status !== status)
    unselectAll()
    if (records.length === 0) return notify('admin.bulk.already', { type: 'info' })
    const changed = await give(records, () => status)
    if (changed.length === 0) return
    const done = translate(status === 'ACTIVE' ? 'admin.bulk.shown' : 'admin.bulk.hidden', {
      smart_count: changed.length,
    })
    const undo = async () => {
      await give(changed, (record) => record.status)
      notify('admin.bulk.undone', { type: 'info' })
    }
    notify(<UndoNotice done={done} onUndo={() => void undo()} />, { autoHideDuration: UNDO_MS })
  }
}
