import { Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { LoadError } from '../../lists/list-states.tsx'
import { AccountState } from './account-state.tsx'
import { DomainRecords } from './domain-records.tsx'
import { MailAccountForm } from './mail-account-form.tsx'
import { MailList } from './mail-list.tsx'
import { providerOf, recordsFor } from './providers.ts'
import { contactOf, useMailSettings } from './use-mail-settings.ts'

/** The account that sends the mails of the site, and what it has sent. */
export function MailScreen() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { data, error, isPending, refetch } = useMailSettings()
  // A new key fills the form with what is stored.
  const [saves, setSaves] = useState(0)
  const contact = data ? contactOf(data) : null
  const renew = async () => {
    await refetch()
    void queryClient.invalidateQueries({ queryKey: ['mails'] })
  }
  const onUsed = async () => {
    await renew()
    setSaves(saves + 1)
  }
  const records =
    contact?.mail && contact.mailServer
      ? recordsFor(providerOf(contact.mailServer, contact.mail), contact.mail)
      : null
  return (
    <>
      <Title title={translate('admin.mail.title')} />
      {isPending && <Loading />}
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <Stack spacing={2} sx={{ maxWidth: 720 }}>
          <AccountState account={data.mailAccount ?? null} onChanged={renew} />
          <MailAccountForm key={saves} contact={contact} onStored={renew} onUsed={onUsed} />
          <MailList onChanged={renew} />
          {records && <DomainRecords {...records} />}
        </Stack>
      )}
    </>
  )
}
