import { IsOptional } from 'class-validator'
import { Field, Float, InputType, ObjectType } from 'type-graphql'
import { MAX_SERVING_LABEL } from '../../../web/src/rules/menu-table.ts'
import { all, NameUpTo, Price } from '../../core/input/validation.ts'

const LABEL = `Its name, such as \`1,5 porsiyon\`, 1 to ${MAX_SERVING_LABEL} characters.`

const ServingLabel = (): PropertyDecorator => NameUpTo(MAX_SERVING_LABEL)

/** The label in an input that names a price of a product. */
export function PriceServingInput(): PropertyDecorator {
  const description = 'Label of the serving, in any case; null for the own price of the product.'
  return all(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    ServingLabel(),
  )
}

@InputType({ description: 'A further size of a dish.' })
export class ServingInput {
  @Field(() => String, { description: LABEL })
  @ServingLabel()
  label!: string

  @Field(() => Float, { description: 'Its price in Turkish lira, at most two decimal places.' })
  @Price()
  price!: number
}

@ObjectType({ simpleResolvers: true, description: 'A further size of a dish, with a price of its own.' })
export class Serving {
  @Field(() => String, { description: LABEL })
  label!: string

  @Field(() => Float, { description: 'Its price in Turkish lira.' })
  price!: number

  @Field(() => String, {
    description: 'Day on which this price began to apply, YYYY-MM-DD in the time zone of the restaurant.',
  })
  priceSince!: string
}

/** A serving as it is stored, without the day of its price. */
export type StoredServing = Pick<Serving, 'label' | 'price'>

/** The stored servings of a product, and the days of their prices by label, which a trigger maintains. */
export interface StoredServings {
  readonly servings: readonly StoredServing[]
  readonly servingsSince: Readonly<Record<string, string>>
}

export function servingsOf({ servings, servingsSince }: StoredServings): Serving[] {
  return servings.map(({ label, price }) => ({ label, price, priceSince: servingsSince[label] ?? '' }))
}
