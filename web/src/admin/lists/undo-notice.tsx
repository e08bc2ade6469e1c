import { Button, SnackbarContent } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useCloseNotification, useTranslate } from 'react-admin'

interface UndoNoticeProps {
  /** A sentence that says what was changed. */
  readonly done: string
  onUndo(): void
}

/** A notice with a button that undoes the action while it is shown; Alt and Z do so wherever the focus is. */
export function UndoNotice({ done, onUndo }: UndoNoticeProps) {
  const translate = useTranslate()
  const close = useCloseNotification()
  const undo = () => {
    onUndo()
    close()
  }
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By its place: with Alt some keyboards write another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyZ') return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <SnackbarContent
      message={done}
      action={
        <Button color="inherit" size="small" onClick={undo} aria-keyshortcuts="Alt+Z" title="Alt+Z">
          {translate('ra.action.undo')}
        </Button>
      }
    />
  )
}
