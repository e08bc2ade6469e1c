import { OptionalProps } from '@mikro-orm/core'
import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { present } from './clock.ts'

/** Fields of every content entity: id, who changed it and when, soft delete, and a version for optimistic locking. */
@ObjectType({ simpleResolvers: true })
export abstract class ContentEntity {
  [OptionalProps]?: string

  @Field(() => ID, { description: 'Positive and unique within its type.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => GraphQLISODateTime, { description: 'Time of creation, ISO 8601 in UTC.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  createdDate: Date = present()

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the last change; null before the first one.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  updatedDate: Date | null = null

  @Field(() => Boolean, {
    description: 'Whether the record was removed. Only administrators see removed records.',
  })
  @Property({ type: 'boolean' })
  isDeleted: boolean = false

  @Field(() => ID, { nullable: true, description: 'Id of the user who added it; null for the system.' })
  @Property({ type: 'integer', nullable: true })
  createdBy: number | null = null

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the user who changed it last; null for the system.',
  })
  @Property({ type: 'integer', nullable: true })
  updatedBy: number | null = null

  @Field(() => Int, {
    description: 'Rises with every change. An update that sends an older one fails with CONFLICT.',
  })
  @Property({ type: 'integer', version: true })
  version!: number
}
