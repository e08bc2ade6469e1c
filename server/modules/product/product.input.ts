import { IsOptional } from 'class-validator'
import { Field, Float, ID, InputType, Int } from 'type-graphql'
import { Status } from '../../core/status.ts'
import {
  Description,
  Flag,
  IdValue,
  Name,
  OptionalButNotNull,
  Price,
  StatusValue,
  VersionNumber,
} from '../../core/validation.ts'

/** What may be told of a product whether it is new or not. */
@InputType()
abstract class ProductFields {
  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @IsOptional()
  @Description()
  description?: string | null
}

@InputType({ description: 'Fields of a new product.' })
export class AddProduct extends ProductFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string

  @Field(() => Float, { description: 'In Turkish lira, at most two decimal places.' })
  @Price()
  price!: number

  @Field(() => ID, { description: 'Id of the category that the product belongs to.' })
  @IdValue()
  categoryId!: number

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the product is available today; true by default.',
  })
  @IsOptional()
  @Flag()
  availiblity?: boolean | null

  @Field(() => Status, { nullable: true, description: 'Visibility to the public; ACTIVE by default.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'Changes to a product. Fields that are left out stay as they are.' })
export class UpdateProduct extends ProductFields {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Float, { nullable: true, description: 'In Turkish lira, at most two decimal places.' })
  @OptionalButNotNull()
  @Price()
  price?: number

  @Field(() => ID, { nullable: true, description: 'Id of the category that the product belongs to.' })
  @OptionalButNotNull()
  @IdValue()
  categoryId?: number

  @Field(() => Int, {
    nullable: true,
    description: 'Version that the change was made from. An older one fails with CONFLICT.',
  })
  @IsOptional()
  @VersionNumber()
  version?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the product is available today.',
  })
  @IsOptional()
  @Flag()
  availiblity?: boolean | null

  @Field(() => Status, { nullable: true, description: 'New visibility to the public.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}
