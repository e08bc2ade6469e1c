import { Alert, Button } from '@mui/material'
import { useCloseNotification, useTranslate } from 'react-admin'

/** That something is stored, and a way to take it back, as the content of a notification. */
export function UndoNotice({ message, onUndo }: { message: string; onUndo: () => void }) {
  const translate = useTranslate()
  const close = useCloseNotification()
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            close()
            onUndo()
          }}
        >
          {translate('ra.action.undo')}
        </Button>
      }
    >
      {message}
    </Alert>
  )
}
