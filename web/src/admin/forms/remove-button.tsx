import DeleteIcon from '@mui/icons-material/Delete'
import { useState } from 'react'
import { Button, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useRemoval } from '../lists/use-removal.tsx'
import { useIsLeft } from './use-closing.ts'
import { useWayBack } from './use-way-back.ts'

/** Removes the record of a form and returns to where it was opened from, with a notice that offers to undo it. */
export function RemoveButton({ onRemoved }: { onRemoved?: () => void }) {
  const record = useRecordContext()
  const resource = useResourceContext()
  const translate = useTranslate()
  const goBack = useWayBack()
  const remove = useRemoval()
  const isLeft = useIsLeft()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    // It stays disabled until the form is left, so that a double click sends no second call.
    if (!(await remove([record?.id]))) return setBusy(false)
    onRemoved?.()
    // A reply that arrives after the screen was left must not navigate.
    if (isLeft()) return
    goBack()
  }
  return (
    <Button
      label={translate(`resources.${resource}.remove`, { _: translate('ra.action.delete') })}
      color="error"
      size="medium"
      disabled={busy}
      onClick={() => void press()}
    >
      <DeleteIcon />
    </Button>
  )
}
