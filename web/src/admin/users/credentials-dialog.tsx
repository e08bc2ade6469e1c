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
import { useTranslate } from 'react-admin'
import { paths } from '../../paths.ts'
import { useCopy } from './use-copy.ts'

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
  const { field, copy } = useCopy<HTMLTextAreaElement>()
  const text = translate('resources.user.credentials.text', {
    ...credentials,
    address: location.origin + paths.signIn,
  })
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
        <Button startIcon={<CopyIcon />} variant="contained" onClick={() => void copy(text)}>
          {translate('resources.user.credentials.copy')}
        </Button>
        <Button onClick={onClose}>{translate('resources.user.credentials.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
