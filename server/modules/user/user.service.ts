import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { withOwnPassword } from '../../core/own-password.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { whoIn } from '../../core/security-log.ts'
import type { Stored } from '../../core/write/once.ts'
import { DirectoryService } from './directory.service.ts'
import { eraseUser } from './erase-user.ts'
import { User } from './user.entity.ts'
import { type AddUser, InviteUser, type UpdateUser } from './user.input.ts'

/** The calls for accounts. */
export class UserService extends DirectoryService<User, AddUser, UpdateUser> {
  /** Fields that users read of themselves without any role. */
  async self(context: RequestContext, userId: number, selection: Selection): Promise<User | null> {
    const readable = { ...this.readable, reads: () => ({ id: userId }) }
    const [user] = await this.tools.reader.rows(context.em, context.caller, readable, selection, { limit: 1 })
    return user ?? null
  }

  /**
   * Adds a user without a password.
   * @param finish called in the transaction; its result is returned.
   * @throws what `add` throws.
   */
  async invite<T extends Stored>(
    context: RequestContext,
    raw: InviteUser,
    finish: (em: EntityManager, user: User) => Promise<T>,
  ): Promise<T> {
    this.require(context, this.definition.access.manage)
    const input = await checked(InviteUser, raw)
    return this.write(withOwnPassword(context, input.currentPassword), async (em) => {
      const userName = input.userName ?? (await freeUserName(em, input.email))
      const user = await this.create(em, context, { ...input, userName } as AddUser, {})
      await em.flush()
      return finish(em, user)
    })
  }

  /**
   * Erases the personal data of a removed user permanently. For administrators.
   * @throws {ConflictError} if the user has not been removed.
   */
  async erase(context: RequestContext, id: unknown): Promise<void> {
    this.require(context, administratorsOnly)
    await this.write(context, async (em) => {
      const user = await em.findOne(User, { id: idFrom(id) ?? 0 }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      if (!user) throw this.notFound(id)
      if (!user.isDeleted) throw new ConflictError('USER_NOT_REMOVED')
      await eraseUser(em, user.id)
      return { ids: [user.id] }
    })
    const subject = Number(idFrom(id))
    this.directory.security({ event: 'erasure', outcome: 'success', subject, ...whoIn(context) })
  }
}

/** A user name from the part of a mail address before the @, with a number if it is taken. */
async function freeUserName(em: EntityManager, email: string): Promise<string> {
  const bare =
    email
      .split('@')[0]
      ?.replace(/[^A-Za-z0-9._\-+]/g, '')
      .slice(0, 58) ?? ''
  const wanted = bare.length < 3 ? `user-${bare}` : bare
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${number}`
    const normalized = normalizeName(name)
    const taken = await em.execute(
      'select from user_account where (normalized_user_name = ? or normalized_email = ?) and not delete',
      [normalized, normalized],
    )
    if (taken.length === 0) return name
  }
}
