import { Button, Stack } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, type HttpError, PasswordInput, required, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { calls } from '../../api/call/calls.ts'
import type { Session } from '../../api/session.ts'
import { boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { CHANGE_PASSWORD } from './account.operations.ts'
import type { OwnDetails } from './own-details.ts'

const SUBJECT = 'own password'

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
  const translate = useTranslate()
  const sent = useRef<unknown>(undefined)
  const onDoneNow = useRef(onDone)
  onDoneNow.current = onDone
  useEffect(
    () =>
      calls.left.watch(({ call, was }) => {
        if (call.subject === SUBJECT && was === 'stored') onDoneNow.current()
      }),
    [],
  )
  const save = async ({ current, new: next, ...typed }: Record<string, unknown>) => {
    try {
      await before?.(typed, String(current))
      const variables = { current, new: next }
      const title = translate('admin.account.change')
      const earlier = sent.current
      sent.current = next
      const write = { document: CHANGE_PASSWORD, variables, subject: SUBJECT, title }
      const { isEarlier } = await calls.send(write)
      if (!isEarlier) onDone()
      else if (earlier !== next) notify('admin.account.changedBefore', { type: 'warning' })
    } catch (error) {
      const { message, body } = error as HttpError
      const { root: _, currentPassword, ...others } = body?.errors ?? {}
      const fields = { ...others, ...(currentPassword && { current: currentPassword }) }
      if (Object.keys(fields).length > 0) return fields
      notify(message, { type: 'error', autoHideDuration: 8000 })
    }
    return undefined
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
