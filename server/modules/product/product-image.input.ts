import { IsOptional } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import { IdValue, OptionalButNotNull, OrderValue, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'What a new product image holds.' })
export class AddProductImage {
  @Field(() => ID, { description: 'The product it shows.' })
  @IdValue()
  productId!: number
}

@InputType({ description: 'What changes of a product image.' })
export class UpdateProductImage {
  @Field(() => Int, { nullable: true, description: 'Its new place; the others close up.' })
  @OptionalButNotNull()
  @OrderValue()
  index?: number

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
