import type { EntityData } from '@mikro-orm/core'
import { missingAnswers } from '../../../web/src/rules/food.ts'
import { repeatedServing } from '../../../web/src/rules/menu-table.ts'
import { present } from '../../core/clock.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { idFrom } from '../../core/input/check-input.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import { Status } from '../../core/primitives/status.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { livingRecord, lockLiving } from '../../core/write/lock-existing.ts'
import { Category } from '../category/category.entity.ts'
import { expectMenuWording } from '../category/category.rules.ts'
import type { Portion } from './food.item.ts'
import {
  expectAgreement,
  expectComplete,
  outdatesReview,
  type ProductValues,
  reviewedTexts,
  trimmedFood,
} from './food-answers.ts'
import type { Product } from './product.entity.ts'

/** All fields that the inputs of a product have: those of its own, the food information, and those of undo. */
type Input = UpdateInput<Product> & {
  readonly portion?: Portion | null
  readonly reviewed?: boolean | null
  readonly reviewedAt?: string | Date | null
  readonly reviewedBy?: number | null
}

export const productRules: RecordRules<Product, AddInput<Product> | UpdateInput<Product>> = {
  /** A product that moves to another category has no position there yet. */
  async values({ em, input, record, context, settings }, fromInput) {
    expectMenuWording(guestTexts(input))
    const twice = repeatedServing(input.servings ?? [])
    if (twice !== undefined) throw BadInputError.field('servings', 'REPEATED', { value: twice })
    const values = trimmedFood(await fromInput())
    expectAgreement(values, record)
    if (settings.strictFood) expectLiveComplete(values, record)
    const { categoryId } = input
    const isMoved = record && categoryId && Number(categoryId) !== record.category.id
    if (isMoved && input.order === undefined) values.order = null
    const stamp = stampOf(input, values, record, context)
    if (record && stamp.reviewedAt && !(input as Input).reviewed) {
      const reviewed = await reviewedTexts(em, record.id, stamp.reviewedAt as Date)
      // A reviewed text may have been changed by a later write that this undo does not revert.
      if (outdatesReview(reviewed, { ...record, ...values } as Product)) Object.assign(stamp, NO_STAMP)
    }
    return { ...values, ...stamp } as EntityData<Product>
  },
  beforeRestores: (products, em) =>
    lockLiving(
      em,
      Category,
      products.map(({ category }) => category.id),
    ),
  async beforeRestore(product, { em, settings }) {
    const category = await livingRecord(em, Category, product.category.id)
    if (!category) throw new ConflictError('PARENT_REMOVED', { entity: 'product', parent: 'category' })
    if (settings.strictFood && product.status === Status.ACTIVE) expectComplete(product)
  },
  /** The categories to which the products return. */
  async lockedByUndo(changes, em) {
    const removed = changes.flatMap(({ action, entityId }) => (action === 'REMOVE' ? entityId : []))
    const rows: { id: number }[] = await em.execute(
      'select distinct category_id as id from product where id = any(?::integer[])',
      [`{${removed.join(',')}}`],
    )
    const former = changes.flatMap(({ before }) => idFrom(before?.category_id) ?? [])
    return new Map([['category', [...rows.map(({ id }) => id), ...former]]])
  },
}

/** A product that is already live stays so, unless this write removes an answer. */
function expectLiveComplete(values: ProductValues, product: Product | null): void {
  const after = { status: Status.ACTIVE, ...product, ...values } as Product
  if (after.status !== Status.ACTIVE) return
  const wasIncomplete = product?.status === Status.ACTIVE && missingAnswers(product).length > 0
  if (!wasIncomplete) expectComplete(after)
}

function guestTexts(input: object): Record<string, string | null | undefined> {
  const { name, description, ingredients, allergenNote, portion, servingLabel, servings } = input as Input
  const labels = (servings ?? []).map(({ label }, index) => [`servings.${index}.label`, label] as const)
  const own = { name, description, ingredients, allergenNote, 'portion.of': portion?.of, servingLabel }
  return { ...own, ...Object.fromEntries(labels) }
}

const NO_STAMP = { reviewedAt: null, reviewedBy: null }

/** The review stamp that a write sets or resets. */
function stampOf(
  input: object,
  values: ProductValues,
  product: Product | null,
  { caller }: RequestContext,
): ProductValues {
  const { reviewed, reviewedAt, reviewedBy } = input as Input
  // An undo restores the stamp of the previous state.
  if (reviewedAt !== undefined)
    return { reviewedAt: reviewedAt && new Date(reviewedAt), reviewedBy: reviewedBy ?? null }
  if (reviewed) return { reviewedAt: present(), reviewedBy: caller.userId }
  const isOutdated = product?.reviewedAt && outdatesReview(values, product)
  return reviewed === false || isOutdated ? { ...NO_STAMP } : {}
}
