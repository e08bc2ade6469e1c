import { LockMode } from '@mikro-orm/core'
import { administratorsOnly } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { idFrom } from '../../core/input/check-input.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { whoIn } from '../../core/security-log.ts'
import { DirectoryService } from './directory.service.ts'
import { eraseUser } from './erase-user.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'

/** The calls for accounts. */
export class UserService extends DirectoryService<User, AddUser, UpdateUser> {
  /** Fields that users read of themselves without any role. */
  async self(context: RequestContext, userId: number, selection: Selection): Promise<User | null> {
    const readable = { ...this.readable, reads: () => ({ id: userId }) }
    const [user] = await this.tools.reader.rows(context.em, context.caller, readable, selection, { limit: 1 })
    return user ?? null
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
