import type { EntityManager } from '@mikro-orm/postgresql'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import type { MailKind } from './mail.item.ts'
import { accountRow } from './mail-account.ts'

/** Template variables of a letter, by the kind of mail. */
export type Facts = Readonly<Record<string, unknown>>

/** A mail to be sent. */
interface NewMail {
  readonly kind: MailKind
  /** The account that it is about; null if there is none. */
  readonly userId: number | null
  readonly recipient: string
  /** What it says besides the recipient's name, which is read when it is sent. */
  readonly facts?: Facts
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
interface CancelledMails {
  /** `not_before` of the cancelled mail; null if none waited. */
  readonly due: Date | null
  /** Whether another one is SENDING, SENT or FAILED. */
  readonly isSettled: boolean
  /** Template variables of the one that is SENDING; null if there is none. */
  readonly sending: Facts | null
}

/** What a notice is about; the database itself adds those of a new password and a new address. */
export type SecurityNotice =
  | 'PASSWORD'
  | 'EMAIL'
  | 'RECOVERY_CODE_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'API_TOKEN_MADE'
  | 'ADMINISTRATOR_SIGN_IN'

/** Takes mails in the transaction of their cause; a process that holds the lock of the mails sends them. */
export class MailOutbox {
  /** @param isHeld whether the environment keeps mails from leaving. */
  constructor(
    private readonly secrets: SecretBox,
    private readonly isHeld: boolean,
  ) {}

  async add(
    em: EntityManager,
    { kind, userId, recipient, facts = {}, secret, reservationId, askedFrom, notBefore, expiresAt }: NewMail,
  ): Promise<void> {
    await em.execute(
      `insert into mail (kind, user_id, recipient, facts, secret, reservation_id, asked_from, not_before, expires_at)
         values (?, ?, ?, ?::jsonb, ?, ?, ?, coalesce(?::timestamptz, now()), ?)`,
      [
        kind,
        userId,
        recipient,
        JSON.stringify(facts),
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
  async cancelOf(em: EntityManager, reservationId: number, kind: MailKind): Promise<CancelledMails> {
    const of = 'reservation_id = ? and kind = ?'
    const [cancelled] = await em.execute<{ due: Date }[]>(
      `update mail set state = 'CANCELLED', secret = null where ${of} and state = 'WAITING' returning not_before as due`,
      [reservationId, kind],
    )
    const others = await em.execute<{ state: string; facts: Facts }[]>(
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
      [JSON.stringify({ what }), userId],
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
