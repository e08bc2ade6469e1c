import { Collection } from '@mikro-orm/core'
import { Entity, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { GroupRole } from './group-role.entity.ts'
import { UserGroup } from './user-group.entity.ts'

/** A job in the house: a bundle of roles, and the users who do it. */
@Entity({ tableName: 'user_group' })
export class Group {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'text' })
  normalizedName!: string

  @Property({ type: 'text', nullable: true })
  description: string | null = null

  @OneToMany({ entity: () => GroupRole, mappedBy: 'group', orphanRemoval: true })
  roles = new Collection<GroupRole>(this)

  @OneToMany({ entity: () => UserGroup, mappedBy: 'group', orphanRemoval: true })
  users = new Collection<UserGroup>(this)
}
