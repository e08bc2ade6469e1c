import { Field, ID, InputType, Int } from 'type-graphql'
import { VersionInput } from '../../core/input/stamp-field.ts'
import { IdValue, OptionalButNotNull, OrderValue } from '../../core/input/validation.ts'

@InputType({ description: 'Fields of a new product image.' })
export class AddProductImage {
  @Field(() => ID, { description: 'The product that the picture shows.' })
  @IdValue()
  productId!: number
}

@InputType({ description: 'Changes to a product image. Fields that are left out stay as they are.' })
export class UpdateProductImage {
  @Field(() => Int, { nullable: true, description: 'New place of the picture; the others move along.' })
  @OptionalButNotNull()
  @OrderValue()
  index?: number

  @VersionInput()
  version?: number | null
}
