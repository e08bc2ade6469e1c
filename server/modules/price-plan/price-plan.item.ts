import { IsOptional } from 'class-validator'
import { Field, Float, ID, InputType } from 'type-graphql'
import { IdValue, Price } from '../../core/input/validation.ts'
import { PriceServingInput } from '../product/serving.item.ts'

@InputType({ description: 'A planned price of a product, or of one of its servings.' })
export class PricePlanLineInput {
  @Field(() => ID, { description: 'Id of the product.' })
  @IdValue()
  productId!: number

  @PriceServingInput()
  serving?: string | null

  @Field(() => Float, { description: 'Planned price in Turkish lira.' })
  @Price()
  price!: number

  @Field(() => Float, {
    nullable: true,
    description: 'Price that the plan is based on; by default the one that will apply just before it.',
  })
  @IsOptional()
  @Price()
  seenPrice?: number | null
}

/** A line as it is stored. */
export interface StoredPlanLine {
  readonly productId: number
  readonly serving: string | null
  readonly price: number
  /** Null for a serving that the product did not have. */
  readonly seenPrice: number | null
}

/** A price of a product or serving that a plan has not set, or has overridden. */
export interface NamedPrice {
  readonly productId: number
  readonly name: string
  readonly serving: string | null
}

/** The stored outcome of an applied plan. */
export interface StoredOutcome {
  readonly changed: number
  readonly unchanged: number
  readonly skipped: readonly NamedPrice[]
  readonly overridden: readonly (NamedPrice & { readonly seenPrice: number; readonly priceBefore: number })[]
}

export const MAX_PLAN_LINES = 1_000
