import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { PrintedKind } from './printed-list.item.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'The last print of a kind of sheet, compared with the current menu.',
})
export class PrintedList {
  @Field(() => PrintedKind, { description: 'Kind of sheet.' })
  kind!: PrintedKind

  @Field(() => GraphQLISODateTime, { description: 'Time of the print.' })
  printedAt!: Date

  @Field(() => ID, { nullable: true, description: 'Id of the user who printed it.' })
  printedBy?: number | null

  @Field(() => Int, {
    description: 'Number of products on it that have other prices now, those of servings included.',
  })
  changedPrices!: number

  @Field(() => Int, {
    description: 'Number of products that the menu shows now and it does not, or the other way round.',
  })
  changedProducts!: number
}
