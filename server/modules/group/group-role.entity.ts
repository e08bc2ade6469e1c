import { PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy'
import { Role } from '../role/role.entity.ts'
import { Group } from './group.entity.ts'

/** That a group holds a role. */
@Entity({ tableName: 'group_role' })
export class GroupRole {
  [PrimaryKeyProp]?: ['group', 'role']

  @ManyToOne({ entity: () => Group, primary: true })
  group!: Rel<Group>

  @ManyToOne({ entity: () => Role, primary: true })
  role!: Rel<Role>
}
