import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { addFields } from '../../core/input/content-inputs.ts'
import { VersionInput } from '../../core/input/stamp-field.ts'
import { Flag } from '../../core/input/validation.ts'
import { type FoodAnswer, ProductFood } from './product-food.entity.ts'

type InputClass = new () => object
type Answers = { [Name in FoodAnswer]?: ProductFood[Name] | null }

/** Adds the fields of the food information to an input. Null resets an answer. */
export function withFood<B extends InputClass>(Base: B) {
  @InputType()
  class FoodFields extends (Base as InputClass) {
    @Field(() => Boolean, {
      nullable: true,
      description: 'True stamps the answers as reviewed by the caller, false resets the stamp.',
    })
    @IsOptional()
    @Flag()
    reviewed?: boolean | null
  }
  addFields(FoodFields, ProductFood)
  return FoodFields as unknown as new () => InstanceType<B> & Answers & FoodFields
}

@InputType({
  description:
    'Answers about a dish. Fields that are left out stay as they are; null is the same as never answered.',
})
export class UpdateFoodInformation extends withFood(class {}) {
  @VersionInput('Version of the product that the change was made from. An older one fails with CONFLICT.')
  version?: number | null
}
