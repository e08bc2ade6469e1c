import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { Form, type HttpError, PasswordInput, required, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { ask } from '../../api/ask.ts'
import type { Session } from '../../api/session.ts'
import { boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { CHANGE_PASSWORD } from './account.operations.ts'
import type { OwnDetails } from './own-details.ts'

/** Set in the storage of the tab after an attempt without a reply: the password may be changed already. */
const UNANSWERED = 'password-change-unanswered'

interface PasswordFormProps {
  readonly me: Session['me']
  readonly onDone: () => void
  /** Further fields, above those of the password. */
  readonly children?: ReactNode
  /** Stores the further fields before the password is changed. It may be repeated. */
  before?(typed: OwnDetails, currentPassword: string): Promise<void>
}

/** The form to change the password; errors are shown beside the fields. */
export function PasswordForm({ me, onDone, children, before }: PasswordFormProps) {
  const notify = useNotify()
  const done = () => {
    sessionStorage.removeItem(UNANSWERED)
    onDone()
    return undefined
  }
  const save = async ({ current, new: next, ...typed }: Record<string, unknown>) => {
    try {
      await before?.(typed, String(current))
      await ask(CHANGE_PASSWORD, { current, new: next })
    } catch (error) {
      const { message, status, body } = error as HttpError
      const { root: _, currentPassword, ...others } = body?.errors ?? {}
      const fields = { ...others, ...(currentPassword && { current: currentPassword }) }
      const isUnanswered = sessionStorage.getItem(UNANSWERED) !== null
      if (fields.current && isUnanswered) return { ...fields, current: 'admin.account.maybeChanged' }
      // Only the new password is refused, for being the current one: the attempt without a reply was stored.
      if (fields.new && isUnanswered && current === next) return done()
      if (Object.keys(fields).length > 0) return fields
      if (status >= 500) sessionStorage.setItem(UNANSWERED, 'yes')
      notify(message, { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
    return done()
  }
  return (
    <Form onSubmit={save} noValidate>
      <Stack sx={{ maxWidth: 420 }}>
        {/* Password managers store a password with a user name. */}
        <input type="text" autoComplete="username" value={me.userName} readOnly hidden />
        <Locked>
          {children}
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
        </Locked>
        <Save />
      </Stack>
    </Form>
  )
}

function Locked({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormState()
  return <WhileSaving isSaving={isSubmitting}>{children}</WhileSaving>
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
