import { Collection } from '@mikro-orm/core'
import { Entity, Enum, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Status } from '../../core/status.ts'
import { UserGroup } from '../group/user-group.entity.ts'

/** An account, with the columns of ASP.NET Core Identity, so that users can be brought over. */
@Entity({ tableName: 'user_account' })
export class User {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'text' })
  userName!: string

  @Property({ type: 'text' })
  normalizedUserName!: string

  @Property({ type: 'text' })
  email!: string

  @Property({ type: 'text' })
  normalizedEmail!: string

  @Property({ type: 'boolean' })
  emailConfirmed: boolean = false

  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string

  @Property({ type: 'text', lazy: true, hidden: true })
  securityStamp!: string

  @Property({ type: 'text' })
  concurrencyStamp!: string

  @Property({ type: 'text', nullable: true })
  phoneNumber: string | null = null

  @Property({ type: 'boolean' })
  phoneNumberConfirmed: boolean = false

  @Property({ type: 'boolean' })
  twoFactorEnabled: boolean = false

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lockoutEnd: Date | null = null

  @Property({ type: 'boolean' })
  lockoutEnabled: boolean = true

  @Property({ type: 'integer' })
  accessFailedCount: number = 0

  @Property({ type: 'text', nullable: true })
  firstName: string | null = null

  @Property({ type: 'text', nullable: true })
  lastName: string | null = null

  @Property({ type: 'text', nullable: true })
  avatar: string | null = null

  @Property({ type: 'text', nullable: true })
  mood: string | null = null

  @Property({ type: 'text', nullable: true })
  chatStatus: string | null = null

  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  /** Mirrors the soft delete, under the name that the old API gives it. */
  @Property({ type: 'boolean' })
  delete: boolean = false

  @OneToMany({ entity: () => UserGroup, mappedBy: 'user', orphanRemoval: true })
  groups = new Collection<UserGroup>(this)
}
