import type { EntityManager } from '@mikro-orm/postgresql'
import { type Caller, holds, withFactor } from '../../core/access.ts'
import { ConflictError, ForbiddenError } from '../../core/errors.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import type { Role } from '../role/role.entity.ts'
import type { Group } from './group.entity.ts'
import { GroupRole } from './group-role.entity.ts'
import { UserGroup } from './user-group.entity.ts'

interface Input {
  readonly name?: string
}

export const groupRules: RecordRules<Group, Input> = {
  lock: LOCKS.directory,
  async values({ em, context, input: { name }, record, expectUnique }, fromInput) {
    if (record) await requireRolesOf(em, context.caller, record, 'CHANGE')
    const normalizedName = name === undefined ? undefined : normalizeName(name)
    await expectUnique('normalizedName', normalizedName, record, 'name')
    const values = await fromInput()
    const links = values.roles as { role: Role }[] | undefined
    if (links) {
      const names = links.map(({ role }) => role.name)
      requireHeld(context.caller, 'group', names, 'ASSIGN_ROLES')
    }
    return { ...values, normalizedName }
  },
  async beforeRemove(group, { em, context }) {
    await requireRolesOf(em, context.caller, group, 'REMOVE')
    const count = await em.count(UserGroup, { group, user: { isDeleted: false } })
    if (count > 0) throw new ConflictError('IN_USE', { entity: 'group', by: 'user', count })
  },
  async beforeRestore(group, { em, context, expectUnique }) {
    await requireRolesOf(em, context.caller, group, 'RESTORE')
    await expectUnique('normalizedName', group.normalizedName, group, 'name')
  },
}

type HandOver = 'CHANGE' | 'REMOVE' | 'RESTORE' | 'ASSIGN_GROUPS' | 'ASSIGN_ROLES'

/**
 * @param entity the kind of record that would grant or lose the roles.
 * @throws {ForbiddenError} if the caller lacks any of the roles: nobody grants or revokes a role they do not hold.
 */
export function requireHeld(
  caller: Caller,
  entity: 'user' | 'group',
  roles: Iterable<string>,
  action: HandOver,
): void {
  if (holds(caller, 'administrator')) return
  const missing = [...new Set(roles)].filter((role) => !caller.roles.has(role))
  if (missing.length === 0) return
  const whole = withFactor(caller)
  if (holds(whole, 'administrator') || missing.every((role) => whole.roles.has(role)))
    throw new ForbiddenError('SECOND_FACTOR_REQUIRED')
  throw new ForbiddenError('ROLES_NOT_HELD', { action, entity, roles: missing })
}

async function requireRolesOf(
  em: EntityManager,
  caller: Caller,
  group: Group,
  action: HandOver,
): Promise<void> {
  requireHeld(caller, 'group', await rolesOfGroups(em, [group.id]), action)
}

/** The names of all roles of the groups, removed ones included: a restore would grant their roles again. */
export async function rolesOfGroups(em: EntityManager, groupIds: readonly number[]): Promise<string[]> {
  if (groupIds.length === 0) return []
  const links = await em.find(
    GroupRole,
    { group: { id: { $in: [...groupIds] } }, role: { isDeleted: false } },
    { populate: ['role'] },
  )
  return links.map((link) => link.role.name)
}
