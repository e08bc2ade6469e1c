import { Collection, OptionalProps } from '@mikro-orm/core'
import { Entity, Enum, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { Status } from '../../core/status.ts'
import { UserGroup } from '../group/user-group.entity.ts'

/** An account, with the columns of ASP.NET Core Identity, so that users can be brought over. */
@ObjectType({ simpleResolvers: true, description: 'Somebody who may sign in.' })
@Entity({ tableName: 'user_account' })
export class User {
  [OptionalProps]?: string

  @Field(() => ID, { description: 'Positive and unique among users.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: '3 to 64 of ASCII letters, digits and ._-@+' })
  @Property({ type: 'text' })
  userName!: string

  @Field(() => String, { description: 'The form by which user names are told apart: invariant upper case.' })
  @Property({ type: 'text' })
  normalizedUserName!: string

  @Field(() => String, { description: 'Mail address, up to 254 characters.' })
  @Property({ type: 'text' })
  email!: string

  @Field(() => String, { description: 'The form by which addresses are told apart: invariant upper case.' })
  @Property({ type: 'text' })
  normalizedEmail!: string

  @Field(() => Boolean, { description: 'Whether somebody has seen that the address is theirs.' })
  @Property({ type: 'boolean' })
  emailConfirmed: boolean = false

  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string

  /** Set while the password is one that somebody else made. */
  @Property({ type: 'boolean', hidden: true })
  mustChangePassword: boolean = false

  /** Changes whenever every token of the user must stop working. */
  @Property({ type: 'text', lazy: true, hidden: true })
  securityStamp!: string

  @Field(() => String, {
    description: 'Changes with each update. Send it back in an update to be told of a conflict.',
  })
  @Property({ type: 'text' })
  concurrencyStamp!: string

  @Field(() => String, { nullable: true, description: 'Up to 32 characters.' })
  @Property({ type: 'text', nullable: true })
  phoneNumber: string | null = null

  @Field(() => Boolean, { description: 'Whether somebody has seen that the number is theirs.' })
  @Property({ type: 'boolean' })
  phoneNumberConfirmed: boolean = false

  @Field(() => Boolean, { description: 'Kept for clients that show it.' })
  @Property({ type: 'boolean' })
  twoFactorEnabled: boolean = false

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when failed sign-ins lock it out.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  lockoutEnd: Date | null = null

  @Field(() => Boolean, { description: 'Whether failed sign-ins lock it out at all.' })
  @Property({ type: 'boolean' })
  lockoutEnabled: boolean = true

  @Field(() => Int, { description: 'Failed sign-ins in a row; the fifth locks and starts again at 0.' })
  @Property({ type: 'integer' })
  accessFailedCount: number = 0

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @Property({ type: 'text', nullable: true })
  firstName: string | null = null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @Property({ type: 'text', nullable: true })
  lastName: string | null = null

  @Field(() => String, {
    nullable: true,
    description: 'Address or path of a picture, up to 1,000 characters.',
  })
  @Property({ type: 'text', nullable: true })
  avatar: string | null = null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @Property({ type: 'text', nullable: true })
  mood: string | null = null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @Property({ type: 'text', nullable: true })
  chatStatus: string | null = null

  @Field(() => Status, { description: 'PASSIVE ones cannot sign in.' })
  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  /** Under the name that the old API gives it, in the database and on both APIs: `delete`. */
  @Property({ type: 'boolean', fieldName: 'delete' })
  isDeleted: boolean = false

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its personal data was erased for good; such a user cannot be restored.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  erasedAt: Date | null = null

  @Field(() => [UserGroup], { description: 'The groups it belongs to, as links.' })
  @OneToMany({ entity: () => UserGroup, mappedBy: 'user', orphanRemoval: true })
  groups = new Collection<UserGroup>(this)
}
