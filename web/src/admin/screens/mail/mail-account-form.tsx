import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Form,
  type HttpError,
  PasswordInput,
  ResourceContextProvider,
  required,
  useNotify,
  useTranslate,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isRefusal } from '../../api/api-failure.ts'
import { calls } from '../../api/call/calls.ts'
import { newClientKey } from '../../api/client-key.ts'
import { staleVersion } from '../../api/stored-earlier.ts'
import { BoundedNumber, BoundedText, boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { isCancelled } from '../../users/use-secret-call.ts'
import { SectionCard } from '../section-card.tsx'
import { SelectField } from '../select-field.tsx'
import { ADD_MAIL_FIELDS, UPDATE_MAIL_FIELDS, USE_MAIL_ACCOUNT } from './mail.operations.ts'
import { isServerTyped, PROVIDERS, type Provider, providerOf, serverOf } from './providers.ts'
import type { MailContact } from './use-mail-settings.ts'

/** Where a provider makes the passwords that it wants. */
const PASSWORD_PAGES: Partial<Record<Provider, string>> = {
  gmail: 'https://myaccount.google.com/apppasswords',
  yandex: 'https://id.yandex.com/security/app-passwords',
}

interface MailFields {
  readonly mail: string
  readonly mailServer: string
  readonly port: number | null
  readonly userName: string
  readonly password: string | null
}

interface MailAccountFormProps {
  /** The contact entry with the account; null if there is none. */
  readonly contact: MailContact | null
  /** Called once the entry is stored; what was typed stays. */
  onStored(): Promise<unknown>
  onUsed(): Promise<unknown>
}

/** The account at a provider: stored in the contact entry, then tried, and used if its server takes a mail. */
export function MailAccountForm({ contact, onStored, onUsed }: MailAccountFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [refused, setRefused] = useState<HttpError | null>(null)
  const [added] = useState(() => `mail/new/${newClientKey()}`)
  const [provider, setProvider] = useState<Provider>(
    providerOf(contact?.mailServer ?? null, contact?.mail ?? null),
  )
  const { mail, mailServer, port, userName } = contact ?? {}
  const stored: MailFields = {
    mail: mail ?? '',
    mailServer: mailServer ?? '',
    port: port ?? null,
    userName: userName ?? '',
    password: null,
  }
  // Other default values would reset what was typed. A new account is offered with the server of its provider.
  const [offered] = useState(mailServer ? stored : { ...stored, ...serverOf(provider, stored.mail) })
  const submit = async (typed: object) => {
    setRefused(null)
    let isStored = false
    try {
      const contactId = await store(
        contact ?? added,
        stored,
        typed as MailFields,
        translate('admin.mail.account'),
      )
      isStored = true
      await onStored()
      await calls.send({
        document: USE_MAIL_ACCOUNT,
        // Without the own password, which is then asked for.
        variables: { contactId, currentPassword: '' },
        // Never taken for a trial of before, which was of other values.
        subject: `mail/use/${newClientKey()}`,
        title: translate('admin.mail.use'),
      })
      notify('admin.mail.used', { type: 'success' })
      await onUsed()
      return undefined
    } catch (error) {
      const { message, body } = error as HttpError
      const { root: _, currentPassword: __, ...fields } = body?.errors ?? {}
      if (Object.keys(fields).length > 0) return fields
      // Whoever presses again has been told that somebody else has changed it.
      if (isRefusal(error, 'STALE_VERSION')) await onStored()
      if (isCancelled(error)) notify('admin.mail.onlyStored', { type: 'info' })
      else if (isStored) setRefused(error as HttpError)
      else notify(message, { type: 'error', autoHideDuration: 8000 })
      return undefined
    }
  }
  return (
    <SectionCard title="admin.mail.account" hint="admin.mail.accountWhat">
      <ResourceContextProvider value="contact">
        <Form onSubmit={submit} defaultValues={offered} noValidate>
          <Fields provider={provider} onProvider={setProvider} isNew={!contact} />
          {refused && (
            <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {translate(refused.message)}
              {isRefusal(refused, 'PUBLIC_URL_UNSET') && ` ${translate('admin.mail.publicUrl')}`}
            </Alert>
          )}
          <Submit />
        </Form>
      </ResourceContextProvider>
    </SectionCard>
  )
}

/**
 * Stores what was changed of the mail fields.
 * @param contact the subject of its calls for a new one.
 * @returns the id of the contact entry.
 */
async function store(
  contact: MailContact | string,
  before: MailFields,
  typed: MailFields,
  title: string,
): Promise<string> {
  const fields = { ...typed, userName: typed.userName || null }
  const names = ['mail', 'mailServer', 'port', 'userName'] as const
  const changed = Object.fromEntries(
    names
      .filter((name) => (fields[name] || null) !== (before[name] || null))
      .map((name) => [name, fields[name]]),
  )
  const input = { ...changed, ...(typed.password && { password: typed.password }) }
  const write = { resource: 'contact', title }
  if (typeof contact === 'string') {
    const sent = { ...write, document: ADD_MAIL_FIELDS, variables: { input }, subject: contact }
    const { reply, ids, isEarlier } = await calls.send(sent)
    // It has what was typed before, and maybe another password.
    if (isEarlier) throw staleVersion()
    return reply?.addContact.id ?? String(ids[0])
  }
  const { id, version } = contact
  if (Object.keys(input).length === 0) return id
  const variables = { id, input: { ...input, version } }
  const sent = { ...write, document: UPDATE_MAIL_FIELDS, variables, subject: `contact/${id}` }
  // What was left of before is stored, and this is not sent.
  if ((await calls.send(sent)).isEarlier) throw staleVersion()
  return id
}

interface FieldsProps {
  readonly provider: Provider
  readonly isNew: boolean
  onProvider(provider: Provider): void
}

function Fields({ provider, isNew, onProvider }: FieldsProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const { setValue } = useFormContext()
  const server: unknown = useWatch({ name: 'mailServer' })
  const port: unknown = useWatch({ name: 'port' })
  const mail: unknown = useWatch({ name: 'mail' })
  const fill = (chosen: Provider, address: unknown) => {
    const found = serverOf(chosen, String(address ?? ''))
    if (!found) return
    setValue('mailServer', found.mailServer, { shouldDirty: true, shouldValidate: true })
    setValue('port', found.port, { shouldDirty: true, shouldValidate: true })
  }
  const choose = (chosen: Provider) => {
    onProvider(chosen)
    fill(chosen, mail)
  }
  const page = PASSWORD_PAGES[provider]
  return (
    <WhileSaving isSaving={isSubmitting}>
      <SelectField
        label={translate('admin.mail.provider')}
        value={provider}
        choices={PROVIDERS.map((id) => ({ id, name: translate(`admin.mail.providers.${id}`) }))}
        onChoose={choose}
      />
      <BoundedText
        input="AddContact"
        source="mail"
        type="email"
        label="admin.mail.address"
        validate={[required(), ...validatorsOf(boundsOf('AddContact', 'mail'))]}
        hint="admin.mail.addressHint"
        // A provider whose server is known needs no address for it.
        onBlur={() => (provider === 'hosting' || !server ? fill(provider, mail) : undefined)}
      />
      <PasswordInput
        source="password"
        validate={validatorsOf(boundsOf('AddContact', 'password'))}
        parse={(typed: string) => typed || null}
        autoComplete="new-password"
        helperText={isNew ? false : 'resources.contact.passwordHint'}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, minHeight: '2.9em' }}>
        {translate(`admin.mail.passwords.${provider}`)}{' '}
        {page && (
          <Link href={page} target="_blank" rel="noopener noreferrer">
            {translate('admin.mail.passwordPage')}
          </Link>
        )}
      </Typography>
      {isServerTyped(provider) ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 140px' }, columnGap: 2 }}>
          <BoundedText input="AddContact" source="mailServer" validate={required()} />
          <BoundedNumber input="AddContact" source="port" />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {translate('admin.mail.server', { server: `${server || '–'}:${port || '–'}` })}
        </Typography>
      )}
      {provider === 'other' && (
        <BoundedText
          input="AddContact"
          source="userName"
          hint="admin.mail.userNameHint"
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
    </WhileSaving>
  )
}

function Submit() {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ mt: 1 }}>
      {translate(isSubmitting ? 'admin.mail.trying' : 'admin.mail.use')}
    </Button>
  )
}
