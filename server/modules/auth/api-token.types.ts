import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql'
import { nameKind } from '../../core/record-kind.ts'

nameKind('apiToken', 'token')

@ObjectType({ simpleResolvers: true, description: 'A token with which a program calls the APIs.' })
export class ApiToken {
  @Field(() => ID, { description: 'Positive and unique among tokens.' })
  id!: number

  @Field(() => String, { description: 'Name of the program, as the history shows it.' })
  name!: string

  @Field(() => [String], { description: 'Roles of the program, of which it has those that its owner holds.' })
  roles!: string[]

  @Field(() => GraphQLISODateTime, { description: 'Time when it was made.' })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: 'Time until which it can be used.' })
  expiresAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time of its last use, to five minutes; null before the first.',
  })
  lastUsedAt!: Date | null
}

@ObjectType({ simpleResolvers: true, description: 'A new token.' })
export class NewApiToken {
  @Field(() => ApiToken, { description: 'The token without its secret.' })
  apiToken!: ApiToken

  @Field(() => String, {
    description: 'The secret, which is shown this once. Send it as `Authorization: Bearer …`.',
  })
  token!: string
}
