import { randomUUID } from 'node:crypto'
import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule, signedInPerson } from '../../core/access.ts'
import { BadInputError, UnauthenticatedError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import { keepToken } from '../../core/session-token.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { ChangePassword } from './account.input.ts'
import { forgetPlaces } from './end-sessions.service.ts'
import type { OwnPassword } from './own-password.service.ts'
import { passwords } from './password.service.ts'
import { siteNames } from './site-names.ts'
import { User } from './user.entity.ts'

/** Calls on the caller's own account, for every signed-in user without any role. */
export class AccountService {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly siteName: string,
    private readonly security: SecurityLog,
  ) {}

  /** Sets a new password, and revokes all other tokens of the caller. */
  async changePassword(context: RequestContext, raw: ChangePassword): Promise<void> {
    requireToken(context)
    const input = await checked(ChangePassword, raw)
    await this.write(context, 'password', async (em, user) => {
      await this.ownPassword.confirm(em, context, input.current, 'current')
      if (input.new === input.current) {
        throw BadInputError.field('new', 'SAME_PASSWORD')
      }
      await passwords.refuseWeak(input.new, { ...user, siteNames: await siteNames(em, this.siteName) }, 'new')
      user.passwordHash = await passwords.hash(input.new)
      user.mustChangePassword = false
    })
  }

  /** Revokes all tokens of the caller except the one of this request. */
  async endOtherSessions(context: RequestContext): Promise<void> {
    await this.write(context, 'sessions-ended', async () => {})
  }

  /**
   * Changes the caller's account with a new security stamp; only the token of this request stays valid, and the devices
   * of the account are forgotten.
   */
  private async write(
    context: RequestContext,
    event: 'password' | 'sessions-ended',
    change: (em: EntityManager, user: User) => Promise<void>,
  ): Promise<void> {
    const token = requireToken(context)
    await inTransaction(
      context,
      async (em) => {
        const user = await em.findOneOrFail(User, token.userId, { lockMode: LockMode.PESSIMISTIC_WRITE })
        await change(em, user)
        user.securityStamp = randomUUID()
        user.concurrencyStamp = randomUUID()
        await em.flush()
        await keepToken(em, token, user.securityStamp)
        await forgetPlaces(em, user.id)
        return { ids: [user.id] }
      },
      LOCKS.directory,
    )
    this.security({ event, outcome: 'success', ...whoIn(context) })
  }
}

function requireToken({ caller, token }: RequestContext): NonNullable<RequestContext['token']> {
  requireRule(caller, signedInPerson)
  if (!token) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
  return token
}
