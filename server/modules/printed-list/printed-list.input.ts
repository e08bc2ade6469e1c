import { Field, Float, ID, InputType } from 'type-graphql'
import { IdValue, Items, OneOf, Price } from '../../core/input/validation.ts'
import { PriceServingInput } from '../product/serving.item.ts'
import { PrintedKind } from './printed-list.item.ts'

@InputType({ description: 'A price as it was printed.' })
export class PrintedPrice {
  @Field(() => ID, { description: 'Id of the product.' })
  @IdValue()
  productId!: number

  @PriceServingInput()
  serving?: string | null

  @Field(() => Float, { description: 'Price in Turkish lira.' })
  @Price()
  price!: number
}

/** For a thousand products with all their servings. */
export const MAX_PRINTED_PRICES = 9_000

export class PrintedSheet {
  @OneOf(Object.values(PrintedKind))
  kind!: PrintedKind

  @Items(() => PrintedPrice, MAX_PRINTED_PRICES)
  prices!: PrintedPrice[]
}
