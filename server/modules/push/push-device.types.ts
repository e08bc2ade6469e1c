import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql'
import { nameKind } from '../../core/record-kind.ts'
import { PushTopic } from './push.item.ts'

nameKind('pushDevice', 'device')

@ObjectType({ simpleResolvers: true, description: 'A device that rings.' })
export class PushDevice {
  @Field(() => ID, { description: 'Positive and unique among devices.' })
  id!: number

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => [PushTopic], {
    description: 'Subjects for which it rings, while its owner holds the role for it.',
  })
  topics!: PushTopic[]

  @Field(() => String, {
    nullable: true,
    description: 'Time HH:MM from which it rings only for what is within three hours; null for never.',
  })
  quietFrom!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Time HH:MM from which it rings again; null for never.',
  })
  quietTo!: string | null

  @Field(() => GraphQLISODateTime, { description: 'Time when it was added.' })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of the last message that its push service has taken; null before the first.',
  })
  lastSentAt!: Date | null

  @Field(() => String, { nullable: true, description: 'Why the last message was not taken; null if it was.' })
  lastError!: string | null
}
