import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Product } from '../product/product.entity.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'A planned price of a product, or of one of its servings.',
})
export class PricePlanLine {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: number

  @Field(() => Product, { nullable: true, description: 'The product; null if it was removed.' })
  product!: Product | null

  @Field(() => String, {
    nullable: true,
    description: 'Label of the serving; null for the own price of the product.',
  })
  serving!: string | null

  @Field(() => Float, { description: 'Planned price in Turkish lira.' })
  price!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Price that the plan is based on; null if the product did not have the serving.',
  })
  seenPrice!: number | null

  @Field(() => Float, {
    nullable: true,
    description:
      'Price that will apply just before the plan, by the other plans; for a draft the present one, for an applied plan the one before it. Null if there is none, because the product or the serving was removed.',
  })
  priceBefore!: number | null

  @Field(() => Boolean, { description: 'Whether `priceBefore` is another than `seenPrice`.' })
  isStale!: boolean
}

@ObjectType({
  simpleResolvers: true,
  description: 'A line that was not applied: the product or the serving is gone.',
})
class SkippedPrice {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: number

  @Field(() => String, { description: 'Name of the product.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Label of the serving; null for the own price.' })
  serving!: string | null
}

@ObjectType({
  simpleResolvers: true,
  description: 'A price that was changed since the plan was made, and replaced by it.',
})
class OverriddenPrice extends SkippedPrice {
  @Field(() => Float, { description: 'Price that the plan was based on.' })
  seenPrice!: number

  @Field(() => Float, { description: 'Price that the plan replaced.' })
  priceBefore!: number
}

@ObjectType({ simpleResolvers: true, description: 'Result of an applied plan.' })
export class PricePlanOutcome {
  @Field(() => Int, { description: 'Number of prices that it changed.' })
  changed!: number

  @Field(() => Int, { description: 'Number of prices that were the planned ones already.' })
  unchanged!: number

  @Field(() => [SkippedPrice], { description: 'Lines that were not applied.' })
  skipped!: SkippedPrice[]

  @Field(() => [OverriddenPrice], { description: 'Prices that were changed since the plan was made.' })
  overridden!: OverriddenPrice[]
}
