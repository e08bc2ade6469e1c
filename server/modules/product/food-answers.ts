import type { EntityManager } from '@mikro-orm/postgresql'
import { contradictions, type FoodAnswers, missingAnswers } from '../../../web/src/rules/food.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import type { Product } from './product.entity.ts'

/** Values that a write stores in columns of a product. */
export type ProductValues = { -readonly [K in keyof Product]?: unknown }

/** Names, texts and ingredients on which a review relies. */
const REVIEWED_FIELDS = ['name', 'description', 'ingredients'] as const

/** Texts without the space around them; one of which nothing is left was never given. */
export function trimmedFood(values: ProductValues): ProductValues {
  const trimmed = { ...values }
  for (const name of ['ingredients', 'allergenNote'] as const) {
    if (typeof values[name] === 'string') trimmed[name] = values[name].trim() || null
  }
  if (values.portion) {
    const { amount, unit, of } = values.portion as NonNullable<Product['portion']>
    trimmed.portion = { amount, unit, of: of?.trim() || null }
  }
  return trimmed
}

/**
 * @throws {BadInputError} where an allergen is named twice, or the diet rules out what the dish contains.
 */
export function expectAgreement(values: ProductValues, product: Product | null): void {
  const allergens = (values.allergens ?? []) as string[]
  const twice = allergens.find((each, place) => allergens.indexOf(each) !== place)
  if (twice) throw BadInputError.field('allergens', 'REPEATED', { value: twice })
  const food = { ...product, ...values } as FoodAnswers
  const contents = contradictions(food)
  if (contents.length > 0)
    throw new BadInputError('DIET_CONTRADICTED', { diet: food.diet as 'VEGAN' | 'VEGETARIAN', contents })
}

/** @throws {ConflictError} where a product that shall be live lacks answers. */
export function expectComplete(food: FoodAnswers): void {
  const fields = missingAnswers(food)
  if (fields.length > 0) throw new ConflictError('FOOD_INFORMATION_MISSING', { fields })
}

/** Whether a write changes what a review relies on. */
export function outdatesReview(values: ProductValues, product: Product): boolean {
  return REVIEWED_FIELDS.some((name) => values[name] !== undefined && values[name] !== product[name])
}

/** The texts of a product as they were under a review, as far as they have changed since, by the history. */
export async function reviewedTexts(
  em: EntityManager,
  productId: number,
  reviewedAt: Date,
): Promise<ProductValues> {
  const rows = await em.execute<{ before: ProductValues }[]>(
    `select before from change where entity = 'product' and entity_id = ? and action = 'UPDATE'
       and id > (select coalesce(max(id), 0) from change where entity = 'product' and entity_id = ?
         and (after ->> 'reviewed_at')::timestamptz = ?)
     order by id desc`,
    [productId, productId, reviewedAt],
  )
  const before: ProductValues = Object.assign({}, ...rows.map((row) => row.before))
  return Object.fromEntries(REVIEWED_FIELDS.map((name) => [name, before[name]]))
}
