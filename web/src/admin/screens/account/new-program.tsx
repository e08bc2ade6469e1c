import CopyIcon from '@mui/icons-material/ContentCopy'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { Form, type HttpError, required, SelectInput, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { BoundedText } from '../../forms/bounded.tsx'
import { CheckList } from '../../forms/check-list.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import { useCopy } from '../../users/use-copy.ts'
import { isCancelled, sendForSecret } from '../../users/use-secret-call.ts'
import { ADD_API_TOKEN } from './programs.operations.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const YEAR = 365
const VALID_DAYS = [30, 90, YEAR]
const FORM = 'new-program'

interface NewProgramProps {
  /** The roles that it may be given. */
  readonly roles: readonly string[]
  onMade(): unknown
  onClose(): void
}

/** Makes a token for a program, and shows its secret this once. */
export function NewProgram({ roles, onMade, onClose }: NewProgramProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [token, setToken] = useState<string | null>(null)
  const add = async ({ days, ...typed }: Record<string, unknown>) => {
    const expiresAt = new Date(Date.now() + Number(days) * DAY_MS).toISOString()
    const variables = { input: { ...typed, expiresAt, currentPassword: '' } }
    const title = translate('admin.programs.addTitle')
    try {
      const { reply } = await sendForSecret({ document: ADD_API_TOKEN, variables, title })
      setToken(reply?.addApiToken.token ?? null)
      void onMade()
      if (!reply) {
        notify('resources.user.unseen', { type: 'warning', autoHideDuration: 15_000 })
        onClose()
      }
    } catch (error) {
      if (isCancelled(error)) return undefined
      const { message, body } = error as HttpError
      const { root: _, ...fields } = body?.errors ?? {}
      if (Object.keys(fields).length > 0) return fields
      notify(message, { type: 'error', autoHideDuration: 8000 })
    }
    return undefined
  }
  if (token !== null) return <MadeToken token={token} onClose={onClose} />
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${FORM}-title`} onClose={onClose}>
      <DialogTitle id={`${FORM}-title`}>{translate('admin.programs.addTitle')}</DialogTitle>
      <Form id={FORM} onSubmit={add} noValidate>
        <DialogContent>
          <Fields roles={roles} />
        </DialogContent>
        <Actions onClose={onClose} />
      </Form>
    </Dialog>
  )
}

function Fields({ roles }: Pick<NewProgramProps, 'roles'>) {
  const translate = useTranslate()
  const meaningOf = useRoleMeaning()
  const { isSubmitting } = useFormState()
  const choices = VALID_DAYS.map((days) => ({
    id: days,
    name: translate(days === YEAR ? 'admin.programs.year' : 'admin.programs.days', { smart_count: days }),
  }))
  return (
    <WhileSaving isSaving={isSubmitting}>
      <Stack>
        <BoundedText
          input="AddApiToken"
          source="name"
          label="admin.programs.name"
          hint="admin.programs.nameHint"
        />
        <CheckList
          source="roles"
          label="admin.programs.roles"
          choices={roles.map((id) => ({ id, ...meaningOf(id) }))}
          empty="admin.programs.noRoles"
          validate={required()}
        />
        <SelectInput
          source="days"
          label="admin.programs.valid"
          choices={choices}
          defaultValue={YEAR}
          validate={required()}
          helperText={false}
        />
      </Stack>
    </WhileSaving>
  )
}

function Actions({ onClose }: Pick<NewProgramProps, 'onClose'>) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {translate('admin.programs.make')}
      </Button>
    </DialogActions>
  )
}

function MadeToken({ token, onClose }: { readonly token: string; onClose(): void }) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLTextAreaElement>()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${FORM}-made`}>
      <DialogTitle id={`${FORM}-made`}>{translate('admin.programs.made')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('admin.programs.once')}</DialogContentText>
        <TextField
          inputRef={field}
          multiline
          fullWidth
          label={translate('admin.programs.key')}
          value={token}
          slotProps={{
            input: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } },
            htmlInput: { spellCheck: false },
          }}
          onFocus={({ target }) => target.select()}
        />
        <Alert severity="info" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {translate('admin.programs.sends')} <code>Authorization: Bearer rs_…</code>
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('admin.programs.close')}
        </Button>
        <Button startIcon={<CopyIcon />} variant="contained" onClick={() => void copy(token)}>
          {translate('admin.programs.copy')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
