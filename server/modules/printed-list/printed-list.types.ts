import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { PrintedKind } from './printed-list.item.ts'

@ObjectType({
  simpleResolvers: true,
  description:
    'A print of a kind of sheet, compared with the menu of its moment: now, or that from which it applies.',
})
export class PrintedList {
  @Field(() => PrintedKind, { description: 'Kind of sheet.' })
  kind!: PrintedKind

  @Field(() => GraphQLISODateTime, { description: 'Time of the print.' })
  printedAt!: Date

  @Field(() => ID, { nullable: true, description: 'Id of the user who printed it.' })
  printedBy?: number | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time from which its prices apply, if it was printed ahead.',
  })
  validFrom?: Date | null

  @Field(() => Int, {
    description: 'Number of products on it that have other prices then, those of servings included.',
  })
  changedPrices!: number

  @Field(() => Int, {
    description: 'Number of products that the menu shows and it does not, or the other way round.',
  })
  changedProducts!: number
}
