import { Button, SnackbarContent } from '@mui/material'
import { useCloseNotification, useTranslate } from 'react-admin'

interface UndoNoticeProps {
  /** A sentence that says what was changed. */
  readonly done: string
  onUndo(): void
}

/** A notice with a button that undoes the action while it is shown. */
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
