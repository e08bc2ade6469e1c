import { type FilterQuery, IsolationLevel, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isListed, isPromoted } from '../../../web/src/rules/food.ts'
import { cellKey } from '../../../web/src/rules/menu-table.ts'
import { may } from '../../core/access.ts'
import { AppError, BadInputError, ConflictError, NotFoundError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { Readable } from '../../core/read/readable.ts'
import { merge, type Selection, select } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { fieldsBelow, refusedAt } from '../../core/write/at-line.ts'
import { findLocked } from '../../core/write/find-locked.ts'
import { distinctIds, MAX_AT_ONCE } from '../../core/write/id-lists.ts'
import { lockExisting, lockLiving } from '../../core/write/lock-existing.ts'
import type { ManyChanged } from '../../core/write/many-changed.ts'
import { RecordService } from '../../core/write/record-service.ts'
import { Category } from '../category/category.entity.ts'
import { categoryService } from '../category/category.service.ts'
import { SiteSettings } from '../site/site.entity.ts'
import { namedCategories } from './category-names.ts'
import { UpdateFoodInformation } from './food.input.ts'
import { createImages, preparedImages } from './new-images.ts'
import { expectDistinctPrices, nameOfPrice, priceOf, setPrice } from './price.rules.ts'
import { expectMoment, pricesAhead, pricesAt, recordedTime } from './price-history.rules.ts'
import { Product } from './product.entity.ts'
import { type PriceChange, PriceChanges, type ProductLine, ProductLines } from './product.input.ts'
import { AnsweredProduct, AnsweredUpdate, productRecord } from './product.record.ts'

type Add = InstanceType<typeof productRecord.inputs.add>
type Update = InstanceType<typeof productRecord.inputs.update>

export class ProductService extends RecordService<Product, Add, Update> {
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
   * The same products with the prices that they had or will have at a moment, for managers; those that were added
   * later are left out.
   * @throws {BadInputError} on `at` for a moment before the history, or too far ahead.
   */
  async getAllAt(
    context: RequestContext,
    at: Date,
    read: (context: RequestContext) => Promise<Product[]>,
  ): Promise<Product[]> {
    this.require(context, productRecord.access.manage)
    // Products and history as of one instant.
    const isolation = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true }
    return context.em.fork().transactional(async (em) => {
      const time = await recordedTime(em)
      expectMoment('at', at, time)
      const products = await read({ ...context, em })
      const prices = await (at <= time.now ? pricesAt : pricesAhead)(em, products, at)
      return products.flatMap((product) => {
        const then = prices.get(product.id)
        return then ? ({ ...product, ...then } as Product) : []
      })
    }, isolation)
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
   * Sets prices of products and their servings in one transaction.
   * @throws {BadInputError} for a price that is named twice, or a serving that its product does not have.
   * @throws {ConflictError} if one of them is no longer the price that its change was based on.
   */
  async changePrices(context: RequestContext, raw: PriceChange[]): Promise<ManyChanged> {
    this.require(context, productRecord.access.manage)
    const { changes } = await checked(PriceChanges, { changes: raw })
    expectDistinctPrices('changes', changes, { min: 1, max: MAX_AT_ONCE })
    const ids = [...new Set(changes.map(({ productId }) => Number(productId)))]
    return this.writeMany(context, async (em) => {
      const where = { id: { $in: ids }, isDeleted: false }
      const products = await findLocked(em, Product, where, LockMode.PESSIMISTIC_WRITE)
      const priced = this.pricedLines(changes, products)
      const differing = priced.filter(({ now, line }) => (line.seenPrice ?? now) !== now)
      if (differing.length > 0)
        throw new ConflictError('PRICES_CHANGED', {
          names: differing.map(({ product, line }) => nameOfPrice(product.name, line.serving)),
        })
      const changed = priced.filter(({ product, line }) => setPrice(product, line.serving, line.price))
      for (const product of new Set(changed.map((each) => each.product))) this.stampChanged(context, product)
      await em.flush()
      return ids
    })
  }

  /** The changes with their products and present prices. */
  private pricedLines(
    changes: readonly PriceChange[],
    products: readonly Product[],
  ): { readonly line: PriceChange; readonly product: Product; readonly now: number }[] {
    const byId = new Map(products.map((product) => [product.id, product]))
    return changes.map((line, index) => {
      const product = byId.get(Number(line.productId))
      if (!product) throw refusedAt(index, this.notFound(line.productId))
      const now = priceOf(product, line.serving)
      if (now === undefined)
        throw BadInputError.field(`changes.${index}.serving`, 'NO_SUCH_SERVING', {
          label: line.serving as string,
        })
      return { line, product, now }
    })
  }

  /**
   * Stores a list of products in one transaction: updates those with an id and adds the others.
   * @param refuseExisting refuses a new product whose name another one of its category has.
   * @param addCategories adds the categories that lines name and that are missing, for managers of categories.
   * @throws {AppError} that names the refused product: in its fields, such as `lines.3.price`, else as `line`.
   */
  async saveAll(
    context: RequestContext,
    raw: ProductLine[],
    refuseExisting = false,
    addCategories = false,
  ): Promise<ManyChanged> {
    this.require(context, productRecord.access.manage)
    if (addCategories) this.require(context, may('category.manage'))
    const { lines: given } = await checked(ProductLines, { lines: raw })
    const ids = distinctIds(
      'lines',
      given.flatMap(({ id }) => id ?? []),
      0,
    )
    return this.writeMany(context, async (em) => {
      if (refuseExisting || addCategories) await waitForOtherLists(em)
      const add = (name: string) => this.categories.add({ ...context, em }, { name })
      const lines = await namedCategories(em, given, addCategories ? add : null)
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

  private readonly categories = categoryService(this.tools)

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

  /** Adds a product with its pictures, in one transaction. */
  override async add(context: RequestContext, raw: Partial<Add>): Promise<number> {
    if (!raw.images?.length) return super.add(context, raw)
    this.require(context, productRecord.access.manage)
    const input = await checked(productRecord.inputs.add, raw)
    const files = await preparedImages(this.tools.decoder, input.images ?? [])
    const { ids } = await this.writeWithFiles(context, files, async (em) => {
      const product = await this.create(em, context, input, {})
      await em.flush()
      createImages(em, context, product, files, 0)
      await em.flush()
      return { ids: [product.id], replaced: [] }
    })
    return ids[0] as number
  }

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
}

const SETTINGS: Readable<SiteSettings> = { entity: SiteSettings, reads: () => true, sort: { id: 'asc' } }

function categoriesOf(lines: readonly ProductLine[]): number[] {
  return lines.flatMap(({ categoryId }) => idFrom(categoryId) ?? [])
}

function nameKey(categoryId: unknown, name: unknown): string {
  return `${idFrom(categoryId)} ${cellKey(String(name))}`
}

/** Two calls in the same moment would not see each other's names. */
async function waitForOtherLists(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [LOCKS.productNames])
}

/** The names of the products in the categories of new lines, compared as an import compares them. */
async function takenNames(em: EntityManager, lines: readonly ProductLine[]): Promise<Set<string>> {
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
  const named = fieldsBelow(at, error)
  if (named) return named
  if (error instanceof NotFoundError)
    return BadInputError.field(`${at}.id`, 'NO_SUCH_RECORD', { id: String(id) })
  return refusedAt(index, error)
}
