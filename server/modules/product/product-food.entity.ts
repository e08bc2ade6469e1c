import { Property } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import type { Diet, EnergySource, Portion } from './food.item.ts'

/** The columns of a product's food information, which has its own mutation and GraphQL type. */
@ObjectType({ simpleResolvers: true })
export abstract class ProductFood extends ContentEntity {
  @Property({ type: 'text', nullable: true })
  ingredients: string | null = null

  /** Null means not answered; an empty list means there are none. */
  @Property({ type: 'json', nullable: true })
  allergens: string[] | null = null

  @Property({ type: 'text', nullable: true })
  allergenNote: string | null = null

  @Property({ type: 'boolean', nullable: true })
  containsAlcohol: boolean | null = null

  @Property({ type: 'boolean', nullable: true })
  containsPork: boolean | null = null

  @Property({ type: 'text', nullable: true })
  diet: Diet | null = null

  @Property({ type: 'json', nullable: true })
  portion: Portion | null = null

  @Property({ type: 'integer', nullable: true })
  energyKcal: number | null = null

  @Property({ type: 'text', nullable: true })
  energySource: EnergySource | null = null

  @Property({ type: 'boolean' })
  isAlcoholicDrink: boolean = false

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  reviewedAt: Date | null = null

  @Property({ type: 'integer', nullable: true })
  reviewedBy: number | null = null
}

/** Names of the columns of the food information. */
export type FoodColumn = Exclude<keyof ProductFood, keyof ContentEntity>

/** The columns of `foodInformation`. */
export const FOOD_COLUMNS = [
  'ingredients',
  'allergens',
  'allergenNote',
  'containsAlcohol',
  'containsPork',
  'diet',
  'portion',
  'energyKcal',
  'energySource',
  'isAlcoholicDrink',
  'reviewedAt',
  'reviewedBy',
] as const satisfies readonly FoodColumn[]
