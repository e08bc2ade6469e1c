import { OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { User } from '../user/user.entity.ts'
import { Group } from './group.entity.ts'
import { GroupName, UserName } from './link-names.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A link between a user and a group.' })
@Entity({ tableName: 'user_group_member' })
export class UserGroup {
  [PrimaryKeyProp]?: ['user', 'group'];
  [OptionalProps]?: 'userId' | 'groupId'

  @Field(() => ID, { description: 'Id of the user.' })
  userId!: number

  @Field(() => ID, { description: 'Id of the group.' })
  groupId!: number

  @Field(() => UserName, { description: 'The user.' })
  @ManyToOne({ entity: () => User, primary: true })
  user!: Rel<User>

  @Field(() => GroupName, { description: 'The group.' })
  @ManyToOne({ entity: () => Group, primary: true })
  group!: Rel<Group>
}
