import type { EntityManager } from '@mikro-orm/postgresql'

/** SQL of a digest of the five fields of a contact entry `c` that decide who reads the mails. */
export const TRIED =
  'md5(row(c.mail_server, c.port, c.user_name, c.password_encrypted, c.mail, c.is_deleted)::text)'

/** The stored state; `CHANGED` follows from the contact entry. */
export type AccountState = 'OFF' | 'READY' | 'CHANGED' | 'REFUSED' | 'UNREACHABLE'

/** The account that sends, as it is stored. */
export interface AccountRow {
  readonly contactId: number
  /** `CHANGED` once a field of the entry has differed from what was tried. */
  readonly state: AccountState
  readonly since: Date
  readonly lastSentAt: Date | null
  readonly lastError: string | null
}

/** The fields of a contact entry that mails are sent with. */
export interface MailFields {
  readonly mailServer: string | null
  readonly port: number | null
  readonly userName: string | null
  /** Encrypted. */
  readonly password: string | null
  readonly mail: string | null
  /** Digest of all of them. */
  readonly digest: string
}

const FIELDS = `c.mail_server as "mailServer", c.port, c.user_name as "userName", c.password_encrypted as password, c.mail,
  ${TRIED} as digest`

/** The account that sends, with the fields that it was tried with; null before the first try. */
export async function accountRow(em: EntityManager): Promise<(AccountRow & MailFields) | null> {
  const [row] = await em.execute<(AccountRow & MailFields)[]>(
    `select a.contact_id as "contactId", a.since, a.last_sent_at as "lastSentAt", a.last_error as "lastError",
            case when a.state <> 'OFF' and ${TRIED} <> a.tried then 'CHANGED' else a.state end as state, ${FIELDS}
       from mail_account a join contact c on c.id = a.contact_id`,
  )
  if (!row) return null
  const lastSentAt = row.lastSentAt && new Date(row.lastSentAt)
  return { ...row, since: new Date(row.since), lastSentAt }
}

/** The fields of a contact entry that mails would be sent with; null for a removed one. */
export async function mailFields(em: EntityManager, contactId: number): Promise<MailFields | null> {
  const [row] = await em.execute<MailFields[]>(
    `select ${FIELDS} from contact c where c.id = ? and not c.is_deleted`,
    [contactId],
  )
  return row ?? null
}

/** Makes due at once what is delayed because the server could not be reached, now that it takes mails. */
export async function endDelays(em: EntityManager): Promise<void> {
  await em.execute(
    `update mail set not_before = now() where state = 'WAITING' and attempts > 0 and not_before > now()
        and exists (select from mail_account where state = 'UNREACHABLE')`,
  )
}
