import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { permissions } from '../../core/access.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { builtInLookAlike } from '../../core/look-alike.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { GroupRole } from '../group/group-role.entity.ts'
import { type DirectoryParts, DirectoryService } from '../user/directory.service.ts'
import { Role } from './role.entity.ts'
import { roleRecord } from './role.record.ts'

type Add = InstanceType<typeof roleRecord.inputs.add>
type Update = InstanceType<typeof roleRecord.inputs.update>

export class RoleService extends DirectoryService<Role, Add, Update> {
  constructor(tools: RecordTools, directory: DirectoryParts) {
    super(roleRecord, tools, directory)
  }

  protected async values(
    em: EntityManager,
    { name }: Add | Update,
    role: Role | null,
  ): Promise<EntityData<Role>> {
    if (name === undefined) return {}
    if (role && name !== role.name) refuseBuiltIn(role, 'RENAME')
    const builtIn = builtInLookAlike(name)
    if (builtIn) {
      throw BadInputError.field('name', 'RESERVED_NAME', { role: builtIn })
    }
    const normalizedName = normalizeName(name)
    await this.expectUnique(em, 'normalizedName', normalizedName, role, 'name')
    return { name, normalizedName }
  }

  protected override async beforeRemove(em: EntityManager, role: Role): Promise<void> {
    refuseBuiltIn(role, 'REMOVE')
    const groups = await em.count(GroupRole, { role, group: { isDeleted: false } })
    if (groups > 0) throw new ConflictError('IN_USE', { entity: 'role', by: 'group', count: groups })
  }

  protected override async beforeRestore(em: EntityManager, role: Role): Promise<void> {
    await this.expectUnique(em, 'normalizedName', role.normalizedName, role, 'name')
  }
}

function refuseBuiltIn(role: Role, action: 'RENAME' | 'REMOVE'): void {
  if (permissions().some((each) => each === role.name)) {
    throw new ConflictError('BUILT_IN_ROLE', { action, name: role.name })
  }
}
