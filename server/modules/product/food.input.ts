import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { VersionInput } from '../../core/input/stamp-field.ts'
import { Choices, Flag, IntegerFrom, Item, OneOf, Text } from '../../core/input/validation.ts'
import { Allergen, Diet, EnergySource, Portion } from './food.item.ts'

type InputClass = new () => object

/** Adds the fields of the food information to an input. Null resets an answer. */
export function withFood<B extends InputClass>(Base: B) {
  @InputType()
  class FoodFields extends (Base as InputClass) {
    @Field(() => String, {
      nullable: true,
      description: 'Ingredients in the order of the owner, up to 600 characters.',
    })
    @IsOptional()
    @Text(600)
    ingredients?: string | null

    @Field(() => [Allergen], {
      nullable: true,
      description: 'Allergens in the dish; an empty list for none, null for not answered.',
    })
    @IsOptional()
    @Choices(Object.values(Allergen))
    allergens?: string[] | null

    @Field(() => String, {
      nullable: true,
      description: 'Names of the cereals or nuts, up to 200 characters.',
    })
    @IsOptional()
    @Text(200)
    allergenNote?: string | null

    @Field(() => Boolean, { nullable: true, description: 'Whether it contains alcohol.' })
    @IsOptional()
    @Flag()
    containsAlcohol?: boolean | null

    @Field(() => Boolean, { nullable: true, description: 'Whether it contains pork.' })
    @IsOptional()
    @Flag()
    containsPork?: boolean | null

    @Field(() => Diet, { nullable: true, description: 'The way of eating that it suits.' })
    @IsOptional()
    @OneOf(Object.values(Diet))
    diet?: Diet | null

    @Field(() => Portion, { nullable: true, description: 'Quantity that a guest gets for the price.' })
    @IsOptional()
    @Item(() => Portion)
    portion?: Portion | null

    @Field(() => Int, { nullable: true, description: 'Kilocalories of a portion, 0 to 5,000.' })
    @IsOptional()
    @IntegerFrom(0, 5_000)
    energyKcal?: number | null

    @Field(() => EnergySource, { nullable: true, description: 'Source of the energy value.' })
    @IsOptional()
    @OneOf(Object.values(EnergySource))
    energySource?: EnergySource | null

    @Field(() => Boolean, { nullable: true, description: 'Whether it is an alcoholic drink.' })
    @IsOptional()
    @Flag()
    isAlcoholicDrink?: boolean | null

    @Field(() => Boolean, {
      nullable: true,
      description: 'True stamps the answers as reviewed by the caller, false resets the stamp.',
    })
    @IsOptional()
    @Flag()
    reviewed?: boolean | null
  }
  return FoodFields as unknown as new () => InstanceType<B> & FoodFields
}

@InputType({
  description:
    'Answers about a dish. Fields that are left out stay as they are; null is the same as never answered.',
})
export class UpdateFoodInformation extends withFood(class {}) {
  @VersionInput('Version of the product that the change was made from. An older one fails with CONFLICT.')
  version?: number | null
}
