import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, requireRule, signedInPerson } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { ConflictError, NotFoundError } from '../../core/errors.ts'
import { hasFactor, requireFresh } from '../../core/factors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import { noteFactor } from '../../core/session-token.ts'
import type { Stored, StoredBefore } from '../../core/write/once.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { SecurityNotice } from '../mail/facts.item.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { askForCodesAgain, endAllSessions } from '../user/end-sessions.service.ts'
import type { OwnPassword } from '../user/own-password.service.ts'
import type { User } from '../user/user.entity.ts'
import type { UserService } from '../user/user.service.ts'
import type { CodeApps } from './code-app.service.ts'
import { ConfirmedCode, NewPasskey } from './factor.input.ts'
import type { AccountSecurity, AddedPasskey, RecoveryCodes, TotpSetup } from './factor.types.ts'
import type { PasskeyChallenge } from './passkey-challenge.item.ts'
import type { Passkeys } from './passkeys.service.ts'
import { makeRecoverySheet } from './recovery-codes.service.ts'
import { totpUri } from './totp.ts'

interface FactorParts {
  readonly codeApps: CodeApps
  readonly passkeys: Passkeys
  readonly ownPassword: OwnPassword
  /** Of proofs by one person. */
  readonly limit: AttemptLimit
  readonly mails: MailOutbox
  readonly secrets: SecretBox
  readonly security: SecurityLog
  /** As code apps and passkeys show it. */
  readonly shownName: (em: EntityManager) => Promise<string>
  readonly users: Pick<UserService, 'getById'>
}

/** A code app is told by a column of the account, whose row must not be waited for twice. */
const OF_CODE_APPS = [LOCKS.directory, LOCKS.ofAccounts]

interface Owner {
  readonly userName: string
  readonly email: string
  readonly fullName: string
}

/** What is shown once: it is sealed for a repetition of the call. */
type Shown = TotpSetup | RecoveryCodes | PasskeyChallenge

/** The second factors of the caller's own account, and their end by an administrator. */
export class FactorService {
  constructor(private readonly parts: FactorParts) {}

  async security(context: RequestContext): Promise<AccountSecurity> {
    const { em, caller } = context
    requireRule(caller, signedInPerson)
    const userId = caller.userId as number
    const [counted] = await em.execute<{ hasTotp: boolean; left: number }[]>(
      `select exists (select from code_app where user_id = ? and sealed is not null) as "hasTotp",
              (select count(*)::integer from recovery_code where user_id = ?) as left`,
      [userId, userId],
    )
    return {
      hasTotp: counted?.hasTotp ?? false,
      passkeys: await this.parts.passkeys.list(em, userId),
      recoveryCodesLeft: counted?.left ?? 0,
      mustAddFactor: caller.withheld !== undefined,
    }
  }

  /** Prepares a code app; the one before stays until the new one is confirmed. */
  beginTotp(context: RequestContext, currentPassword: string): Promise<TotpSetup> {
    return this.shownOnce(context, currentPassword, async (em, userId) => {
      const owner = await ownerOf(em, userId)
      const secret = await this.parts.codeApps.begin(em, userId)
      return { secret, uri: totpUri(secret, await this.parts.shownName(em), owner.email) }
    })
  }

  /**
   * @throws {BadInputError} for a wrong code. @throws {ForbiddenError} for a session that is not fresh.
   * @throws {TooManyRequestsError} past 20 attempts a minute, counted with those of the own password.
   */
  async confirmTotp(context: RequestContext, code: string): Promise<RecoveryCodes> {
    requireRule(context.caller, signedInPerson)
    const input = await checked(ConfirmedCode, { code })
    const userId = context.caller.userId as number
    await this.parts.limit.take(`user ${userId}`)
    const { shown } = await inTransaction(
      context,
      async (em) => {
        await requireFresh(em, context)
        const isFirst = await hasNone(em, userId)
        await this.parts.codeApps.confirm(em, userId, input.code)
        const codes = await this.added(em, context, isFirst)
        return { ids: [userId], ...this.sealed({ codes }) }
      },
      ...OF_CODE_APPS,
    )
    this.log(context, 'CODE_APP_ADDED')
    return shown
  }

  /** @throws {NotFoundError} without a code app. */
  async removeTotp(context: RequestContext, currentPassword: string): Promise<void> {
    const remove = async (em: EntityManager, userId: number) => {
      if (!(await this.parts.codeApps.remove(em, userId)))
        throw new NotFoundError('NOT_FOUND', { entity: 'codeApp', id: String(userId) })
      await this.told(em, userId, 'FACTOR_REMOVED')
      return { ids: [userId] }
    }
    await this.write(context, currentPassword, remove, OF_CODE_APPS)
    this.log(context, 'CODE_APP_REMOVED')
  }

  /** Makes a sheet of ten codes in place of all codes. */
  async renewCodes(context: RequestContext, currentPassword: string): Promise<RecoveryCodes> {
    const made = await this.shownOnce(context, currentPassword, async (em, userId) => {
      const codes = await makeRecoverySheet(em, userId, true)
      await this.parts.mails.notice(em, userId, 'RECOVERY_CODE_RENEWED')
      return { codes }
    })
    this.parts.security({ event: 'recovery-code', outcome: 'success', reason: 'RENEWED', ...whoIn(context) })
    return made
  }

  beginPasskey(context: RequestContext, currentPassword: string): Promise<PasskeyChallenge> {
    return this.shownOnce(context, currentPassword, async (em, userId) => {
      const { userName, fullName } = await ownerOf(em, userId)
      return this.parts.passkeys.beginAdding(
        em,
        { userId, userName, fullName },
        await this.parts.shownName(em),
      )
    })
  }

  async addPasskey(context: RequestContext, raw: NewPasskey): Promise<AddedPasskey> {
    requireRule(context.caller, signedInPerson)
    const input = await checked(NewPasskey, raw)
    const userId = context.caller.userId as number
    const { ids, shown } = await inTransaction(
      context,
      async (em) => {
        await requireFresh(em, context)
        const isFirst = await hasNone(em, userId)
        const id = await this.parts.passkeys.add(em, userId, input)
        const codes = await this.added(em, context, isFirst)
        return { ids: [id], ...this.sealed({ codes }) }
      },
      LOCKS.ofAccounts,
    )
    this.log(context, 'PASSKEY_ADDED')
    return this.addedPasskey(context, ids[0] as number, shown)
  }

  async removePasskey(context: RequestContext, id: unknown, currentPassword: string): Promise<void> {
    await this.write(context, currentPassword, async (em, userId) => {
      const removed = await this.parts.passkeys.remove(em, userId, id)
      await this.told(em, userId, 'FACTOR_REMOVED')
      return { ids: [removed] }
    })
    this.log(context, 'PASSKEY_REMOVED')
  }

  /**
   * Ends all factors, codes and sessions of an account. For administrators, and for the system; of the own account only in
   * a fresh session.
   */
  async reset(context: RequestContext, userId: unknown, currentPassword: string | null): Promise<number> {
    const id = idFrom(userId) ?? 0
    const end = async (em: EntityManager): Promise<Stored> => {
      const found = await em.execute(
        'select from user_account where id = ? and not delete for no key update',
        [id],
      )
      if (found.length === 0)
        throw new NotFoundError('NOT_FOUND', { entity: 'user', id: String(userId).slice(0, 40) })
      await em.execute('delete from code_app where user_id = ?', [id])
      await em.execute('delete from passkey where user_id = ?', [id])
      await em.execute('delete from recovery_code where user_id = ?', [id])
      await endAllSessions(em, id)
      await this.parts.mails.notice(em, id, 'FACTOR_RESET')
      return { ids: [id] }
    }
    const { caller } = context
    requireRule(caller, administratorsOnly)
    if (currentPassword === null) await inTransaction(context, end, LOCKS.directory)
    else
      await this.parts.ownPassword.write(
        context,
        {
          ...{ rule: administratorsOnly, password: currentPassword },
          ...{ isFresh: caller.userId === id, locks: [LOCKS.directory] },
        },
        end,
      )
    this.parts.security({
      ...{ event: 'factor', outcome: 'success', reason: 'RESET', subject: id },
      ...whoIn(context),
    })
    return id
  }

  /** A user whose factors were reset, as the caller may read it. */
  user(context: RequestContext, id: number, selection: Selection): Promise<User> {
    return this.parts.users.getById(context, id, selection)
  }

  /**
   * What a repeated call shows again.
   * @throws {ForbiddenError} to a session that is not fresh. @throws {ConflictError} once it is too late.
   */
  async shownBefore<T extends Shown>(context: RequestContext, { sealed }: StoredBefore): Promise<T> {
    await requireFresh(context.em, context)
    const text = sealed === null ? null : this.parts.secrets.open(sealed)
    if (text === null) throw new ConflictError('SECRET_GONE')
    return JSON.parse(text) as T
  }

  async addedBefore(context: RequestContext, stored: StoredBefore): Promise<AddedPasskey> {
    const shown = await this.shownBefore<RecoveryCodes>(context, stored)
    return this.addedPasskey(context, stored.ids[0] as number, shown)
  }

  private async addedPasskey(
    { em }: RequestContext,
    id: number,
    { codes }: RecoveryCodes,
  ): Promise<AddedPasskey> {
    const passkey = await this.parts.passkeys.one(em, id)
    if (!passkey) throw new NotFoundError('NOT_FOUND', { entity: 'passkey', id: String(id) })
    return { passkey, codes }
  }

  /** What follows from a factor that was added. @returns the codes of a new sheet, if it is the first one. */
  private async added(em: EntityManager, { caller, token }: RequestContext, isFirst: boolean) {
    const userId = caller.userId as number
    if (token) await noteFactor(em, token)
    await this.told(em, userId, 'FACTOR_ADDED')
    return isFirst ? makeRecoverySheet(em, userId, false) : []
  }

  /** Tells the owner; devices that were asked for no code are asked again. */
  private async told(em: EntityManager, userId: number, what: SecurityNotice): Promise<void> {
    await askForCodesAgain(em, userId)
    await this.parts.mails.notice(em, userId, what)
  }

  private async shownOnce<T extends Shown>(
    context: RequestContext,
    currentPassword: string,
    make: (em: EntityManager, userId: number) => Promise<T>,
  ): Promise<T> {
    const { shown } = await this.write(context, currentPassword, async (em, userId) => ({
      ids: [userId],
      ...this.sealed(await make(em, userId)),
    }))
    return shown
  }

  private write<T extends Stored>(
    context: RequestContext,
    password: string,
    work: (em: EntityManager, userId: number) => Promise<T>,
    locks: readonly number[] = [LOCKS.ofAccounts],
  ): Promise<T> {
    return this.parts.ownPassword.write(context, { password, isFresh: true, locks }, work)
  }

  private sealed<T extends Shown>(shown: T): { shown: T; sealed: string } {
    return { shown, sealed: this.parts.secrets.encrypt(JSON.stringify(shown)) }
  }

  private log(context: RequestContext, reason: string): void {
    this.parts.security({ event: 'factor', outcome: 'success', reason, ...whoIn(context) })
  }
}

async function hasNone(em: EntityManager, userId: number): Promise<boolean> {
  const [found] = await em.execute<{ hasFactor: boolean }[]>(
    `select ${hasFactor('?::integer')} as "hasFactor"`,
    [userId, userId],
  )
  return !found?.hasFactor
}

async function ownerOf(em: EntityManager, userId: number): Promise<Owner> {
  const [owner] = await em.execute<Owner[]>(
    `select user_name as "userName", email,
            coalesce(nullif(concat_ws(' ', first_name, last_name), ''), user_name) as "fullName"
       from user_account where id = ?`,
    [userId],
  )
  return owner as Owner
}
