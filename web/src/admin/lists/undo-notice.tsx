import { Button, SnackbarContent } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useCloseNotification, useTranslate } from 'react-admin'

/** Time in which the notice offers to undo a change, in ms: WCAG 2.2.1 asks for 20 seconds. */
export const UNDO_MS = 20_000

interface UndoNoticeProps {
  /** A sentence that describes the change. */
  readonly done: string
  onUndo(): void
}

/** A notice with a button that undoes the action; Alt+Z does so too while it is shown, wherever the focus is. */
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
      // By key code: with Alt some keyboards produce another letter.
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
