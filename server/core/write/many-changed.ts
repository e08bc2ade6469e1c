import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Result of a call that changes several records.' })
export class ManyChanged {
  @Field(() => Int, { description: 'Number of records that the call was about.' })
  count!: number

  @Field(() => String, {
    description: 'Id of the request, with which `undoRequest` undoes all of its changes together.',
  })
  requestId!: string
}
