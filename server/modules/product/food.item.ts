import { IsOptional } from 'class-validator'
import { Field, Float, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { AmountFrom, OneOf, Text } from '../../core/input/validation.ts'

export enum Allergen {
  GLUTEN = 'GLUTEN',
  CRUSTACEANS = 'CRUSTACEANS',
  EGGS = 'EGGS',
  FISH = 'FISH',
  PEANUTS = 'PEANUTS',
  SOYBEANS = 'SOYBEANS',
  MILK = 'MILK',
  NUTS = 'NUTS',
  CELERY = 'CELERY',
  MUSTARD = 'MUSTARD',
  SESAME = 'SESAME',
  SULPHITES = 'SULPHITES',
  LUPIN = 'LUPIN',
  MOLLUSCS = 'MOLLUSCS',
}

registerEnumType(Allergen, {
  name: 'Allergen',
  description: 'A substance that must be declared to guests, with the products made from it.',
  valuesConfig: {
    GLUTEN: { description: 'Cereals that contain gluten: wheat, rye, barley, oats, spelt.' },
    CRUSTACEANS: { description: 'Crustaceans, such as shrimp and crab.' },
    EGGS: { description: 'Eggs.' },
    FISH: { description: 'Fish.' },
    PEANUTS: { description: 'Peanuts.' },
    SOYBEANS: { description: 'Soybeans.' },
    MILK: { description: 'Milk, lactose included.' },
    NUTS: { description: 'Nuts: almonds, hazelnuts, walnuts, cashews, pistachios and others.' },
    CELERY: { description: 'Celery.' },
    MUSTARD: { description: 'Mustard.' },
    SESAME: { description: 'Sesame seeds.' },
    SULPHITES: { description: 'Sulphur dioxide and sulphites above 10 mg in a kilogram or litre.' },
    LUPIN: { description: 'Lupin.' },
    MOLLUSCS: { description: 'Molluscs, such as mussels and squid.' },
  },
})

export enum Diet {
  VEGAN = 'VEGAN',
  VEGETARIAN = 'VEGETARIAN',
  NEITHER = 'NEITHER',
}

registerEnumType(Diet, {
  name: 'Diet',
  description: 'A way of eating that a dish suits.',
  valuesConfig: {
    VEGAN: { description: 'Nothing in it comes from an animal.' },
    VEGETARIAN: { description: 'Without meat and fish, but not vegan.' },
    NEITHER: { description: 'Neither vegan nor vegetarian.' },
  },
})

export enum PortionUnit {
  G = 'G',
  ML = 'ML',
  PIECE = 'PIECE',
}

registerEnumType(PortionUnit, {
  name: 'PortionUnit',
  description: 'Unit of a portion.',
  valuesConfig: {
    G: { description: 'Grams.' },
    ML: { description: 'Millilitres.' },
    PIECE: { description: 'Pieces.' },
  },
})

export enum EnergySource {
  RECIPE = 'RECIPE',
  LABEL = 'LABEL',
  LABORATORY = 'LABORATORY',
  ESTIMATE = 'ESTIMATE',
}

registerEnumType(EnergySource, {
  name: 'EnergySource',
  description: 'Source of the energy value.',
  valuesConfig: {
    RECIPE: { description: 'Calculated from the recipe.' },
    LABEL: { description: 'From the label of the product.' },
    LABORATORY: { description: 'Measured in a laboratory.' },
    ESTIMATE: { description: 'Estimated.' },
  },
})

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
