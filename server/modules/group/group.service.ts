import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { holds } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { linksOfInput } from '../../core/write/links-of-input.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import type { Role } from '../role/role.entity.ts'
import { type DirectoryParts, DirectoryService } from '../user/directory.service.ts'
import { Group } from './group.entity.ts'
import { groupRecord } from './group.record.ts'
import { GroupRole } from './group-role.entity.ts'
import { UserGroup } from './user-group.entity.ts'

type Add = InstanceType<typeof groupRecord.inputs.add>
type Update = InstanceType<typeof groupRecord.inputs.update>

export class GroupService extends DirectoryService<Group, Add, Update> {
  constructor(tools: RecordTools, directory: DirectoryParts) {
    super(groupRecord, tools, directory)
    tools.reader.register({
      entity: GroupRole,
      reads: (caller) =>
        (holds(caller, 'group.manage') || holds(caller, 'user.manage')) && { role: { isDeleted: false } },
      sort: { group: 'asc', role: 'asc' },
    })
  }

  protected async values(
    em: EntityManager,
    input: Add | Update,
    group: Group | null,
    context: RequestContext,
  ): Promise<EntityData<Group>> {
    if (group) this.requireHeld(context, await this.rolesOfGroups(em, [group.id]), 'CHANGE')
    const { name, displayName, description } = input
    const normalizedName = name === undefined ? undefined : normalizeName(name)
    await this.expectUnique(em, 'normalizedName', normalizedName, group, 'name')
    const links: { roles?: { role: Role }[] } = await linksOfInput(em, this.meta(), input, group)
    if (links.roles) {
      const names = links.roles.map(({ role }) => role.name)
      this.requireHeld(context, names, 'ASSIGN_ROLES')
    }
    return { name, normalizedName, displayName, description, ...links } as EntityData<Group>
  }

  protected override async beforeRemove(
    em: EntityManager,
    group: Group,
    context: RequestContext,
  ): Promise<void> {
    this.requireHeld(context, await this.rolesOfGroups(em, [group.id]), 'REMOVE')
    const users = await em.count(UserGroup, { group, user: { isDeleted: false } })
    if (users > 0) throw new ConflictError('IN_USE', { entity: 'group', by: 'user', count: users })
  }

  protected override async beforeRestore(
    em: EntityManager,
    group: Group,
    context: RequestContext,
  ): Promise<void> {
    this.requireHeld(context, await this.rolesOfGroups(em, [group.id]), 'RESTORE')
    await this.expectUnique(em, 'normalizedName', group.normalizedName, group, 'name')
  }
}
