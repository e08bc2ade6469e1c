import { Alert, Button } from '@mui/material'
import { PasswordInput, useRecordContext, useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import { boundsOf, validatorsOf } from '../../forms/bounded.tsx'

/** The password of the mail server: undefined keeps the stored one, an empty string deletes it. */
export function MailPassword() {
  const translate = useTranslate()
  const isStored = useRecordContext() !== undefined
  const { field } = useController({ name: 'password' })
  if (field.value === '') {
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => field.onChange(null)}>
            {translate('resources.contact.passwordKeep')}
          </Button>
        }
      >
        {translate('resources.contact.passwordCleared')}
      </Alert>
    )
  }
  return (
    <>
      <PasswordInput
        source="password"
        validate={validatorsOf(boundsOf('AddContact', 'password'))}
        parse={(typed: string) => typed || null}
        autoComplete="new-password"
        helperText={isStored ? 'resources.contact.passwordHint' : false}
      />
      {isStored && (
        <Button size="small" color="inherit" onClick={() => field.onChange('')}>
          {translate('resources.contact.passwordClear')}
        </Button>
      )}
    </>
  )
}
