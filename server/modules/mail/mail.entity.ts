import type { Rel } from '@mikro-orm/core'
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { User } from '../user/user.entity.ts'
import { MailKind, MailState } from './mail.item.ts'

/** A mail that waits, or what became of it; rows go after 30 days, what a guest was told of a table not before its time. */
@ObjectType({
  simpleResolvers: true,
  description: 'A mail of the last 30 days, or an answer about a table that is ahead.',
})
@Entity({ tableName: 'mail' })
export class Mail {
  @Field(() => ID, { description: 'Positive and unique among mails.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => MailKind, { description: 'Its subject.' })
  @Enum({ items: () => MailKind, type: 'text' })
  kind!: MailKind

  @ManyToOne({ entity: () => User, nullable: true, hidden: true })
  user: Rel<User> | null = null

  @Property({ type: 'text', hidden: true })
  recipient!: string

  /** What it says besides the name of the recipient, which is read when it is sent. */
  @Property({ type: 'json', hidden: true })
  facts!: Readonly<Record<string, unknown>>

  /** Its link, encrypted; null once it is settled. */
  @Property({ type: 'text', nullable: true, hidden: true })
  secret: string | null = null

  /** The table that it is about, with which it is deleted. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  reservationId: number | null = null

  /** Digest of the account and of the address that asked for it; null for what no stranger can ask for. */
  @Property({ type: 'text', nullable: true, hidden: true })
  askedFrom: string | null = null

  /** The same for every attempt, so that a mail that arrives twice is recognized. */
  @Property({ type: 'uuid', hidden: true })
  messageId!: string

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', hidden: true })
  expiresAt!: Date

  /** Number of times that the message was under way without an answer. */
  @Property({ type: 'integer', hidden: true })
  dataSent!: number

  @Field(() => MailState, { description: 'Its state.' })
  @Enum({ items: () => MailState, type: 'text' })
  state!: MailState

  @Field(() => GraphQLISODateTime, { description: 'Time of its cause.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: 'Time before which it is not sent.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  notBefore!: Date

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time when the server took it.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  sentAt!: Date | null

  @Field(() => Int, { description: 'Number of times that it was tried.' })
  @Property({ type: 'integer' })
  attempts!: number

  @Field(() => String, { nullable: true, description: 'Last refusal, in the words of the server.' })
  @Property({ type: 'text', nullable: true })
  lastError!: string | null
}
