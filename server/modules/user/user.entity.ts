import { Collection, OptionalProps } from '@mikro-orm/core'
import { Entity, Enum, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { FlagField, LinksField, ShortTextField } from '../../core/input/content-fields.ts'
import { StampField } from '../../core/input/stamp-field.ts'
import { limits } from '../../core/input/validation.ts'
import { Status } from '../../core/primitives/status.ts'
import { UserGroup } from '../group/user-group.entity.ts'

/** An account, with the columns of ASP.NET Core Identity, so that users can be imported. */
@ObjectType({ simpleResolvers: true, description: 'A user account.' })
@Entity({ tableName: 'user_account' })
export class User {
  [OptionalProps]?: string

  @Field(() => ID, { description: 'Positive and unique among users.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: '3 to 64 ASCII letters, digits and ._-@+' })
  @Property({ type: 'text' })
  userName!: string

  @Field(() => String, { description: 'Normalised user name, in invariant upper case; it is unique.' })
  @Property({ type: 'text' })
  normalizedUserName!: string

  @Field(() => String, { description: 'Mail address, up to 254 characters.' })
  @Property({ type: 'text' })
  email!: string

  @Field(() => String, { description: 'Normalised mail address, in invariant upper case; it is unique.' })
  @Property({ type: 'text' })
  normalizedEmail!: string

  /** Null until an invited user has set the first password. */
  @Property({ type: 'text', lazy: true, hidden: true, nullable: true })
  passwordHash: string | null = null

  /** Whether somebody else set the password, so that the user has to change it. */
  @Property({ type: 'boolean', hidden: true })
  mustChangePassword: boolean = false

  /** A new value invalidates every token of the user. */
  @Property({ type: 'text', lazy: true, hidden: true })
  securityStamp!: string

  @StampField()
  concurrencyStamp!: string

  @ShortTextField(limits.phone)
  phoneNumber: string | null = null

  @ShortTextField(200)
  firstName: string | null = null

  @ShortTextField(200)
  lastName: string | null = null

  @ShortTextField(1000, 'Address or path of a picture, up to 1,000 characters.')
  avatar: string | null = null

  @ShortTextField(200)
  mood: string | null = null

  @ShortTextField(200)
  chatStatus: string | null = null

  @FlagField('Whether the mail address is confirmed.')
  emailConfirmed: boolean = false

  @FlagField('Whether the phone number is confirmed.')
  phoneNumberConfirmed: boolean = false

  @FlagField('Whether there is a code app; inputs take it and change nothing.')
  twoFactorEnabled: boolean = false

  @FlagField('Whether failed sign-ins lock the account.')
  lockoutEnabled: boolean = true

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'End of the lock after failed sign-ins; null if there was none.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lockoutEnd: Date | null = null

  @Field(() => Int, {
    description: 'Number of failed sign-ins in a row; the fifth locks the account and resets it to 0.',
  })
  @Property({ type: 'integer' })
  accessFailedCount: number = 0

  @Field(() => Status, { description: 'A PASSIVE user cannot sign in.' })
  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  /** Named `delete` as in the old API, in the database and in both APIs. */
  @Property({ type: 'boolean', fieldName: 'delete' })
  isDeleted: boolean = false

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time when the personal data of the user was erased; such a user cannot be restored.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  erasedAt: Date | null = null

  @LinksField('groupIds', {
    description: 'Ids of all groups of the user. Callers can only grant roles that they hold.',
    isList: true,
  })
  @Field(() => [UserGroup], { description: 'Links to its groups.' })
  @OneToMany({ entity: () => UserGroup, mappedBy: 'user', orphanRemoval: true })
  groups = new Collection<UserGroup>(this)
}
