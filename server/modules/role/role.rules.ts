import { permissions } from '../../core/access.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { builtInLookAlike } from '../../core/look-alike.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { GroupRole } from '../group/group-role.entity.ts'
import type { Role } from './role.entity.ts'

export const roleRules: RecordRules<Role, { readonly name?: string }> = {
  lock: LOCKS.directory,
  async values({ input: { name }, record, expectUnique }, fromInput) {
    if (name === undefined) return {}
    if (record && name !== record.name) refuseBuiltIn(record, 'RENAME')
    const builtIn = builtInLookAlike(name)
    if (builtIn) throw BadInputError.field('name', 'RESERVED_NAME', { role: builtIn })
    const normalizedName = normalizeName(name)
    await expectUnique('normalizedName', normalizedName, record, 'name')
    return { ...(await fromInput()), normalizedName }
  },
  async beforeRemove(role, { em }) {
    refuseBuiltIn(role, 'REMOVE')
    const count = await em.count(GroupRole, { role, group: { isDeleted: false } })
    if (count > 0) throw new ConflictError('IN_USE', { entity: 'role', by: 'group', count })
  },
  beforeRestore: (role, { expectUnique }) =>
    expectUnique('normalizedName', role.normalizedName, role, 'name'),
}

function refuseBuiltIn(role: Role, action: 'RENAME' | 'REMOVE'): void {
  if (permissions().some((each) => each === role.name))
    throw new ConflictError('BUILT_IN_ROLE', { action, name: role.name })
}
