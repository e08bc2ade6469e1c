import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useWaitingCalls, WaitingNotices } from '../api/call/call-notices.tsx'
import { WhileSaving } from './while-saving.tsx'

interface CallDialogProps extends Pick<DialogProps, 'aria-describedby' | 'maxWidth'> {
  readonly title: string
  /** The subject of its calls. */
  readonly subject: string
  readonly isSending: boolean
  /** Why it was not stored, if no field says so. */
  readonly failure?: ReactNode
  /** What an earlier call has stored, in words, and the ways on; null if it has stored nothing. */
  readonly earlier?: { readonly title: string; change(): void; add(): void } | null
  /** Locked while it is sent. */
  readonly children: ReactNode
  /** The text of the button that sends. */
  readonly label: string
  readonly isSendable?: boolean
  /** Absent if the button submits the form `form`. */
  readonly onSend?: () => void
  readonly form?: string
  /** Called by Escape and a press beside it, too. The call goes on. @param isCancelled whether the button was pressed. */
  onClose(isCancelled: boolean): void
}

/** A dialog that sends a call. It can be closed while the call waits for the server. */
export function CallDialog({
  title,
  subject,
  isSending,
  failure,
  earlier,
  children,
  label,
  isSendable = true,
  onSend,
  form,
  onClose,
  ...props
}: CallDialogProps) {
  const translate = useTranslate()
  const heading = useId()
  const waiting = useWaitingCalls(subject)
  // An answer that is about to come is worth more than a dialog that closes.
  const isLocked = isSending && waiting.length === 0
  const submits = form === undefined ? {} : ({ type: 'submit', form } as const)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={heading}
      onClose={() => !isLocked && onClose(false)}
      {...props}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <WhileSaving isSaving={isSending}>{children}</WhileSaving>
        {failure && <Alert severity="error">{failure}</Alert>}
        {earlier && (
          <Alert severity="warning">
            {translate('admin.call.earlier', { title: earlier.title })}
            <Button color="inherit" onClick={earlier.change} sx={{ display: 'block' }}>
              {translate('admin.call.changeEarlier')}
            </Button>
            <Button color="inherit" onClick={earlier.add} sx={{ display: 'block' }}>
              {translate('admin.call.addAnother')}
            </Button>
          </Alert>
        )}
        <WaitingNotices waiting={waiting} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isLocked} onClick={() => onClose(true)}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isSending || !isSendable || Boolean(earlier)}
          onClick={onSend}
          {...submits}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
