import { IsOptional } from 'class-validator'
import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { AmountFrom, Choices, IntegerFrom, Text } from '../../core/input/validation.ts'
import { describedEnum } from '../../core/primitives/described-enum.ts'

export const OrderWay = describedEnum('OrderWay', 'A way in which guests get what they order.', {
  PICKUP: 'They fetch it.',
  DELIVERY: 'It is brought to their address.',
  TABLE: 'It is brought to their table.',
})
export type OrderWay = keyof typeof OrderWay

/** In lira. */
const MOST_LIRA = 100_000
const LEAD = { least: 5, most: 240 }

@ObjectType('Ordering', {
  simpleResolvers: true,
  description: 'The orders of guests, sent by their own WhatsApp: none is stored here.',
})
@InputType('OrderingInput', {
  description: 'The orders of guests; what is left out gets its default.',
})
export class Ordering {
  @Field(() => [OrderWay], { description: 'The ways that are offered, 1 to 3 different ones.' })
  @Choices(Object.values(OrderWay))
  ways!: OrderWay[]

  @Field(() => Float, {
    nullable: true,
    description: 'Least amount of a delivery in Turkish lira, 0 to 100,000; null for none.',
  })
  @IsOptional()
  @AmountFrom(0, MOST_LIRA)
  minimum?: number | null = null

  @Field(() => Float, {
    nullable: true,
    description: 'Price of a delivery in Turkish lira, 0 to 100,000; null for nothing.',
  })
  @IsOptional()
  @AmountFrom(0, MOST_LIRA)
  deliveryFee?: number | null = null

  @Field(() => Int, { description: 'Minutes that an order takes, 5 to 240.' })
  @IntegerFrom(LEAD.least, LEAD.most)
  leadMinutes: number = 30

  @Field(() => String, { nullable: true, description: 'A sentence for guests, up to 300 characters.' })
  @IsOptional()
  @Text(300)
  note?: string | null = null
}
