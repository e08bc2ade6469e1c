import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { describedEnum } from '../../core/primitives/described-enum.ts'
import { UndoObstacle } from '../../core/write/undo-plan.ts'

const ChangeAction = describedEnum('ChangeAction', 'Kind of a change.', {
  ADD: 'The record was added.',
  UPDATE: 'Fields of the record, or its links to others, changed.',
  REMOVE: 'The record was removed; it can be restored.',
  RESTORE: 'The record was restored.',
})
type ChangeAction = keyof typeof ChangeAction

@ObjectType('Change', {
  simpleResolvers: true,
  description: 'One change of one record. The history only grows.',
})
export class RecordedChange {
  @Field(() => ID, { description: 'Id of the change; it rises with time.' })
  id!: number

  @Field(() => GraphQLISODateTime, { description: 'Time of the change, ISO 8601 in UTC.' })
  date!: Date

  @Field(() => ID, { nullable: true, description: 'Id of the user who made it; null for the system.' })
  userId!: number | null

  @Field(() => String, { nullable: true, description: 'Present user name of that user.' })
  userName!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Current first and last name of that user, if any.',
  })
  userFullName!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Name of the program that made it with a token of that user; null where the user made it.',
  })
  program!: string | null

  @Field(() => ChangeAction, { description: 'Kind of the change.' })
  action!: ChangeAction

  @Field(() => String, {
    description: 'Kind of the record, named as the query that returns one: `product`, `blogTag` …',
  })
  entity!: string

  @Field(() => ID, { description: 'Id of the record.' })
  entityId!: number

  @Field(() => String, {
    nullable: true,
    description:
      'Current name of the record, removed or not; for a picture of a product, the name of the product. Null for kinds without a name.',
  })
  recordName!: string | null

  @Field(() => Boolean, { description: 'Whether the record exists now; false once it was removed.' })
  isRecordThere!: boolean

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'Fields that changed, with their earlier values; null for a new record. Secrets are left out.',
  })
  before!: Record<string, unknown> | null

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'The same fields with their new values; null for a record that is gone. Secrets are left out.',
  })
  after!: Record<string, unknown> | null

  @Field(() => [String], {
    description:
      'Paths of pictures in `before` and `after` that are not served, because no live record references them.',
  })
  goneFilePaths!: string[]

  @Field(() => UndoObstacle, {
    nullable: true,
    description:
      'The reason for which it cannot be undone; null where `undoChange` may do so. Values that were changed again since, and pictures whose files are gone, are only found then.',
  })
  undoObstacle!: UndoObstacle | null

  @Field(() => String, {
    nullable: true,
    description: 'Id of the request that made the change, as in the log.',
  })
  requestId!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'Records of one kind that a request changed alike.' })
class ActPart {
  @Field(() => String, { description: 'Kind of the records, named as the query that returns one.' })
  entity!: string

  @Field(() => ChangeAction, { description: 'Kind of the changes.' })
  action!: string

  @Field(() => Int, { description: 'Number of records.' })
  count!: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'The changes of one request together, or a change that was made without one.',
})
class Act {
  @Field(() => ID, { description: 'Id of its newest change.' })
  id!: number

  @Field(() => String, { nullable: true, description: 'Id of the request, for `undoRequest`.' })
  requestId!: string | null

  @Field(() => GraphQLISODateTime, { description: 'Time of the newest change, ISO 8601 in UTC.' })
  date!: Date

  @Field(() => ID, { nullable: true, description: 'Id of the user who made it; null for the system.' })
  userId!: number | null

  @Field(() => String, { nullable: true, description: 'Present user name of that user.' })
  userName!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Current first and last name of that user, if any.',
  })
  userFullName!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Name of the program that made it with a token of that user; null where the user made it.',
  })
  program!: string | null

  @Field(() => Int, { description: 'Number of its changes that match the filters.' })
  count!: number

  @Field(() => Int, { description: 'Number of all its changes.' })
  total!: number

  @Field(() => [ActPart], {
    description: 'Records that it changed, by kind of record and of change; those that match.',
  })
  parts!: readonly ActPart[]

  @Field(() => [RecordedChange], {
    description: 'The newest 10 of the changes that match; `changes(requestId:)` returns all.',
  })
  changes!: RecordedChange[]
}

@ObjectType({ simpleResolvers: true, description: 'One page of the acts in the history, the newest first.' })
export class ActTable {
  @Field(() => [Act], { description: 'The acts of this page.' })
  items!: Act[]

  @Field(() => Int, { description: 'Number of acts on all pages.' })
  totalCount!: number
}

@ObjectType({ simpleResolvers: true, description: 'One page of the history, the newest first.' })
export class ChangeTable {
  @Field(() => [RecordedChange], { description: 'The changes of this page.' })
  items!: RecordedChange[]

  @Field(() => Int, { description: 'Number of records on all pages.' })
  totalCount!: number
}
