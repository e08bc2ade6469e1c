import { type EntityData, type FilterQuery, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isListed, isPromoted, missingAnswers } from '../../../web/src/rules/food.ts'
import { cellKey } from '../../../web/src/rules/menu-table.ts'
import { AppError, BadInputError, ConflictError, NotFoundError } from '../../core/errors.ts'
import { renamedFault } from '../../core/field-rules.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { Status } from '../../core/primitives/status.ts'
import type { Readable } from '../../core/read/readable.ts'
import { merge, type Selection, select } from '../../core/read/selection.ts'
import type { InputOf } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { refusedAt } from '../../core/write/at-line.ts'
import { contentService } from '../../core/write/content-service.ts'
import { distinctIds } from '../../core/write/id-lists.ts'
import { livingRecord, lockExisting, lockLiving } from '../../core/write/lock-existing.ts'
import { joinedRows, type LockedRows } from '../../core/write/lock-order.ts'
import type { ManyChanged } from '../../core/write/many-changed.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import type { RecordedValues } from '../../core/write/undo-plan.ts'
import { Category } from '../category/category.entity.ts'
import { expectMenuWording } from '../category/category.service.ts'
import { SiteSettings } from '../site/site.entity.ts'
import { UpdateFoodInformation } from './food.input.ts'
import {
  expectAgreement,
  expectComplete,
  outdatesReview,
  type ProductValues,
  reviewedTexts,
  trimmedFood,
} from './food-answers.ts'
import { Product } from './product.entity.ts'
import { type PriceChange, PriceChanges, type ProductLine, ProductLines } from './product.input.ts'
import { AnsweredProduct, AnsweredUpdate, productRecord } from './product.record.ts'

type Undone = InstanceType<typeof productRecord.inputs.undo>

export class ProductService extends contentService(productRecord) {
  /** @param strictFood whether a product needs complete food information to be live. */
  constructor(
    tools: RecordTools,
    readonly strictFood = false,
  ) {
    super(tools)
  }

  /** The products of one category; of all where `categoryId` is null, undefined or 0. */
  async getAllOf(context: RequestContext, categoryId: unknown, selection: Selection): Promise<Product[]> {
    if (categoryId === undefined || categoryId === null || Number(categoryId) === 0) {
      return this.getAll(context, selection)
    }
    const id = idFrom(categoryId)
    return id === null
      ? []
      : this.getAll(context, selection, { where: { category: id } as FilterQuery<Product> })
  }

  /** The products that the public site lists: without the alcoholic drinks that it hides. */
  async getListed(context: RequestContext, categoryId: unknown, selection: Selection): Promise<Product[]> {
    const { em, caller } = context
    const hiding = select('hideAlcoholicDrinks')
    const [site] = await this.tools.reader.rows(em, caller, SETTINGS, hiding, { limit: 1 })
    const products = await this.getAllOf(context, categoryId, merge(selection, select('isAlcoholicDrink')))
    return products.filter((product) => isListed(product, site ?? { hideAlcoholicDrinks: true }))
  }

  /** The listed products as the menu page shows them: alcoholic drinks without what would promote them. */
  async getShown(context: RequestContext, categoryId: unknown, selection: Selection): Promise<Product[]> {
    const products = await this.getListed(context, categoryId, selection)
    return products.map((product) =>
      isPromoted(product) ? product : { ...product, description: null, ingredients: null, productImages: [] },
    ) as Product[]
  }

  /**
   * Puts products of a category into the order of a list.
   * @throws {BadInputError} if the category does not exist, or a product is not in it.
   */
  async reorderIn(
    context: RequestContext,
    categoryId: unknown,
    ids: readonly unknown[],
  ): Promise<ManyChanged> {
    this.require(context, productRecord.access.manage)
    return this.writeMany(context, async (em) => {
      const id = idFrom(categoryId) ?? 0
      const isThere = (await em.count(Category, { id, isDeleted: false })) > 0
      if (isThere) await this.reorder({ ...context, em }, ids, { category: id })
      // Locked after the products, in the order of all writes.
      await lockExisting(em, Category, 'categoryId', categoryId)
      return ids.map(Number)
    })
  }

  /**
   * Sets prices in one transaction.
   * @throws {ConflictError} if a product's price is no longer the one that the change was based on.
   */
  async changePrices(context: RequestContext, raw: PriceChange[]): Promise<ManyChanged> {
    this.require(context, productRecord.access.manage)
    const { changes } = await checked(PriceChanges, { changes: raw })
    const ids = distinctIds(
      'changes',
      changes.map(({ productId }) => productId),
    )
    const byId = new Map(changes.map((change) => [Number(change.productId), change]))
    return this.writeMany(context, async (em) => {
      const products = await em.find(
        Product,
        { id: { $in: ids }, isDeleted: false },
        { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      const found = new Set(products.map(({ id }) => id))
      const missing = ids.find((id) => !found.has(id))
      if (missing !== undefined) throw refusedAt(ids.indexOf(missing), this.notFound(missing))
      const differing = products.filter(({ id, price }) => (byId.get(id)?.seenPrice ?? price) !== price)
      if (differing.length > 0)
        throw new ConflictError('PRICES_CHANGED', { names: differing.map(({ name }) => name) })
      for (const product of products) {
        const { price } = byId.get(product.id) as PriceChange
        if (product.price === price) continue
        product.price = price
        this.stampChanged(context, product)
      }
      await em.flush()
      return ids
    })
  }

  /**
   * Stores a list of products in one transaction: updates those with an id and adds the others.
   * @param refuseExisting refuses a new product whose name another one of its category has.
   * @throws {AppError} that names the refused product: in its fields, such as `lines.3.price`, else as `line`.
   */
  async saveAll(context: RequestContext, raw: ProductLine[], refuseExisting = false): Promise<ManyChanged> {
    this.require(context, productRecord.access.manage)
    const { lines } = await checked(ProductLines, { lines: raw })
    const ids = distinctIds(
      'lines',
      lines.flatMap(({ id }) => id ?? []),
      0,
    )
    return this.writeMany(context, async (em) => {
      const taken = refuseExisting ? await takenNames(em, lines) : null
      const found = await this.lockedAll(em, ids)
      await lockLiving(em, Category, categoriesOf(lines))
      const saved: Product[] = []
      for (const [index, line] of lines.entries()) {
        try {
          saved.push(await this.saveLine(em, context, line, found, taken))
        } catch (error) {
          throw error instanceof AppError ? refusalOfLine(error, index, line.id) : error
        }
      }
      await em.flush()
      return saved.map(({ id }) => id)
    })
  }

  /** Adds or updates a product, which the next flush stores. */
  private async saveLine(
    em: EntityManager,
    context: RequestContext,
    { id, version, ...fields }: ProductLine,
    found: ReadonlyMap<number, Product>,
    taken: Set<string> | null,
  ): Promise<Product> {
    if (id === undefined || id === null) {
      const key = nameKey(fields.categoryId, fields.name)
      if (taken?.has(key)) throw new ConflictError('VALUE_TAKEN', { entity: this.kind, field: 'name' })
      taken?.add(key)
      return this.create(em, context, await checked(AnsweredProduct, fields), {})
    }
    const input = await checked(AnsweredUpdate, { ...fields, ...(version != null && { version }) })
    const product = found.get(Number(id))
    if (!product || product.isDeleted) throw this.notFound(id)
    this.expectUnchanged(product, input)
    await this.assign(em, context, product, input, {})
    return product
  }

  /** Adds a product together with its food information. */
  addAnswered(context: RequestContext, raw: Partial<AnsweredProduct>): Promise<number> {
    return this.addBy(AnsweredProduct, context, raw)
  }

  /**
   * Updates the food information of a product.
   * @throws {BadInputError} if the diet excludes what the product contains.
   */
  updateFood(
    context: RequestContext,
    productId: unknown,
    raw: Partial<UpdateFoodInformation>,
  ): Promise<number> {
    return this.updateBy(UpdateFoodInformation, context, productId, raw)
  }

  /** A product that moves to another category has no position there yet. */
  protected override async values(
    em: EntityManager,
    input: InputOf<typeof productRecord>,
    product: Product | null,
    context: RequestContext,
  ) {
    expectMenuWording(guestTexts(input))
    const values = trimmedFood(await super.values(em, input, product, context))
    expectAgreement(values, product)
    this.expectLiveComplete(values, product)
    const { categoryId } = input
    const isMoved = product && categoryId && Number(categoryId) !== product.category.id
    if (isMoved && input.order === undefined) values.order = null
    const stamp = stampOf(input, values, product, context)
    if (product && stamp.reviewedAt && !(input as Partial<Undone>).reviewed) {
      const reviewed = await reviewedTexts(em, product.id, stamp.reviewedAt as Date)
      // A reviewed text may have been changed by a later write that this undo does not revert.
      if (outdatesReview(reviewed, { ...product, ...values } as Product)) Object.assign(stamp, NO_STAMP)
    }
    return { ...values, ...stamp } as EntityData<Product>
  }

  /** A product that is already live stays so, unless this write removes an answer. */
  private expectLiveComplete(values: ProductValues, product: Product | null): void {
    if (!this.strictFood) return
    const after = { status: Status.ACTIVE, ...product, ...values } as Product
    if (after.status !== Status.ACTIVE) return
    const wasIncomplete = product?.status === Status.ACTIVE && missingAnswers(product).length > 0
    if (!wasIncomplete) expectComplete(after)
  }

  protected override beforeRestores(em: EntityManager, products: readonly Product[]): Promise<void> {
    return lockLiving(
      em,
      Category,
      products.map(({ category }) => category.id),
    )
  }

  protected override async beforeRestore(em: EntityManager, product: Product): Promise<void> {
    const category = await livingRecord(em, Category, product.category.id)
    if (!category) throw new ConflictError('PARENT_REMOVED', { entity: 'product', parent: 'category' })
    if (this.strictFood && product.status === Status.ACTIVE) expectComplete(product)
  }

  /** The categories to which the products return, too. */
  override async lockedByUndo(em: EntityManager, changes: readonly RecordedValues[]): Promise<LockedRows> {
    const removed = changes.flatMap(({ action, entityId }) => (action === 'REMOVE' ? entityId : []))
    const rows: { id: number }[] = await em.execute(
      'select distinct category_id as id from product where id = any(?::integer[])',
      [`{${removed.join(',')}}`],
    )
    const former = changes.flatMap(({ before }) => idFrom(before?.category_id) ?? [])
    return joinedRows([
      await super.lockedByUndo(em, changes),
      new Map([['category', [...rows.map(({ id }) => id), ...former]]]),
    ])
  }
}

const SETTINGS: Readable<SiteSettings> = { entity: SiteSettings, reads: () => true, sort: { id: 'asc' } }

function categoriesOf(lines: readonly ProductLine[]): number[] {
  return lines.flatMap(({ categoryId }) => idFrom(categoryId) ?? [])
}

function nameKey(categoryId: unknown, name: unknown): string {
  return `${idFrom(categoryId)} ${cellKey(String(name))}`
}

/** The names of the products in the categories of new lines, compared as an import compares them. */
async function takenNames(em: EntityManager, lines: readonly ProductLine[]): Promise<Set<string>> {
  // Two calls in the same moment would not see each other's products.
  await em.execute('select pg_advisory_xact_lock(?)', [LOCKS.productNames])
  const categories = lines.flatMap(({ id, categoryId }) => (id == null ? (idFrom(categoryId) ?? []) : []))
  const rows: { name: string; category: number }[] = await em.execute(
    'select name, category_id as category from product where category_id = any(?::integer[]) and not is_deleted',
    [`{${categories.join(',')}}`],
  )
  return new Set(rows.map(({ name, category }) => nameKey(category, name)))
}

/** The error of one record of a list, which names the record in its fields or by its index. */
function refusalOfLine(error: AppError, index: number, id: unknown): AppError {
  const at = `lines.${index}`
  if (error.fields.length > 0)
    return BadInputError.of(error.fields.map((fault) => renamedFault(fault, `${at}.${fault.field}`)))
  if (error instanceof NotFoundError)
    return BadInputError.field(`${at}.id`, 'NO_SUCH_RECORD', { id: String(id) })
  return refusedAt(index, error)
}

/** All texts of a dish that guests read. */
function guestTexts(input: InputOf<typeof productRecord>): Record<string, string | null | undefined> {
  const { name, description, ingredients, allergenNote, portion } = input as Partial<Undone>
  return { name, description, ingredients, allergenNote, 'portion.of': portion?.of }
}

const NO_STAMP = { reviewedAt: null, reviewedBy: null }

/** The review stamp that a write sets or resets. */
function stampOf(
  input: InputOf<typeof productRecord>,
  values: ProductValues,
  product: Product | null,
  { caller }: RequestContext,
): ProductValues {
  const { reviewed, reviewedAt, reviewedBy } = input as Partial<Undone>
  // An undo restores the stamp of the previous state.
  if (reviewedAt !== undefined)
    return { reviewedAt: reviewedAt && new Date(reviewedAt), reviewedBy: reviewedBy ?? null }
  if (reviewed) return { reviewedAt: new Date(), reviewedBy: caller.userId }
  const isOutdated = product?.reviewedAt && outdatesReview(values, product)
  return reviewed === false || isOutdated ? { ...NO_STAMP } : {}
}
