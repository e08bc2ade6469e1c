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

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it can be had today; true where it is left out.',
  })
  @IsOptional()
  @Flag()
  availiblity?: boolean | null

  @Field(() => Status, { nullable: true, description: 'ACTIVE where it is left out.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'What a new product holds.' })
export class AddProduct extends ProductFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string

  @Field(() => Float, { description: 'In Turkish lira, at most two decimal places.' })
  @Price()
  price!: number

  @Field(() => ID, { description: 'The category it belongs to.' })
  @IdValue()
  categoryId!: number
}

@InputType({ description: 'What changes of a product; what is absent stays.' })
export class UpdateProduct extends ProductFields {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Float, { nullable: true, description: 'In Turkish lira, at most two decimal places.' })
  @OptionalButNotNull()
  @Price()
  price?: number

  @Field(() => ID, { nullable: true, description: 'The category it belongs to.' })
  @OptionalButNotNull()
  @IdValue()
  categoryId?: number

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
