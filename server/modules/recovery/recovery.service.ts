import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule, signedInPerson } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { ConflictError, UnauthenticatedError } from '../../core/errors.ts'
import { requireFresh } from '../../core/factors.ts'
import { checked } from '../../core/input/check-input.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import { Status } from '../../core/primitives/status.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { StoredBefore } from '../../core/write/once.ts'
import type { AuthService } from '../auth/auth.service.ts'
import {
  findRecoveryCode,
  makeRecoveryCode,
  recoveryCodeMadeAt,
  takeRecoveryCode,
} from '../factor/recovery-codes.service.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { setNewPassword } from '../user/new-password.service.ts'
import type { OwnPassword } from '../user/own-password.service.ts'
import { PasswordByCode } from './link.input.ts'

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
}

/** Recovery codes, by which people get back into their accounts without anybody's help. */
export class RecoveryService {
  constructor(private readonly parts: RecoveryParts) {}

  /** Makes one code for the caller in place of all. @throws {BadInputError} for a wrong own password. */
  async renew(context: RequestContext, currentPassword: string): Promise<string> {
    const { ownPassword, secrets, mails } = this.parts
    const asked = { password: currentPassword, isFresh: true, locks: [LOCKS.ofAccounts] }
    const { code } = await ownPassword.write(context, asked, async (em, userId) => {
      const code = await makeRecoveryCode(em, userId)
      await mails.notice(em, userId, 'RECOVERY_CODE_RENEWED')
      return { ids: [userId], code, sealed: secrets.encrypt(code) }
    })
    this.parts.security({ event: 'recovery-code', outcome: 'success', reason: 'RENEWED', ...whoIn(context) })
    return code
  }

  /** When the caller's newest code was made; null if there is none. */
  async madeAt({ em, caller }: RequestContext): Promise<Date | null> {
    requireRule(caller, signedInPerson)
    return recoveryCodeMadeAt(em, caller.userId as number)
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
    const code = await findRecoveryCode(context.em, owner?.userId ?? null, input.code)
    if (!owner || !code) {
      const entry = { ...whoIn(context), user: owner?.userId ?? null }
      security({ event: 'recovery-code', outcome: 'failure', ...entry })
      if (owner) await auth.countWrong(context, owner.userId)
      await earliest
      throw new UnauthenticatedError('WRONG_CREDENTIALS')
    }
    await setNewPassword(context, owner, { password: input.password, siteName }, async (em) => {
      const isStill = (await ownerOf(em, email))?.userId === owner.userId
      if (!isStill || !(await takeRecoveryCode(em, code))) throw new UnauthenticatedError('WRONG_CREDENTIALS')
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

  /**
   * The code of a repeated call.
   * @throws {ForbiddenError} to a session that is not fresh. @throws {ConflictError} if it is not shown any more.
   */
  async madeBefore(context: RequestContext, { sealed }: StoredBefore): Promise<string> {
    await requireFresh(context.em, context)
    const code = sealed === null ? null : this.parts.secrets.open(sealed)
    if (code === null) throw new ConflictError('SECRET_GONE')
    return code
  }
}

async function ownerOf(em: EntityManager, normalizedEmail: string): Promise<CodeOwner | undefined> {
  const [owner] = await em.execute<CodeOwner[]>(
    `select u.id as "userId", user_name as "userName", email, first_name as "firstName", last_name as "lastName"
       from user_account u
      where normalized_email = ? and status = ? and not delete`,
    [normalizedEmail, Status.ACTIVE],
  )
  return owner
}
