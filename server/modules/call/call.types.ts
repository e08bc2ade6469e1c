import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'Outcome of a call whose reply was lost.' })
export class Settled {
  @Field(() => Boolean, {
    description: 'Whether it was stored. If not, it never will be: its key is refused with CALL_SETTLED.',
  })
  stored!: boolean

  @Field(() => String, { nullable: true, description: 'Name of the mutation that was stored.' })
  call!: string | null

  @Field(() => [ID], { description: 'Ids of the records that it stored.' })
  ids!: readonly number[]

  @Field(() => String, {
    nullable: true,
    description: 'Id of the request that stored it, with which `undoRequest` undoes it.',
  })
  requestId!: string | null
}
