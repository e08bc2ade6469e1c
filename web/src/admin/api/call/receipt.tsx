import { Button, SnackbarContent } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useCloseNotification, useNotify, useTranslate } from 'react-admin'
import { isRefused } from '../api-failure.ts'
import { undoRequest } from '../undo-request.ts'

/** Time in which a notice offers to undo a change, in ms: WCAG 2.2.1 asks for 20 seconds. */
export const UNDO_MS = 20_000

/** Time after which an undo without a reply says that it is under way, in ms. */
const BUSY_AFTER = 400

/** A call whose changes are undone together. */
export interface Undoable {
  /** The request that stored it; null if that is not known. */
  readonly requestId: string | null
  /** The number of its changes, unless that may differ from the number of records it was about. */
  readonly count?: number
}

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

/** @param done a sentence that describes the change. @param after called after an undo, whatever its result. */
type OfStored = (done: string, stored: Undoable, after: () => void) => void

/** Shows that a call is stored, with a button that undoes all of it. */
export const useReceipt = (): OfStored => useUndoing().show

/** Undoes a call, and shows the result. */
export function useUndoing(): { show: OfStored; undo: OfStored } {
  const notify = useNotify()
  const translate = useTranslate()
  const work = async (done: string, { requestId, count }: Undoable, after: () => void) => {
    const busy = setTimeout(
      () => notify('admin.bulk.undoing', { type: 'info', autoHideDuration: null }),
      BUSY_AFTER,
    )
    try {
      const title = `${translate('ra.action.undo')}: ${done}`
      const undone = await undoRequest(String(requestId), title).finally(() => clearTimeout(busy))
      const isPart = undone !== null && count !== undefined && undone < count
      notify(isPart ? 'admin.bulk.undonePart' : 'admin.bulk.undone', { type: 'info' })
    } catch (error) {
      const { message } = error as Error
      // Without an answer it can be tried again.
      if (isRefused(error)) notify(message, { type: 'error', autoHideDuration: 8000 })
      else show(translate(message, { _: message }), { requestId }, after)
    }
    after()
  }
  const undo: OfStored = (...stored) => void work(...stored)
  const show: OfStored = (done, stored, after) =>
    stored.requestId === null
      ? notify(done, { type: 'success' })
      : notify(<UndoNotice done={done} onUndo={() => undo(done, stored, after)} />, {
          autoHideDuration: UNDO_MS,
        })
  return { show, undo }
}
