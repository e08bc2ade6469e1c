import { Button, Stack } from '@mui/material'
import { Form, type HttpError, useNotify, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import type { Session } from '../../api/session.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { SectionCard } from '../section-card.tsx'
import { type OwnDetails, useOwnDetails } from './own-details.ts'

/** The form for name and mail address of the own account. */
export function DetailsForm({ me }: { readonly me: Session['me'] }) {
  const notify = useNotify()
  const store = useOwnDetails(me)
  const save = async (typed: OwnDetails) => {
    try {
      await store(typed)
    } catch (error) {
      const { message, body } = error as HttpError
      const { root: _, currentPassword: __, ...fields } = body?.errors ?? {}
      if (Object.keys(fields).length > 0) return fields
      notify(message, { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
    notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
    return undefined
  }
  const { firstName, lastName, email } = me
  return (
    <SectionCard title="admin.account.details">
      <Form onSubmit={save} defaultValues={{ firstName, lastName, email }} noValidate>
        <Fields />
      </Form>
    </SectionCard>
  )
}

function Fields() {
  const translate = useTranslate()
  const { isSubmitting, isDirty } = useFormState()
  return (
    <Stack sx={{ maxWidth: 420 }}>
      <WhileSaving isSaving={isSubmitting}>
        <NameFields />
        <EmailField />
      </WhileSaving>
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting || !isDirty}
        sx={{ alignSelf: 'start', mt: 1 }}
      >
        {translate('ra.action.save')}
      </Button>
    </Stack>
  )
}

export function NameFields() {
  return (
    <>
      <BoundedText
        input="AddUser"
        source="firstName"
        label="resources.user.fields.firstName"
        autoComplete="given-name"
      />
      <BoundedText
        input="AddUser"
        source="lastName"
        label="resources.user.fields.lastName"
        autoComplete="family-name"
      />
    </>
  )
}

/** @param hint a message key. */
export function EmailField({ hint }: { readonly hint?: string }) {
  return (
    <BoundedText
      input="UpdateUser"
      source="email"
      type="email"
      label="resources.user.fields.email"
      autoComplete="email"
      {...(hint && { hint })}
    />
  )
}
