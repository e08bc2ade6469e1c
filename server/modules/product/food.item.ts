import { IsOptional } from 'class-validator'
import { Field, Float, InputType, ObjectType } from 'type-graphql'
import { AmountFrom, OneOf, Text } from '../../core/input/validation.ts'
import { describedEnum } from '../../core/primitives/described-enum.ts'

export const Allergen = describedEnum(
  'Allergen',
  'A substance that must be declared to guests, with the products made from it.',
  {
    GLUTEN: 'Cereals that contain gluten: wheat, rye, barley, oats, spelt.',
    CRUSTACEANS: 'Crustaceans, such as shrimp and crab.',
    EGGS: 'Eggs.',
    FISH: 'Fish.',
    PEANUTS: 'Peanuts.',
    SOYBEANS: 'Soybeans.',
    MILK: 'Milk, lactose included.',
    NUTS: 'Nuts: almonds, hazelnuts, walnuts, cashews, pistachios and others.',
    CELERY: 'Celery.',
    MUSTARD: 'Mustard.',
    SESAME: 'Sesame seeds.',
    SULPHITES: 'Sulphur dioxide and sulphites above 10 mg in a kilogram or litre.',
    LUPIN: 'Lupin.',
    MOLLUSCS: 'Molluscs, such as mussels and squid.',
  },
)
export type Allergen = keyof typeof Allergen

export const Diet = describedEnum('Diet', 'A way of eating that a dish suits.', {
  VEGAN: 'Nothing in it comes from an animal.',
  VEGETARIAN: 'Without meat and fish, but not vegan.',
  NEITHER: 'Neither vegan nor vegetarian.',
})
export type Diet = keyof typeof Diet

export const PortionUnit = describedEnum('PortionUnit', 'Unit of a portion.', {
  G: 'Grams.',
  ML: 'Millilitres.',
  PIECE: 'Pieces.',
})
export type PortionUnit = keyof typeof PortionUnit

export const EnergySource = describedEnum('EnergySource', 'Source of the energy value.', {
  RECIPE: 'Calculated from the recipe.',
  LABEL: 'From the label of the product.',
  LABORATORY: 'Measured in a laboratory.',
  ESTIMATE: 'Estimated.',
})
export type EnergySource = keyof typeof EnergySource

@ObjectType({ simpleResolvers: true, description: 'Quantity that a guest gets for the price.' })
@InputType('PortionInput', { description: 'Quantity that a guest gets for the price.' })
export class Portion {
  @Field(() => Float, { description: 'More than 0, up to 100,000, at most two decimal places.' })
  @AmountFrom(0.01, 100_000)
  amount!: number

  @Field(() => PortionUnit, { description: 'Its unit.' })
  @OneOf(Object.values(PortionUnit))
  unit!: PortionUnit

  @Field(() => String, {
    nullable: true,
    description: 'Measured part, such as `dana köfte`, up to 100 characters; null for the whole portion.',
  })
  @IsOptional()
  @Text(100)
  of?: string | null
}
