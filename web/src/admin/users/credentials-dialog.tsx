import CopyIcon from '@mui/icons-material/ContentCopy'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useRef } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { paths } from '../../paths.ts'

export interface Credentials {
  readonly userName: string
  readonly password: string
}

/** Shows the credentials of a new user once, as a text to copy. */
export function CredentialsDialog({
  credentials,
  onClose,
}: {
  credentials: Credentials
  onClose: () => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const field = useRef<HTMLTextAreaElement>(null)
  const text = translate('resources.user.credentials.text', {
    ...credentials,
    address: location.origin + paths.signIn,
  })
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(text)
      notify('resources.user.credentials.copied', { type: 'info' })
    } catch {
      // Browsers restrict the clipboard to pages with TLS; the text is selected for manual copying.
      notify('resources.user.credentials.copyYourself', { type: 'info' })
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>{translate('resources.user.credentials.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{translate('resources.user.credentials.what')}</DialogContentText>
        <TextField
          inputRef={field}
          multiline
          minRows={4}
          label={translate('resources.user.credentials.label')}
          value={text}
          slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
          onFocus={({ target }) => target.select()}
        />
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('resources.user.credentials.once')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<CopyIcon />} variant="contained" onClick={() => void copy()}>
          {translate('resources.user.credentials.copy')}
        </Button>
        <Button onClick={onClose}>{translate('resources.user.credentials.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
