import { may, requireRule, signedInPerson } from '../../core/access.ts'
import { NotFoundError } from '../../core/errors.ts'
import { HELD_ROLES } from '../../core/held-roles.ts'
import { idFrom } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { requireHeld } from '../group/group.rules.ts'
import { askForCodesAgain, endAllSessions } from '../user/end-sessions.service.ts'
import type { Session } from './session.types.ts'
import { sessionsOf } from './sessions.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const manageUsers = may('user.manage')

/** Who is signed in where, and how that ends. */
export class SessionService {
  constructor(private readonly security: SecurityLog) {}

  /** The caller's own open sessions, the last used first. */
  async own({ em, caller, token }: RequestContext): Promise<Session[]> {
    requireRule(caller, signedInPerson)
    return sessionsOf(em, caller.userId as number, token?.id)
  }

  /** Ends a session of the caller; devices are asked for a code again. @throws {NotFoundError} for any other. */
  async end(context: RequestContext, id: unknown): Promise<void> {
    requireRule(context.caller, signedInPerson)
    const userId = context.caller.userId as number
    await inTransaction(context, async (em) => {
      const ended = UUID.test(String(id))
        ? await em.execute(
            'delete from session where id = ? and user_id = ? and method is not null returning id',
            [id, userId],
          )
        : []
      if (ended.length === 0)
        throw new NotFoundError('NOT_FOUND', { entity: 'session', id: String(id).slice(0, 40) })
      await askForCodesAgain(em, userId)
      return { ids: [userId] }
    })
    this.security({ event: 'sessions-ended', outcome: 'success', ...whoIn(context) })
  }

  /**
   * Ends all sessions of a user.
   * @throws {ForbiddenError} if that user holds a role that the caller does not.
   */
  async endOf(context: RequestContext, userId: unknown): Promise<void> {
    requireRule(context.caller, manageUsers)
    const id = idFrom(userId) ?? 0
    await inTransaction(
      context,
      async (em) => {
        const [user] = await em.execute<{ roles: string[] }[]>(
          `select array_remove(array_agg(distinct h.name), null) as roles
             from user_account u left join ${HELD_ROLES} h on h.user_id = u.id
            where u.id = ? and not u.delete group by u.id`,
          [id],
        )
        if (!user) throw new NotFoundError('NOT_FOUND', { entity: 'user', id: String(userId).slice(0, 40) })
        requireHeld(context.caller, 'user', user.roles, 'CHANGE')
        await endAllSessions(em, id)
        return { ids: [id] }
      },
      LOCKS.directory,
    )
    this.security({ event: 'sessions-ended', outcome: 'success', subject: id, ...whoIn(context) })
  }
}
