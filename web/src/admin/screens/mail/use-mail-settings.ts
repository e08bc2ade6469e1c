import type { MailSettingsQuery } from '../../../gql/graphql.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { MAIL_SETTINGS } from './mail.operations.ts'

export type MailContact = MailSettingsQuery['contacts'][number]
export type MailAccount = NonNullable<MailSettingsQuery['mailAccount']>

/** The account that sends, and the contact entries, of which one has it. */
export function useMailSettings() {
  return useFreshQuery('mailSettings', MAIL_SETTINGS)
}

/** The contact entry with the account that sends, else the one that names a server, else the first. */
export function contactOf({ mailAccount, contacts }: MailSettingsQuery): MailContact | null {
  return (
    contacts.find(({ id }) => id === mailAccount?.contactId) ??
    contacts.find(({ mailServer }) => mailServer) ??
    contacts[0] ??
    null
  )
}
