import { Collection, OptionalProps } from '@mikro-orm/core'
import { Entity, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import {
  FlagField,
  LinksField,
  ShortTextField,
  TextField,
  UniqueNameField,
} from '../../core/input/content-fields.ts'
import { StampField } from '../../core/input/stamp-field.ts'
import { GroupRole } from './group-role.entity.ts'
import { UserGroup } from './user-group.entity.ts'

/** A bundle of roles for one job, and the users who have it. */
@ObjectType({
  simpleResolvers: true,
  description: 'A group of users, and the roles that it grants them.',
})
@Entity({ tableName: 'user_group' })
export class Group {
  [OptionalProps]?: 'isDeleted' | 'description' | 'displayName' | 'requiresSecondFactor'

  @Field(() => ID, { description: 'Positive and unique among groups.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @UniqueNameField()
  name!: string

  @Property({ type: 'text' })
  normalizedName!: string

  @StampField()
  concurrencyStamp!: string

  @ShortTextField(100, 'Turkish display name; null if `name` is sufficient. Up to 100 characters.')
  displayName: string | null = null

  @TextField({ required: false })
  description: string | null = null

  @FlagField('Whether its roles are held only in sessions with a second factor.')
  requiresSecondFactor: boolean = false

  @Property({ type: 'boolean' })
  isDeleted: boolean = false

  @LinksField('roleIds', {
    description: 'Ids of all roles of the group. Callers can only grant roles that they hold.',
    isList: true,
  })
  @Field(() => [GroupRole], { description: 'Links to its roles.' })
  @OneToMany({ entity: () => GroupRole, mappedBy: 'group', orphanRemoval: true })
  roles = new Collection<GroupRole>(this)

  @Field(() => [UserGroup], { description: 'Links to its users.' })
  @OneToMany({ entity: () => UserGroup, mappedBy: 'group', orphanRemoval: true })
  users = new Collection<UserGroup>(this)
}
