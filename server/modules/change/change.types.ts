import { GraphQLJSONObject } from 'graphql-scalars'
import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { UndoObstacle } from '../../core/undo-plan.ts'

export enum ChangeAction {
  ADD = 'ADD',
  UPDATE = 'UPDATE',
  REMOVE = 'REMOVE',
  RESTORE = 'RESTORE',
}

registerEnumType(ChangeAction, {
  name: 'ChangeAction',
  description: 'What was done to a record.',
  valuesConfig: {
    ADD: { description: 'It was added.' },
    UPDATE: { description: 'Fields of it, or links to others, changed.' },
    REMOVE: { description: 'It was removed, and can be restored.' },
    RESTORE: { description: 'It was brought back.' },
  },
})

registerEnumType(UndoObstacle, {
  name: 'UndoObstacle',
  description: 'A reason for which a change cannot be undone.',
  valuesConfig: {
    RECORD_REMOVED: { description: 'The record was removed; it has to be restored first.' },
    ALREADY_REMOVED: { description: 'The record was removed since.' },
    ALREADY_RESTORED: { description: 'The record was restored since.' },
    ERASED: { description: 'The personal data of the user were erased.' },
    SECRET: { description: 'It changed a password, and the old one is not kept.' },
    FIXED: { description: 'It changed something that no call sets.' },
  },
})

@ObjectType('Change', {
  simpleResolvers: true,
  description: 'One change of one record. Changes are only ever added to, never altered.',
})
export class RecordedChange {
  @Field(() => ID, { description: 'Rises with time.' })
  id!: number

  @Field(() => GraphQLISODateTime, { description: 'When, ISO 8601 in UTC.' })
  date!: Date

  @Field(() => ID, { nullable: true, description: 'Id of the user who made it; null for the system.' })
  userId!: number | null

  @Field(() => String, { nullable: true, description: 'What that user is called now.' })
  userName!: string | null

  @Field(() => String, { nullable: true, description: 'First and last name of that user, as far as known.' })
  userFullName!: string | null

  @Field(() => ChangeAction, { description: 'What was done.' })
  action!: ChangeAction

  @Field(() => String, {
    description: 'What kind of record, as its look-up is called: `product`, `blogTag` …',
  })
  entity!: string

  @Field(() => ID, { description: 'Id of the record.' })
  entityId!: number

  @Field(() => String, {
    nullable: true,
    description:
      'What the record is called now, removed or not; a picture as what it shows. Null of kinds without a name.',
  })
  recordName!: string | null

  @Field(() => Boolean, { description: 'Whether the record is there now; false once it was removed.' })
  isRecordThere!: boolean

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'The fields that changed, as they were; null for a new record. Secrets are left out.',
  })
  before!: Record<string, unknown> | null

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'The same fields as they are since; null for what is gone. Secrets are left out.',
  })
  after!: Record<string, unknown> | null

  @Field(() => [String], {
    description:
      'Paths of pictures in `before` and `after` that are not served, because no living record names them.',
  })
  goneFilePaths!: string[]

  @Field(() => UndoObstacle, {
    nullable: true,
    description:
      'The reason for which it cannot be undone; null where `undoChange` may do so. Values that were changed again since, and pictures whose files are gone, are only found then.',
  })
  undoObstacle!: UndoObstacle | null

  @Field(() => String, { nullable: true, description: 'The request that made it, as the log names it.' })
  requestId!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'One page of the history, the newest first.' })
export class ChangeTable {
  @Field(() => [RecordedChange], { description: 'The changes of this page.' })
  items!: RecordedChange[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  totalCount!: number
}
