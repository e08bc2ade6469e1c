import { randomUUID } from 'node:crypto'
import type { EntityMetadata } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { WITHDRAWAL_MS } from '../../../web/src/rules/reservation-slots.ts'
import { inLanguage } from '../../../web/src/rules/site-languages.ts'
import { administratorsOnly, requireRule } from '../../core/access.ts'
import { ConflictError, NotFoundError } from '../../core/errors.ts'
import { idFrom } from '../../core/input/check-input.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { Language } from '../../core/primitives/language.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import type { Readable } from '../../core/read/readable.ts'
import type { Reader } from '../../core/read/reader.ts'
import { type Selection, select } from '../../core/read/selection.ts'
import { tablePage } from '../../core/read/table-page.ts'
import type { TableOf, TableQuery } from '../../core/read/table-query.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { composed } from './composed-mail.ts'
import { languageOf, type Told } from './letters.ts'
import { Mail } from './mail.entity.ts'
import type { MailAccount } from './mail.types.ts'
import { accountRow, endDelays, type MailFields, mailFields, TRIED } from './mail-account.ts'
import { type Delivery, deliver, type MailCause, portOf } from './smtp.ts'

const readable: Readable<Mail> = {
  entity: Mail,
  reads: administratorsOnly,
  sort: { id: 'desc' },
  derived: { to: select('recipient') },
}

const TABLE = {
  search: ['recipient'],
  fields: ['id', 'kind', 'state', 'createdAt', 'notBefore', 'sentAt', 'attempts'],
}

/** Verifies the caller's own password. */
interface ConfirmsPassword {
  confirm(em: EntityManager, context: RequestContext, password: string, field: string): Promise<void>
}

interface MailParts {
  readonly orm: MikroORM
  readonly reader: Reader
  readonly ownPassword: ConfirmsPassword
  readonly security: SecurityLog
  readonly secrets: SecretBox
  readonly siteName: (em: EntityManager) => Promise<string>
  /** Whether the site is published in a language beside Turkish. */
  readonly isPublished: (em: EntityManager, language: Language) => Promise<boolean>
  readonly publicUrl: () => string
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
  /** Whether the address of the site was configured, so that links lead to it from everywhere. */
  readonly hasPublicUrl: boolean
  /** Whether the environment keeps mails from leaving: they wait, and expire. */
  readonly isHeld: boolean
  /** A further certificate authority, in PEM, for tests. */
  readonly ca?: string | undefined
}

/** What a mail is made of, as it is stored. */
type MailContent = Told & {
  /** Its link, encrypted. */
  readonly secret: string | null
  /** First name of the account that it is about. */
  readonly name: string | null
  readonly recipient: string
  readonly messageId: string
}

const UNREADABLE = {
  isTaken: false,
  cause: 'OTHER',
  text: 'It was encrypted with another AUTH_SECRET.',
  isFinal: true,
  isUnheard: false,
} satisfies Delivery

/** The account that sends mails, and what it sends. */
export class MailService {
  constructor(private readonly parts: MailParts) {
    parts.reader.register(readable)
  }

  /** IANA name of the time zone in which days are counted. */
  get timeZone(): string {
    return this.parts.timeZone
  }

  get isHeld(): boolean {
    return this.parts.isHeld
  }

  /** The account that sends; null before the first try. For administrators. */
  async account(context: RequestContext): Promise<MailAccount | null> {
    requireRule(context.caller, administratorsOnly)
    return this.accountNow(context.em)
  }

  /**
   * Tries the account of a contact entry by a mail to the caller, and uses it from then on.
   * @throws {ConflictError} if the server refuses it, or the address of the site is not configured; nothing changes then.
   */
  async use(context: RequestContext, contactId: unknown, currentPassword: string): Promise<MailAccount> {
    requireRule(context.caller, administratorsOnly)
    const { ownPassword, hasPublicUrl } = this.parts
    const { em } = context
    const id = idFrom(contactId) ?? 0
    const fields = await mailFields(em, id)
    if (!fields)
      throw new NotFoundError('NOT_FOUND', { entity: 'contact', id: String(contactId).slice(0, 40) })
    await ownPassword.confirm(em, context, currentPassword, OWN_PASSWORD)
    if (!hasPublicUrl) throw new ConflictError('PUBLIC_URL_UNSET')
    const recipient = await addressOf(em, context.caller.userId as number)
    const refused = await this.test(em, fields, recipient)
    if (refused) throw new ConflictError('MAIL_REFUSED', refused)
    await inTransaction(context, async (tx) => {
      await endDelays(tx)
      // What was changed during the try has not been tried, also if it is changed back.
      await tx.execute(
        `insert into mail_account (contact_id, state, tried, last_sent_at)
         select c.id, 'READY', case ${TRIED} when ? then ${TRIED} else '' end, now() from contact c where c.id = ?
            for key share
           on conflict (is_only) do update set contact_id = excluded.contact_id, state = 'READY', tried = excluded.tried,
             since = now(), last_sent_at = now(), last_error = null, next_try = now()`,
        [fields.digest, id],
      )
      await tx.execute(
        `insert into mail (kind, user_id, recipient, state, expires_at, sent_at, attempts)
           values ('TEST', ?, ?, 'SENT', now(), now(), 1)`,
        [context.caller.userId, recipient],
      )
      return { ids: [id] }
    })
    this.parts.security({ event: 'mail-account', outcome: 'success', reason: 'USED', ...whoIn(context) })
    return (await this.accountNow(em)) as MailAccount
  }

  /** Stops sending; what waits goes on waiting until it expires. For administrators. */
  async stop(context: RequestContext): Promise<void> {
    requireRule(context.caller, administratorsOnly)
    await inTransaction(context, async (em) => {
      await em.execute("update mail_account set state = 'OFF', since = now() where state <> 'OFF'")
      return { ids: [] }
    })
    this.parts.security({ event: 'mail-account', outcome: 'success', reason: 'STOPPED', ...whoIn(context) })
  }

  /** One page of the mails of the last 30 days. For administrators. */
  async table(
    context: RequestContext,
    raw: Partial<TableQuery> | null | undefined,
    selection: Selection,
  ): Promise<TableOf<Mail>> {
    requireRule(context.caller, administratorsOnly)
    const meta = this.parts.orm.getMetadata().get(Mail) as EntityMetadata<Mail>
    return tablePage({ ...this.parts, meta, readable, table: TABLE }, context, raw, selection)
  }

  async one(context: RequestContext, id: unknown, selection: Selection): Promise<Mail> {
    requireRule(context.caller, administratorsOnly)
    const { reader } = this.parts
    const found = await reader.rows(context.em, context.caller, readable, selection, { id: idFrom(id) ?? 0 })
    return found[0] ?? this.missing(id)
  }

  /**
   * Makes a mail due at once: one that waits, or one without a link that failed.
   * @throws {ConflictError} for any other.
   */
  retry(context: RequestContext, id: unknown): Promise<void> {
    return this.change(
      context,
      id,
      // An answer can be taken back for half a minute.
      `update mail set state = 'WAITING',
              not_before = case kind when 'RESERVATION_ANSWER' then greatest(now(), created_at + interval '${WITHDRAWAL_MS} ms') else now() end,
              expires_at = case when state = 'FAILED' and reservation_id is null then now() + interval '24 hours'
                                else expires_at end
        where id = ? and (state = 'WAITING'
                          or state = 'FAILED' and kind in ('SECURITY_NOTICE', 'ALERT', 'RESERVATION_REQUEST'))`,
    )
  }

  /** Cancels a mail that waits. @throws {ConflictError} for any other. */
  cancel(context: RequestContext, id: unknown): Promise<void> {
    return this.change(
      context,
      id,
      "update mail set state = 'CANCELLED', secret = null where id = ? and state = 'WAITING'",
    )
  }

  private async change(context: RequestContext, rawId: unknown, statement: string): Promise<void> {
    requireRule(context.caller, administratorsOnly)
    const id = idFrom(rawId) ?? 0
    await inTransaction(context, async (em) => {
      const found = await em.execute('select from mail where id = ? for update', [id])
      if (found.length === 0) this.missing(rawId)
      const changed = await em.execute(`${statement} returning id`, [id])
      if (changed.length === 0) throw new ConflictError('MAIL_SETTLED')
      return { ids: [id] }
    })
  }

  private missing(id: unknown): never {
    throw new NotFoundError('NOT_FOUND', { entity: 'mail', id: String(id).slice(0, 40) })
  }

  private async test(
    em: EntityManager,
    fields: MailFields,
    recipient: string,
  ): Promise<{ cause: MailCause; text: string } | null> {
    const { mailServer, mail: from } = fields
    if (!mailServer) return { cause: 'CONNECT', text: 'The contact entry names no mail server.' }
    if (!from) return { cause: 'SENDER', text: 'The contact entry has no mail address.' }
    const mail = {
      kind: 'TEST',
      facts: {},
      secret: null,
      name: null,
      recipient,
      messageId: randomUUID(),
    } as const
    const delivery = await this.deliver(em, fields, mail)
    return delivery.isTaken ? null : { cause: delivery.cause, text: delivery.text }
  }

  /** Hands a mail to the server of a contact entry. @param onData called right before the message itself is sent. */
  async deliver(
    em: EntityManager,
    { mailServer, port, userName, password, mail: from }: MailFields,
    { secret, ...mail }: MailContent,
    onData: () => Promise<void> = async () => {},
  ): Promise<Delivery> {
    const { secrets, publicUrl, ca } = this.parts
    const [link, signPassword] = [secret && secrets.open(secret), password && secrets.open(password)]
    if (password && !signPassword) return { ...UNREADABLE, cause: 'AUTH', isFinal: false }
    if (secret && !link) return UNREADABLE
    const sender = from ?? ''
    const account = {
      host: mailServer ?? '',
      port: portOf(port),
      sign: signPassword ? { user: userName || sender, password: signPassword } : null,
    }
    const [siteName, adminUrl] = [await this.parts.siteName(em), `${publicUrl()}/admin`]
    const linkTo = link && (await this.inLanguage(em, link, languageOf(mail)))
    const message = await composed({ ...mail, link: linkTo, siteName, adminUrl }, sender).catch(
      (error: Error) => error,
    )
    // Tried again it would fail again, and hold up every mail behind it.
    if (message instanceof Error) return { ...UNREADABLE, text: `It cannot be composed: ${message.message}` }
    return deliver(account, { from: sender, to: mail.recipient, message }, onData, { ca })
  }

  /** The link to a page in a language; to the Turkish one in a language that is not published any more. */
  private async inLanguage(em: EntityManager, link: string, language: Language): Promise<string> {
    if (language === Language.TR || !(await this.parts.isPublished(em, language))) return link
    const { origin, pathname } = new URL(link)
    return origin + inLanguage(language, pathname)
  }

  /** The state of the account, null before the first try, and the numbers of mails. */
  async figures(): Promise<MailCounts & { readonly state: MailAccount['state'] | null }> {
    const em = this.parts.orm.em.fork()
    const counts = await mailCounts(em, this.parts.timeZone)
    return { ...counts, state: (await accountRow(em))?.state ?? null }
  }

  private async accountNow(em: EntityManager): Promise<MailAccount | null> {
    const account = await accountRow(em)
    const { isHeld, timeZone } = this.parts
    return account && { ...account, isHeld, ...(await mailCounts(em, timeZone)) }
  }
}

interface MailCounts {
  readonly waiting: number
  readonly failed: number
  readonly sentToday: number
}

/** Numbers of mails. */
export async function mailCounts(em: EntityManager, timeZone: string): Promise<MailCounts> {
  const [counts] = await em.execute<MailCounts[]>(
    `select count(*) filter (where state in ('WAITING', 'SENDING'))::integer as waiting,
            count(*) filter (where state = 'FAILED')::integer as failed,
            count(*) filter (where sent_at >= date_trunc('day', now(), ?))::integer as "sentToday" from mail`,
    [timeZone],
  )
  return counts as MailCounts
}

async function addressOf(em: EntityManager, userId: number): Promise<string> {
  const [user] = await em.execute<{ email: string }[]>('select email from user_account where id = ?', [
    userId,
  ])
  return user?.email ?? ''
}
