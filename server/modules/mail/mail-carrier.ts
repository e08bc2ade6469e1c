import type { EntityManager } from '@mikro-orm/postgresql'
import type { Carrier } from '../../core/carrier.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { Told } from './letters.ts'
import type { MailKind } from './mail.item.ts'
import type { MailService } from './mail.service.ts'
import { type AccountRow, accountRow, endDelays, type MailFields } from './mail-account.ts'
import type { Delivery } from './smtp.ts'

/** One mail a second at most. */
const BETWEEN_MS = 1_000
const IDLE_MS = 2_000
/** Mails a day beyond which notices and alerts wait; requests do sooner, since strangers cause them. */
const MAX_A_DAY = 400
const MAX_WITH_REQUESTS = 300
const REFUSED_MINUTES = 60
/** After a try that did not reach the server, only what has become due since is tried within this time. */
const UNREACHABLE_MINUTES = 1
/** Minutes after which a mail is tried again, by the number of attempts; the last one from then on. */
const RETRY_MINUTES = [1, 5, 15, 60]

/** The order in which mails leave: links, answers, notices, requests, alerts. */
const URGENCY: Readonly<Record<MailKind, number>> = {
  TEST: 0,
  INVITATION: 0,
  PASSWORD_LINK: 0,
  EMAIL_CONFIRMATION: 0,
  RESERVATION_ANSWER: 1,
  SECURITY_NOTICE: 2,
  RESERVATION_REQUEST: 3,
  ALERT: 4,
}

const PATIENT = Object.entries(URGENCY).flatMap(([kind, urgency]) => (urgency > 1 ? kind : []))

const BY_URGENCY = `case kind ${Object.entries(URGENCY)
  .map(([kind, urgency]) => `when '${kind}' then ${urgency}`)
  .join(' ')} end`

/** A mail that no other process has taken over: it does when the connection with the lock was lost meanwhile. */
const CLAIMED = "id = ? and state = 'SENDING' and attempts = ?"
const claimOf = ({ id, attempts }: DueMail): number[] => [id, attempts]

interface CarrierParts {
  readonly mail: MailService
  readonly log: { warn(facts: object, message: string): void }
  /** Time between two mails, in ms. */
  readonly betweenMs?: number
}

type DueMail = Told & {
  readonly id: number
  readonly recipient: string
  readonly secret: string | null
  readonly messageId: string
  readonly name: string | null
  readonly attempts: number
  readonly dataSent: number
  /** When this attempt began. */
  readonly triedAt: Date
}

/**
 * Sends the mails of the outbox, one after the other. A mail whose reply was not heard is sent once more with the same
 * `Message-ID`; every other mail is sent once.
 */
export class MailCarrier implements Carrier {
  readonly lock = LOCKS.mails
  readonly what = 'mails'

  constructor(private readonly parts: CarrierParts) {}

  async turn(em: EntityManager): Promise<number> {
    await settleLeftovers(em)
    const account = this.parts.mail.isHeld ? null : await accountRow(em)
    if (!account || account.state === 'OFF' || account.state === 'CHANGED') return IDLE_MS
    const mail = await this.next(em)
    if (!mail) return IDLE_MS
    await this.send(em, account, mail)
    return this.parts.betweenMs ?? BETWEEN_MS
  }

  /**
   * Takes the most urgent mail that is due. The server's last answer holds back those that were due before it: all of
   * them for an hour if it refused the account, and for a minute if it could not be reached.
   */
  private async next(em: EntityManager): Promise<DueMail | undefined> {
    const [mail] = await em.execute<DueMail[]>(
      `update mail set state = 'SENDING', attempts = attempts + 1 where state = 'WAITING' and id = (
         select id from mail
          where state = 'WAITING' and not_before <= now()
            and exists (select from mail_account a where a.next_try <= now()
                          or a.state = 'UNREACHABLE' and not_before > a.next_try - make_interval(mins => ?))
            and (kind <> all (?::text[]) or case kind when 'RESERVATION_REQUEST' then ? else ? end > (
              select count(*) from mail where sent_at >= date_trunc('day', now(), ?)))
          order by ${BY_URGENCY}, id limit 1)
       returning id, kind, recipient, facts, secret, message_id as "messageId", attempts, data_sent as "dataSent", now() as "triedAt",
                 (select first_name from user_account u where u.id = mail.user_id) as name`,
      [UNREACHABLE_MINUTES, `{${PATIENT.join(',')}}`, MAX_WITH_REQUESTS, MAX_A_DAY, this.parts.mail.timeZone],
    )
    return mail
  }

  private async send(em: EntityManager, account: AccountRow & MailFields, mail: DueMail): Promise<void> {
    const onData = async () => {
      const own = await em.execute(
        `update mail set data_sent = data_sent + 1 where ${CLAIMED} returning id`,
        claimOf(mail),
      )
      if (own.length === 0) throw new Error('Another process has taken the mail over.')
    }
    const delivery = await this.parts.mail.deliver(em, account, mail, onData)
    await this.record(em, account, mail, delivery)
  }

  private async record(
    em: EntityManager,
    account: AccountRow,
    mail: DueMail,
    delivery: Delivery,
  ): Promise<void> {
    if (delivery.isTaken) {
      // Whoever holds it now: once taken, it is not sent again.
      await em.execute(
        "update mail set state = 'SENT', secret = null, last_error = null, sent_at = now() where id = ?",
        [mail.id],
      )
      await endDelays(em)
      await em.execute(
        `update mail_account set last_sent_at = now(), last_error = null, next_try = now(),
                since = case when state = 'READY' then since else now() end, state = 'READY'
          where state <> 'OFF'`,
      )
      return
    }
    const { cause, text, isFinal, isUnheard } = delivery
    this.parts.log.warn({ mail: mail.id, kind: mail.kind, cause, text }, 'a mail was not taken')
    // The message was under way for the second time, and the server may have both.
    if (isUnheard && mail.dataSent > 0) return fail(em, mail, text)
    const isOfAccount = cause === 'AUTH' || cause === 'SENDER'
    if (isFinal && !isOfAccount) return fail(em, mail, text)
    const minutes = isOfAccount
      ? 0
      : (RETRY_MINUTES[Math.min(mail.attempts, RETRY_MINUTES.length) - 1] as number)
    await em.execute(
      `update mail set state = 'WAITING', not_before = now() + make_interval(mins => ?), last_error = ?,
              data_sent = case when ? then data_sent else 0 end
        where ${CLAIMED}`,
      [minutes, text, isUnheard, ...claimOf(mail)],
    )
    const isDown = ['CONNECT', 'TLS', 'TIMEOUT'].includes(cause)
    if (!isOfAccount && !isDown) return
    const [state, holdsMinutes] = isOfAccount
      ? ['REFUSED', REFUSED_MINUTES]
      : ['UNREACHABLE', UNREACHABLE_MINUTES]
    await em.execute(
      `update mail_account set since = case when state = ? then since else now() end, state = ?, last_error = ?,
              next_try = ?::timestamptz + make_interval(mins => ?)
        where state <> 'OFF' and contact_id = ?`,
      [state, state, text, mail.triedAt, holdsMinutes, account.contactId],
    )
  }
}

/** Ends what has expired or is old, and takes up what another process was sending when it ended. */
async function settleLeftovers(em: EntityManager): Promise<void> {
  await em.execute(
    `update mail set state = 'EXPIRED', secret = null where state = 'WAITING' and expires_at <= now()`,
  )
  await em.execute(
    `update mail set state = case when data_sent > 1 then 'FAILED' else 'WAITING' end,
            secret = case when data_sent > 1 then null else secret end, not_before = now(),
            last_error = 'The process ended while it was being sent.'
      where state = 'SENDING'`,
  )
}

async function fail(em: EntityManager, mail: DueMail, error: string): Promise<void> {
  await em.execute(`update mail set state = 'FAILED', secret = null, last_error = ? where ${CLAIMED}`, [
    error,
    ...claimOf(mail),
  ])
}
