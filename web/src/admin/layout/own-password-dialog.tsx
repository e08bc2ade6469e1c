import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type PasswordRequest, promptForOwnPassword } from '../api/own-password.ts'

interface Question {
  readonly why: PasswordRequest
  answer(password: string | null): void
}

/** Requests the user's own password whenever a call needs it. */
export function OwnPasswordDialog() {
  const translate = useTranslate()
  const [question, setQuestion] = useState<Question | null>(null)
  const [password, setPassword] = useState('')
  useEffect(() => promptForOwnPassword((why) => new Promise((answer) => setQuestion({ why, answer }))), [])
  if (!question) return null

  const close = (answer: string | null) => {
    setQuestion(null)
    setPassword('')
    question.answer(answer)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // Not a form of the screen behind it, although it is inside one for React.
    event.stopPropagation()
    close(password)
  }
  const isWrong = question.why === 'wrong'
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => close(null)}>
      <form onSubmit={submit}>
        <DialogTitle>{translate('resources.user.ownPassword.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('resources.user.ownPassword.why')}</DialogContentText>
          <TextField
            autoFocus
            fullWidth
            required
            margin="normal"
            type="password"
            autoComplete="current-password"
            label={translate('resources.user.fields.currentPassword')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={isWrong}
            helperText={isWrong && translate('resources.user.ownPassword.wrong')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(null)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
