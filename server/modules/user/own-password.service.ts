import type { EntityManager } from '@mikro-orm/postgresql'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { BadInputError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import { passwords } from './password.service.ts'

/** Verifies the caller's own password where a stolen token must not be enough. */
export class OwnPassword {
  constructor(
    private readonly limit: AttemptLimit,
    private readonly security: SecurityLog,
  ) {}

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
