import type { EntityManager } from '@mikro-orm/postgresql'
import { type Rule, requireRule, signedInPerson } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { BadInputError } from '../../core/errors.ts'
import { requireFresh } from '../../core/factors.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { Stored } from '../../core/write/once.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { passwords } from './password.service.ts'

/** What a call asks of its caller. */
export interface Asked {
  /** Every signed-in person by default. */
  readonly rule?: Rule
  /** The caller's own password as it was sent. */
  readonly password: string
  /** The field that it was sent in; `currentPassword` by default. */
  readonly field?: string
  /** Whether who has a second factor must have signed in with it just now. */
  readonly isFresh?: boolean
  readonly locks?: readonly number[]
}

/** Verifies the caller's own password where a stolen token must not be enough. */
export class OwnPassword {
  constructor(
    private readonly limit: AttemptLimit,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Runs a write that the caller's own password is asked for, in one transaction.
   * @throws {UnauthenticatedError} or ForbiddenError if the rule refuses the caller, and for a session that is not fresh.
   * @throws what `confirm` throws.
   */
  write<T extends Stored>(
    context: RequestContext,
    { rule = signedInPerson, password, field = OWN_PASSWORD, isFresh = false, locks = [] }: Asked,
    work: (em: EntityManager, userId: number) => Promise<T>,
  ): Promise<T> {
    requireRule(context.caller, rule)
    return inTransaction(
      context,
      async (em) => {
        if (isFresh) await requireFresh(em, context)
        await this.confirm(em, context, password, field)
        return work(em, context.caller.userId as number)
      },
      ...locks,
    )
  }

  /**
   * @param field the name of the input's field.
   * @throws {BadInputError} if it is not the caller's password.
   * @throws {TooManyRequestsError} past 20 attempts a minute of one caller.
   */
  async confirm(em: EntityManager, context: RequestContext, password: string, field: string): Promise<void> {
    const { caller } = context
    await this.limit.take(`user ${caller.userId}`)
    const [user] = (await em.execute('select password_hash as hash from user_account where id = ?', [
      caller.userId,
    ])) as { hash: string }[]
    const { matches } = await passwords.check(user?.hash ?? null, password)
    this.security({ event: 'own-password', outcome: matches ? 'success' : 'failure', ...whoIn(context) })
    if (!matches) throw BadInputError.field(field, 'WRONG_PASSWORD')
  }
}
