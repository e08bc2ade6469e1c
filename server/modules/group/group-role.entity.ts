import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { Role } from '../role/role.entity.ts'
import { Group } from './group.entity.ts'
import { RoleName } from './link-names.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A link between a group and a role.' })
@Entity({ tableName: 'group_role' })
export class GroupRole {
  [PrimaryKeyProp]?: ['group', 'role'];
  [OptionalProps]?: 'groupId' | 'roleId'

  @Field(() => ID, { description: 'Id of the group.' })
  groupId!: number

  @Field(() => ID, { description: 'Id of the role.' })
  roleId!: number

  @ManyToOne({ entity: () => Group, primary: true })
  group!: Rel<Group>

  @Field(() => RoleName, { description: 'The role.' })
  @ManyToOne({ entity: () => Role, primary: true })
  role!: Rel<Role>
}
