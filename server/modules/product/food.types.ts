import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql'
import { shownFields } from '../../core/input/shown-fields.ts'
import { ProductFood } from './product-food.entity.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'Answers about the contents of a dish. Null is not answered, which is never the same as none.',
})
export class FoodInformation extends shownFields(ProductFood, {
  isAlcoholicDrink: 'Whether it is an alcoholic drink, which is listed with name, measure and price only.',
}) {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time of the review of the answers; null without a review, or if name, description or ingredients have changed since.',
  })
  declare reviewedAt: Date | null

  @Field(() => ID, { nullable: true, description: 'Id of the user who reviewed them.' })
  declare reviewedBy: number | null

  @Field(() => Boolean, {
    description: 'Whether allergens, alcohol, pork and diet are answered, and ingredients given.',
  })
  isComplete!: boolean
}
