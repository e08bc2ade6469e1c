import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { Product } from './product.entity.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'A change of a price of a product, or of one of its servings.',
})
export class PriceRecord {
  @Field(() => ID, { description: 'Id of the entry, unique in the journal.' })
  id!: string

  @Field(() => GraphQLISODateTime, { description: 'Time of the change, ISO 8601 in UTC.' })
  date!: Date

  @Field(() => Product, { description: 'The product, removed or not.' })
  product!: Product

  @Field(() => String, {
    nullable: true,
    description: 'Label of the serving; null for the own price of the product.',
  })
  serving!: string | null

  @Field(() => Float, { nullable: true, description: 'Price before; null for the first one.' })
  before!: number | null

  @Field(() => Float, { nullable: true, description: 'New price; null where the serving was removed.' })
  price!: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'Change in percent, with one decimal place; null from nothing, from 0 and to nothing.',
  })
  percent!: number | null

  @Field(() => ID, { nullable: true, description: 'Id of the user who made it; null for the system.' })
  userId!: number | null

  @Field(() => String, { nullable: true, description: 'Present user name of that user.' })
  userName!: string | null

  @Field(() => String, { nullable: true, description: 'Current first and last name of that user, if any.' })
  userFullName!: string | null

  @Field(() => String, { nullable: true, description: 'Id of the request that made it, for `undoRequest`.' })
  requestId!: string | null

  @Field(() => String, { nullable: true, description: 'Name of the price plan that made it, if it was one.' })
  planName!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'One page of the journal of prices, the newest first.' })
export class PriceRecordTable {
  @Field(() => [PriceRecord], { description: 'The entries of this page.' })
  items!: PriceRecord[]

  @Field(() => Int, { description: 'Number of entries on all pages.' })
  totalCount!: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'The lowest price of a product or of one of its servings in some days.',
})
export class LowestPrice {
  @Field(() => Product, { description: 'The product.' })
  product!: Product

  @Field(() => String, {
    nullable: true,
    description: 'Label of the serving; null for the own price of the product.',
  })
  serving!: string | null

  @Field(() => Float, {
    description: 'The lowest price that applied at any instant of these days, today included.',
  })
  price!: number

  @Field(() => Boolean, {
    description: 'Whether the history has all of these days; false for a price that is younger.',
  })
  isWhole!: boolean
}
