import { IsOptional } from 'class-validator'
import { Field, Float, ID, InputType } from 'type-graphql'
import { optionalInput } from '../../core/input/content-inputs.ts'
import { VersionInput } from '../../core/input/stamp-field.ts'
import { IdValue, Items, limits, Name, Price } from '../../core/input/validation.ts'
import { MAX_AT_ONCE } from '../../core/write/id-lists.ts'
import { withFood } from './food.input.ts'
import { Product } from './product.entity.ts'
import { PriceServingInput } from './serving.item.ts'

@InputType({ description: 'A new price of a product, or of one of its servings.' })
export class PriceChange {
  @Field(() => ID, { description: 'Id of the product.' })
  @IdValue()
  productId!: number

  @PriceServingInput()
  serving?: string | null

  @Field(() => Float, { description: 'New price in Turkish lira.' })
  @Price()
  price!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Price that the change is based on. If there is another one by now, nothing changes.',
  })
  @IsOptional()
  @Price()
  seenPrice?: number | null
}

export class PriceChanges {
  @Items(() => PriceChange, MAX_AT_ONCE)
  changes!: PriceChange[]
}

type LineField =
  | 'name'
  | 'description'
  | 'price'
  | 'servings'
  | 'servingLabel'
  | 'availiblity'
  | 'status'
  | 'order'
  | 'categoryId'

@InputType({ description: 'A product of a list: an update if it has an id, else an addition.' })
export class ProductLine extends withFood(optionalInput<Product, LineField, object>(Product)) {
  @Field(() => ID, { nullable: true, description: 'Id of the product that changes; none for a new one.' })
  @IsOptional()
  @IdValue()
  id?: number | null

  @Field(() => String, {
    nullable: true,
    description: `Name of its category in place of \`categoryId\`, 1 to ${limits.name} characters; upper case and superfluous spaces are ignored.`,
  })
  @IsOptional()
  @Name()
  categoryName?: string | null

  @VersionInput()
  version?: number | null
}

export class ProductLines {
  @Items(() => ProductLine, MAX_AT_ONCE)
  lines!: ProductLine[]
}
