import { PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy'
import { User } from '../user/user.entity.ts'
import { Group } from './group.entity.ts'

/** That a user belongs to a group. */
@Entity({ tableName: 'user_group_member' })
export class UserGroup {
  [PrimaryKeyProp]?: ['user', 'group']

  @ManyToOne({ entity: () => User, primary: true })
  user!: Rel<User>

  @ManyToOne({ entity: () => Group, primary: true })
  group!: Rel<Group>
}
