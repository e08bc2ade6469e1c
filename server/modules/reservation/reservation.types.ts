import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql'

@ObjectType({
  simpleResolvers: true,
  description: 'The table that a guest asked for before the request was changed.',
})
export class AskedFirst {
  @Field(() => Int, { description: 'Number of guests.' })
  people!: number

  @Field(() => GraphQLISODateTime, { description: 'Moment of the table.' })
  at!: Date
}
