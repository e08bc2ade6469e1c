import { Button, Stack } from '@mui/material'
import { useRef } from 'react'
import { Form, type HttpError, PasswordInput, required, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ask } from '../../api/ask.ts'
import type { Session } from '../../api/session.ts'
import { boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { CHANGE_PASSWORD } from './account.operations.ts'

interface PasswordFormProps {
  readonly me: Session['me']
  readonly onDone: () => void
}

/** The form to change the password; errors are shown beside the fields. */
export function PasswordForm({ me, onDone }: PasswordFormProps) {
  const notify = useNotify()
  /** The password may be changed already. */
  const isUnanswered = useRef(false)
  const save = async ({ current, new: next }: Record<string, unknown>) => {
    try {
      await ask(CHANGE_PASSWORD, { current, new: next })
    } catch (error) {
      const { message, status, body } = error as HttpError
      const { root: _, ...fields } = body?.errors ?? {}
      if (fields.current && isUnanswered.current) return { ...fields, current: 'admin.account.maybeChanged' }
      if (Object.keys(fields).length > 0) return fields
      isUnanswered.current ||= status >= 500
      notify(message, { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
    onDone()
    return undefined
  }
  return (
    <Form onSubmit={save} noValidate>
      <Stack sx={{ maxWidth: 420 }}>
        {/* Password managers store a password with a user name. */}
        <input type="text" autoComplete="username" value={me.userName} readOnly hidden />
        <PasswordInput
          source="current"
          label="admin.account.current"
          validate={required()}
          autoComplete="current-password"
          helperText={false}
        />
        <PasswordInput
          source="new"
          label="admin.account.new"
          validate={validatorsOf(boundsOf('AddUser', 'password'))}
          autoComplete="new-password"
          helperText="admin.account.newHint"
        />
        <Save />
      </Stack>
    </Form>
  )
}

function Save() {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ alignSelf: 'start', mt: 1 }}>
      {translate('admin.account.change')}
    </Button>
  )
}
