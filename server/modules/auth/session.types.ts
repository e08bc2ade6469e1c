import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql'
import { describedEnum } from '../../core/primitives/described-enum.ts'
import { nameKind } from '../../core/record-kind.ts'

nameKind('session', 'session')

export const SessionMethod = describedEnum('SessionMethod', 'Way in which a session was opened.', {
  PASSWORD: 'By the password alone.',
  CODE: 'By the password and a code of the code app.',
  DEVICE: 'By the password, on a device on which no code is asked for.',
  RECOVERY_CODE: 'By the password and a recovery code.',
  PASSKEY: 'By a passkey.',
})
export type SessionMethod = keyof typeof SessionMethod

@ObjectType({ simpleResolvers: true, description: 'An open session of the signed-in user.' })
export class Session {
  @Field(() => ID, { description: 'Unique among sessions.' })
  id!: string

  @Field(() => GraphQLISODateTime, { description: 'Time of the sign-in.' })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: 'Time of its last use, to five minutes.' })
  lastUsedAt!: Date

  @Field(() => String, { description: 'Browser and system, such as `Chrome · Android`; empty if unknown.' })
  device!: string

  @Field(() => String, { description: 'Network address without its last part; empty if unknown.' })
  place!: string

  @Field(() => SessionMethod, { description: 'Way in which it was opened.' })
  method!: SessionMethod

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean
}
