import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { Button, useRecordContext } from 'react-admin'
import { useRestore } from './bulk-actions.tsx'

/** Restores a soft-deleted record; renders nothing for other records and for erased users. */
export function RestoreButton() {
  const record = useRecordContext()
  const restore = useRestore()
  if (!record?.isDeleted || record.erasedAt) return null
  return (
    <Button
      label="admin.deleted.restore"
      onClick={(event) => {
        event.stopPropagation()
        void restore([String(record.id)])
      }}
    >
      <RestoreIcon />
    </Button>
  )
}
