import VisibilityIcon from '@mui/icons-material/Visibility'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff'
import { Button, useTranslate } from 'react-admin'
import { useBulkChange } from './use-bulk-change.tsx'

/** Shows or hides all selected records. */
export function BulkStatus() {
  const translate = useTranslate()
  const { change, isBusy } = useBulkChange()
  const give = (status: 'ACTIVE' | 'PASSIVE', done: string) =>
    change({ status }, (count) => translate(done, { smart_count: count }))
  return (
    <>
      <Button
        label="admin.status.show"
        disabled={isBusy}
        onClick={() => void give('ACTIVE', 'admin.bulk.shown')}
      >
        <VisibilityIcon />
      </Button>
      <Button
        label="admin.status.hide"
        disabled={isBusy}
        onClick={() => void give('PASSIVE', 'admin.bulk.hidden')}
      >
        <VisibilityOffIcon />
      </Button>
    </>
  )
}
