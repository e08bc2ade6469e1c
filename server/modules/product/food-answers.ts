import type { EntityManager } from '@mikro-orm/postgresql'
import { contradictions, type FoodAnswers, missingAnswers } from '../../../web/src/rules/food.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import type { Product } from './product.entity.ts'

export type ProductValues = { -readonly [K in keyof Product]?: unknown }

/** Fields whose change invalidates a review. */
const REVIEWED_FIELDS = ['name', 'description', 'ingredients'] as const

/** Trims the texts; a blank one becomes null. */
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

/** @throws {BadInputError} for a duplicate allergen, or if the diet excludes an ingredient class of the dish. */
export function expectAgreement(values: ProductValues, product: Product | null): void {
  const allergens = (values.allergens ?? []) as string[]
  const twice = allergens.find((each, index) => allergens.indexOf(each) !== index)
  if (twice) throw BadInputError.field('allergens', 'REPEATED', { value: twice })
  const food = { ...product, ...values } as FoodAnswers
  const contents = contradictions(food)
  if (contents.length > 0)
    throw new BadInputError('DIET_CONTRADICTED', { diet: food.diet as 'VEGAN' | 'VEGETARIAN', contents })
}

/** @throws {ConflictError} if a live product would lack answers. */
export function expectComplete(food: FoodAnswers): void {
  const fields = missingAnswers(food)
  if (fields.length > 0) throw new ConflictError('FOOD_INFORMATION_MISSING', { fields })
}

export function outdatesReview(values: ProductValues, product: Product): boolean {
  return REVIEWED_FIELDS.some((name) => values[name] !== undefined && values[name] !== product[name])
}

/** The texts of a product at its review, as far as they have changed since; read from the history. */
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
