import type { EntityManager } from '@mikro-orm/postgresql'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import type { Facts, SecurityNotice } from './facts.item.ts'
import type { MailKind } from './mail.item.ts'
import { accountRow } from './mail-account.ts'

/** A mail to be sent, with what it says. */
type NewMail<K extends MailKind> = MailToSend<K> &
  (Record<string, never> extends Facts[K] ? { readonly facts?: never } : { readonly facts: Facts[K] })

interface MailToSend<K extends MailKind> {
  readonly kind: K
  /** The account that it is about; null if there is none. */
  readonly userId: number | null
  readonly recipient: string
  /** A link, which is stored encrypted until the mail is settled. */
  readonly secret?: string
  /** The table that it is about, with which it is deleted. */
  readonly reservationId?: number
  /** Digest by which those that strangers ask for are counted. */
  readonly askedFrom?: string
  /** It is not sent before. */
  readonly notBefore?: Date
  readonly expiresAt: Date
}

/** Result of cancelling the waiting mails of one kind about a table. */
interface CancelledMails<K extends MailKind> {
  /** `not_before` of the cancelled mail; null if none waited. */
  readonly due: Date | null
  /** Whether another one is SENDING, SENT or FAILED. */
  readonly isSettled: boolean
  /** The template variables of the one that is SENDING; null if there is none. */
  readonly sending: Facts[K] | null
}

/** Takes mails in the transaction of their cause; a process that holds the lock of the mails sends them. */
export class MailOutbox {
  /** @param isHeld whether the environment keeps mails from leaving. */
  constructor(
    private readonly secrets: SecretBox,
    private readonly isHeld: boolean,
  ) {}

  async add<K extends MailKind>(em: EntityManager, mail: NewMail<K>): Promise<void> {
    const { kind, userId, recipient, facts, secret, reservationId, askedFrom, notBefore, expiresAt } = mail
    await em.execute(
      `insert into mail (kind, user_id, recipient, facts, secret, reservation_id, asked_from, not_before, expires_at)
         values (?, ?, ?, ?::jsonb, ?, ?, ?, coalesce(?::timestamptz, now()), ?)`,
      [
        kind,
        userId,
        recipient,
        JSON.stringify(facts ?? {}),
        secret === undefined ? null : this.secrets.encrypt(secret),
        reservationId ?? null,
        askedFrom ?? null,
        notBefore ?? null,
        expiresAt,
      ],
    )
  }

  /** The address that mails come from; null while nothing is to be sent. */
  async sender(em: EntityManager): Promise<string | null> {
    const account = await accountRow(em)
    return account && account.state !== 'OFF' ? account.mail : null
  }

  /** Cancels what waits about a table. */
  async cancelOf<K extends MailKind>(
    em: EntityManager,
    reservationId: number,
    kind: K,
  ): Promise<CancelledMails<K>> {
    const of = 'reservation_id = ? and kind = ?'
    const [cancelled] = await em.execute<{ due: Date }[]>(
      `update mail set state = 'CANCELLED', secret = null where ${of} and state = 'WAITING' returning not_before as due`,
      [reservationId, kind],
    )
    const others = await em.execute<{ state: string; facts: Facts[K] }[]>(
      `select state, facts from mail where ${of} and state <> 'CANCELLED' order by id desc`,
      [reservationId, kind],
    )
    return {
      due: cancelled ? new Date(cancelled.due) : null,
      isSettled: others.length > 0,
      sending: others.find(({ state }) => state === 'SENDING')?.facts ?? null,
    }
  }

  /** Tells the owner of an account what happened to it, where mails can be sent. */
  async notice(em: EntityManager, userId: number, what: SecurityNotice): Promise<void> {
    await em.execute(
      `insert into mail (kind, user_id, recipient, facts, expires_at)
         select 'SECURITY_NOTICE', id, email, ?::jsonb, now() + interval '24 hours' from user_account
          where id = ? and exists (select from mail_account where state <> 'OFF')`,
      [JSON.stringify({ what } satisfies Facts['SECURITY_NOTICE']), userId],
    )
  }

  /** Whether a mail will leave by itself, though the server may not answer at the moment. */
  async willSend(em: EntityManager): Promise<boolean> {
    const state = (await accountRow(em))?.state
    return !this.isHeld && (state === 'READY' || state === 'UNREACHABLE')
  }

  /** Whether mails can be sent now. */
  async isReady(em: EntityManager): Promise<boolean> {
    return !this.isHeld && (await accountRow(em))?.state === 'READY'
  }

  /** Number of mails of a kind for an account in the last hour, and of those that were asked for from one place. */
  async countOfHour(
    em: EntityManager,
    kind: MailKind,
    userId: number,
    askedFrom: string | null = null,
  ): Promise<{ readonly ofAccount: number; readonly ofPlace: number }> {
    const [counts] = await em.execute<[{ ofAccount: number; ofPlace: number }]>(
      `select count(*)::integer as "ofAccount", count(*) filter (where asked_from = ?)::integer as "ofPlace" from mail
        where kind = ? and user_id = ? and created_at > now() - interval '1 hour'`,
      [askedFrom, kind, userId],
    )
    return counts
  }
}
