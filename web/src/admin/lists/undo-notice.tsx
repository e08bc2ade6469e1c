import { Button, SnackbarContent } from '@mui/material'
import { useCloseNotification, useTranslate } from 'react-admin'

interface UndoNoticeProps {
  /** What was done, as a sentence. */
  readonly done: string
  onUndo(): void
}

/** Tells what was done, and takes it back for as long as it says so. */
export function UndoNotice({ done, onUndo }: UndoNoticeProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <SnackbarContent
      message={done}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            onUndo()
            close()
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      }
    />
  )
}
