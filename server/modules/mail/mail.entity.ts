import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { MailKind, MailState } from './mail.item.ts'

/** A mail that waits, or what became of it; rows go after 30 days. */
@ObjectType({ simpleResolvers: true, description: 'A mail that waits, or what became of it.' })
@Entity({ tableName: 'mail' })
export class Mail {
  @Field(() => ID, { description: 'Positive and unique among mails.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => MailKind, { description: 'What it is about.' })
  @Enum({ items: () => MailKind, type: 'text' })
  kind!: MailKind

  @Property({ type: 'text', hidden: true })
  recipient!: string

  @Field(() => MailState, { description: 'What became of it.' })
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

  @Field(() => String, { nullable: true, description: 'What the server said last when it refused it.' })
  @Property({ type: 'text', nullable: true })
  lastError!: string | null
}
