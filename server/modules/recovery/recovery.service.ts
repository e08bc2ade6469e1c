import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule, signedInPerson } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { ConflictError, UnauthenticatedError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import { Status } from '../../core/primitives/status.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { StoredBefore } from '../../core/write/once.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { AuthService } from '../auth/auth.service.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { setNewPassword } from '../user/new-password.service.ts'
import type { OwnPassword } from '../user/own-password.service.ts'
import { passwords } from '../user/password.service.ts'
import { PasswordByCode } from './link.input.ts'
import { canonicalCode, newRecoveryCode, storeRecoveryCode } from './recovery-code.ts'

/** Time of every refusal, so that it does not reveal the cause. */
const REFUSAL_MS = 300

interface RecoveryParts {
  readonly auth: AuthService
  readonly ownPassword: OwnPassword
  readonly limit: AttemptLimit
  readonly mails: MailOutbox
  readonly secrets: SecretBox
  readonly security: SecurityLog
  readonly siteName: string
}

interface CodeOwner {
  readonly userId: number
  readonly userName: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly hash: string | null
}

/** Recovery codes, by which people get back into their accounts without anybody's help. */
export class RecoveryService {
  constructor(private readonly parts: RecoveryParts) {}

  /** Makes a new code for the caller, which ends the one before. @throws {BadInputError} for a wrong own password. */
  async renew(context: RequestContext, currentPassword: string): Promise<string> {
    requireRule(context.caller, signedInPerson)
    const { ownPassword, secrets, mails } = this.parts
    const userId = context.caller.userId as number
    const { code } = await inTransaction(context, async (em) => {
      await ownPassword.confirm(em, context, currentPassword, OWN_PASSWORD)
      const code = newRecoveryCode()
      await storeRecoveryCode(em, userId, code)
      await mails.notice(em, userId, 'RECOVERY_CODE_RENEWED')
      return { ids: [userId], code, sealed: secrets.encrypt(code) }
    })
    this.parts.security({ event: 'recovery-code', outcome: 'success', reason: 'RENEWED', ...whoIn(context) })
    return code
  }

  /** When the caller's code was made; null if there is none. */
  async madeAt({ em, caller }: RequestContext): Promise<Date | null> {
    requireRule(caller, signedInPerson)
    const [found] = await em.execute<{ madeAt: string }[]>(
      'select made_at as "madeAt" from recovery_code where user_id = ?',
      [caller.userId],
    )
    return found ? new Date(found.madeAt) : null
  }

  /**
   * Sets the password of the account with this address and code, uses the code up, ends all tokens and unlocks the
   * account.
   * @throws {UnauthenticatedError} the same for a wrong address and a wrong code, which counts like a wrong password.
   * @throws {BadInputError} for a refused password, which leaves the code as it is.
   */
  async setPassword(context: RequestContext, raw: PasswordByCode): Promise<void> {
    const input = await checked(PasswordByCode, raw)
    const { auth, limit, mails, security, siteName } = this.parts
    await limit.take(canonicalAddress(context.address))
    const earliest = pause(REFUSAL_MS)
    const email = normalizeName(input.email)
    const owner = await ownerOf(context.em, email)
    const { matches } = await passwords.check(owner?.hash ?? null, canonicalCode(input.code))
    if (!owner || !matches) {
      const entry = { ...whoIn(context), user: owner?.userId ?? null }
      security({ event: 'recovery-code', outcome: 'failure', ...entry })
      if (owner) await auth.countWrong(context, owner.userId)
      await earliest
      throw new UnauthenticatedError('WRONG_CREDENTIALS')
    }
    await setNewPassword(context, owner, { password: input.password, siteName }, async (em) => {
      if ((await ownerOf(em, email))?.hash !== owner.hash) throw new UnauthenticatedError('WRONG_CREDENTIALS')
      await em.execute('delete from recovery_code where user_id = ?', [owner.userId])
      await mails.notice(em, owner.userId, 'RECOVERY_CODE_USED')
      return { confirmsEmail: false }
    })
    security({
      event: 'recovery-code',
      outcome: 'success',
      reason: 'USED',
      ...whoIn(context),
      user: owner.userId,
    })
  }

  /** The code of a repeated call. @throws {ConflictError} if it is not shown any more. */
  madeBefore({ sealed }: StoredBefore): string {
    const code = sealed === null ? null : this.parts.secrets.open(sealed)
    if (code === null) throw new ConflictError('SECRET_GONE')
    return code
  }
}

async function ownerOf(em: EntityManager, normalizedEmail: string): Promise<CodeOwner | undefined> {
  const [owner] = await em.execute<CodeOwner[]>(
    `select u.id as "userId", user_name as "userName", email, first_name as "firstName", last_name as "lastName", hash
       from user_account u left join recovery_code c on c.user_id = u.id
      where normalized_email = ? and status = ? and not delete`,
    [normalizedEmail, Status.ACTIVE],
  )
  return owner
}
