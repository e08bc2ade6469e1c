import { Property } from '@mikro-orm/decorators/legacy'
import { Int, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { InputField, inputDeclarations } from '../../core/input/content-fields.ts'
import { all, Choices, Flag, IntegerFrom, Item, OneOf, Text } from '../../core/input/validation.ts'
import { Allergen, Diet, EnergySource, Portion } from './food.item.ts'

/** An answer: its column, null until it is answered, and its field in the inputs. */
const Answer = (
  column: string,
  type: () => object,
  rule: () => PropertyDecorator,
  description: string,
): PropertyDecorator =>
  all(InputField({ type, rule, required: false, description }), Property({ type: column, nullable: true }))

/** The columns of a product's food information, which has its own mutation and GraphQL type. */
@ObjectType({ simpleResolvers: true })
export abstract class ProductFood extends ContentEntity {
  @Answer(
    'text',
    () => String,
    () => Text(600),
    'Ingredients in the order of the owner, up to 600 characters.',
  )
  ingredients: string | null = null

  /** Null means not answered; an empty list means there are none. */
  @Answer(
    'json',
    () => [Allergen],
    () => Choices(Object.values(Allergen)),
    'Allergens in the dish; an empty list for none, null for not answered.',
  )
  allergens: string[] | null = null

  @Answer(
    'text',
    () => String,
    () => Text(200),
    'Names of the cereals or nuts, up to 200 characters.',
  )
  allergenNote: string | null = null

  @Answer('boolean', () => Boolean, Flag, 'Whether it contains alcohol.')
  containsAlcohol: boolean | null = null

  @Answer('boolean', () => Boolean, Flag, 'Whether it contains pork.')
  containsPork: boolean | null = null

  @Answer(
    'text',
    () => Diet,
    () => OneOf(Object.values(Diet)),
    'The way of eating that it suits.',
  )
  diet: Diet | null = null

  @Answer(
    'json',
    () => Portion,
    () => Item(() => Portion),
    'Quantity that a guest gets for the price.',
  )
  portion: Portion | null = null

  @Answer(
    'integer',
    () => Int,
    () => IntegerFrom(0, 5_000),
    'Kilocalories of a portion, 0 to 5,000.',
  )
  energyKcal: number | null = null

  @Answer(
    'text',
    () => EnergySource,
    () => OneOf(Object.values(EnergySource)),
    'Source of the energy value.',
  )
  energySource: EnergySource | null = null

  @InputField({
    type: () => Boolean,
    rule: Flag,
    required: false,
    description: 'Whether it is an alcoholic drink.',
  })
  @Property({ type: 'boolean' })
  isAlcoholicDrink: boolean = false

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  reviewedAt: Date | null = null

  @Property({ type: 'integer', nullable: true })
  reviewedBy: number | null = null
}

export type FoodColumn = Exclude<keyof ProductFood, keyof ContentEntity>

export type FoodAnswer = Exclude<FoodColumn, 'reviewedAt' | 'reviewedBy'>

export const FOOD_COLUMNS = [
  ...inputDeclarations(ProductFood).map(([field]) => field),
  'reviewedAt',
  'reviewedBy',
]
