import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { Allergen, Diet, EnergySource, Portion } from './food.item.ts'

const NOT_ANSWERED = 'null is not answered.'

@ObjectType({
  simpleResolvers: true,
  description: 'Answers about the contents of a dish. Null is never the same as none.',
})
export class FoodInformation {
  @Field(() => String, { nullable: true, description: 'Ingredients, in the order of the owner.' })
  ingredients?: string | null

  @Field(() => [Allergen], {
    nullable: true,
    description: `Allergens in the dish: ${NOT_ANSWERED} An empty list is the answer that there are none.`,
  })
  allergens?: string[] | null

  @Field(() => String, { nullable: true, description: 'Names of the cereals or nuts.' })
  allergenNote?: string | null

  @Field(() => Boolean, { nullable: true, description: `Whether it contains alcohol; ${NOT_ANSWERED}` })
  containsAlcohol?: boolean | null

  @Field(() => Boolean, { nullable: true, description: `Whether it contains pork; ${NOT_ANSWERED}` })
  containsPork?: boolean | null

  @Field(() => Diet, { nullable: true, description: `The way of eating that it suits; ${NOT_ANSWERED}` })
  diet?: Diet | null

  @Field(() => Portion, { nullable: true, description: 'Quantity that a guest gets for the price.' })
  portion?: Portion | null

  @Field(() => Int, { nullable: true, description: 'Energy of a portion in kilocalories.' })
  energyKcal?: number | null

  @Field(() => EnergySource, { nullable: true, description: 'Source of the energy value.' })
  energySource?: EnergySource | null

  @Field(() => Boolean, {
    description: 'Whether it is an alcoholic drink, which is listed with name, measure and price only.',
  })
  isAlcoholicDrink!: boolean

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time of the review of the answers; null without a review, or if name, description or ingredients have changed since.',
  })
  reviewedAt?: Date | null

  @Field(() => ID, { nullable: true, description: 'Id of the user who reviewed them.' })
  reviewedBy?: number | null

  @Field(() => Boolean, {
    description: 'Whether allergens, alcohol, pork and diet are answered, and ingredients given.',
  })
  isComplete!: boolean
}
