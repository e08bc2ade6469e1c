import type { EntityManager } from '@mikro-orm/postgresql'
import { accountPermissions } from '../../core/access.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { isWithFactor } from '../../core/factors.ts'
import { HELD_ROLES, IS_ADMINISTRATOR } from '../../core/held-roles.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { Status } from '../../core/primitives/status.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { OwnPassword } from './own-password.service.ts'

/** An account with the role `administrator`. */
interface Administrator {
  readonly id: number
  /** Whether somebody can sign in to it: an invited administrator cannot yet. */
  readonly isActive: boolean
  /** Digest of the columns and groups that decide who can sign in to it. */
  readonly access: string
}

/** An account with a role by which accounts are made that outlast a stolen token. */
interface LastingRole {
  readonly userId: number
  readonly role: string
}

/**
 * Guards the accounts of administrators, and the roles by which accounts are managed, against a stolen token. It compares
 * them before and after a write, so that no way to make, change or remove one can be forgotten.
 */
export class AdministratorGuard {
  private readonly watched = new WeakSet<EntityManager>()

  constructor(private readonly ownPassword: OwnPassword) {}

  /**
   * @param em in a transaction that holds the lock of the directory.
   * @throws {ConflictError} if the write leaves no active administrator, or requires a second factor of a group from a
   * session without one.
   * @throws {BadInputError} if it makes, changes or removes one, or gives somebody a role by which accounts are managed, without
   * the caller's own password. The system caller has none.
   */
  async watch<T>(em: EntityManager, context: RequestContext, work: () => Promise<T>): Promise<T> {
    // A part of a larger write may pass through a state that the whole does not end in.
    if (this.watched.has(em)) return work()
    this.watched.add(em)
    try {
      const [before, rolesBefore] = [await administrators(em), await lastingRoles(em)]
      const strict = await strictGroups(em)
      const result = await work()
      const [after, rolesAfter] = [await administrators(em), await lastingRoles(em)]
      const isStricter = (await strictGroups(em)).some((id) => !strict.includes(id))
      if (isStricter && context.token && !(await isWithFactor(em, context)))
        throw new ConflictError('SECOND_FACTOR_MISSING')
      // Before the first start there may be none, and accounts can be prepared nevertheless.
      if (before.some(({ isActive }) => isActive) && !after.some(({ isActive }) => isActive))
        throw new ConflictError('LAST_ADMINISTRATOR')
      if (isChanged(before, after) || isExtended(rolesBefore, rolesAfter)) await this.confirm(em, context)
      return result
    } finally {
      this.watched.delete(em)
    }
  }

  /** Whether a write in this transaction is a part of one that is watched. */
  isWatching(em: EntityManager): boolean {
    return this.watched.has(em)
  }

  private async confirm(em: EntityManager, context: RequestContext): Promise<void> {
    const { caller, currentPassword } = context
    if (caller.userId === null) return
    if (!currentPassword) throw BadInputError.field(OWN_PASSWORD, 'OWN_PASSWORD_REQUIRED')
    await this.ownPassword.confirm(em, context, currentPassword, OWN_PASSWORD)
  }
}

function isChanged(before: readonly Administrator[], after: readonly Administrator[]): boolean {
  const access = new Map(before.map((each) => [each.id, each.access]))
  return before.length !== after.length || after.some((each) => access.get(each.id) !== each.access)
}

function isExtended(before: readonly LastingRole[], after: readonly LastingRole[]): boolean {
  const keyOf = ({ userId, role }: LastingRole) => `${userId} ${role}`
  const held = new Set(before.map(keyOf))
  return after.some((each) => !held.has(keyOf(each)))
}

/** Ids of the groups that require a second factor. */
async function strictGroups(em: EntityManager): Promise<number[]> {
  const groups = await em.execute<{ id: number }[]>('select id from user_group where requires_second_factor')
  return groups.map(({ id }) => id)
}

async function lastingRoles(em: EntityManager): Promise<LastingRole[]> {
  return em.execute(
    `select distinct u.id as "userId", h.name as role
       from user_account u join ${HELD_ROLES} h on h.user_id = u.id and h.is_live
      where not u.delete and h.name = any (?::text[])`,
    [`{${accountPermissions().join(',')}}`],
  )
}

async function administrators(em: EntityManager): Promise<Administrator[]> {
  return (await em.execute(
    `select u.id, u.status = ? and coalesce(u.password_hash, '!') <> '!' as "isActive",
            md5(row(u.normalized_email, u.normalized_user_name, u.password_hash, u.status, u.lockout_enabled,
                    u.lockout_end, array_agg(g.id order by g.id))::text) as access
       from user_account u
       join user_group_member m on m.user_id = u.id
       join user_group g on g.id = m.group_id and not g.is_deleted
      where not u.delete and ${IS_ADMINISTRATOR}
      group by u.id`,
    [Status.ACTIVE],
  )) as Administrator[]
}
