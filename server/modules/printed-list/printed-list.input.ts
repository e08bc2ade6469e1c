import { Field, Float, ID, InputType } from 'type-graphql'
import { IdValue, Items, OneOf, Price } from '../../core/input/validation.ts'
import { MAX_AT_ONCE } from '../../core/write/id-lists.ts'
import { PrintedKind } from './printed-list.item.ts'

@InputType({ description: 'A price as it was printed.' })
export class PrintedPrice {
  @Field(() => ID, { description: 'Id of the product.' })
  @IdValue()
  productId!: number

  @Field(() => Float, { description: 'Price in Turkish lira.' })
  @Price()
  price!: number
}

export class PrintedSheet {
  @OneOf(Object.values(PrintedKind))
  kind!: PrintedKind

  @Items(() => PrintedPrice, MAX_AT_ONCE)
  prices!: PrintedPrice[]
}
