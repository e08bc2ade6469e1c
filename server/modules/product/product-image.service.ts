import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import type { PreparedPicture } from '../../core/pictures/picture-decoder.ts'
import type { PictureSource } from '../../core/pictures/picture-source.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import type { LockedRows } from '../../core/write/lock-order.ts'
import type { RecordedValues } from '../../core/write/undo-plan.ts'
import { Product } from './product.entity.ts'
import { ProductImage } from './product-image.entity.ts'
import { AddProductImage, UpdateProductImage } from './product-image.input.ts'
import { productImageRecord } from './product-image.record.ts'

/** Changes of a picture that change the positions of the others. */
const SHIFTING: ReadonlySet<string> = new Set(['REMOVE', 'RESTORE'])

/** Limit of pictures for each call. */
const MOST_AT_ONCE = 10

/** The pictures of products. The order of one product's pictures is contiguous from 0 after every write. */
export class ProductImageService extends contentService(productImageRecord) {
  /** The pictures of one product. */
  async getAllOf(context: RequestContext, productId: unknown, selection: Selection): Promise<ProductImage[]> {
    const id = idFrom(productId)
    return id === null
      ? []
      : this.getAll(context, selection, { where: { product: id } as FilterQuery<ProductImage> })
  }

  /** Appends pictures to those of the product, in the order sent and in one transaction. */
  async addAll(
    context: RequestContext,
    productId: unknown,
    sources: readonly Promise<PictureSource>[],
  ): Promise<number[]> {
    this.require(context, productImageRecord.access.manage)
    await checked(AddProductImage, { productId: productId as number })
    if (sources.length === 0 || sources.length > MOST_AT_ONCE) {
      throw BadInputError.field('images', 'ITEMS', { min: 1, max: MOST_AT_ONCE })
    }
    const files: PreparedPicture[] = []
    for (const source of await Promise.all(sources)) {
      files.push(await this.tools.decoder.prepare(source, 'images'))
    }
    const { ids } = await this.writeWithFiles(context, files, async (em) => ({
      ids: await this.store(em, context, productId, files),
      replaced: [],
    }))
    return ids
  }

  private async store(
    em: EntityManager,
    context: RequestContext,
    productId: unknown,
    files: readonly PreparedPicture[],
  ): Promise<number[]> {
    const product = await em.findOne(
      Product,
      { id: idFrom(productId) ?? 0, isDeleted: false },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    if (!product)
      throw BadInputError.field('productId', 'NO_SUCH_RECORD', { id: String(productId).slice(0, 40) })
    const first = await em.count(ProductImage, { product, isDeleted: false })
    const images = files.map(({ size, contentType, fileName, filePath }, index) =>
      em.create(ProductImage, {
        ...this.stampNew(context),
        index: first + index,
        size,
        contentType,
        fileName,
        filePath,
        product,
        productId: product.id,
      }),
    )
    await em.flush()
    return images.map((image) => image.id)
  }

  /** Only its position can be updated; the other pictures move along. */
  protected override async values(
    em: EntityManager,
    input: AddProductImage | UpdateProductImage,
    image: ProductImage,
  ) {
    if (!('index' in input) || input.index === undefined) return {}
    await this.move(em, image, input.index)
    return { index: image.index }
  }

  protected override async beforeRemove(em: EntityManager, image: ProductImage): Promise<void> {
    const siblings = await this.siblings(em, image)
    for (const [index, each] of siblings.filter((sibling) => sibling.id !== image.id).entries())
      each.index = index
  }

  protected override async beforeRestore(em: EntityManager, image: ProductImage): Promise<void> {
    const product = await em.findOne(Product, { id: image.product.id, isDeleted: false })
    if (!product) throw new ConflictError('PARENT_REMOVED', { entity: 'productImage', parent: 'product' })
    image.index = (await this.siblings(em, image)).length
  }

  /** The others close up behind a removed picture, and make room for one that comes back. */
  override isCausedIn(request: readonly RecordedValues[], { action }: RecordedValues): boolean {
    const isShift = (other: RecordedValues) => other.entity === 'productImage' && SHIFTING.has(other.action)
    return action === 'UPDATE' && request.some(isShift)
  }

  /** A restored picture becomes the last; an undo restores its position. */
  protected override async beforeUndoneRemoval(em: EntityManager, image: ProductImage): Promise<void> {
    const position = image.index
    await this.beforeRestore(em, image)
    await this.move(em, image, position)
  }

  private async move(em: EntityManager, image: ProductImage, to: number): Promise<void> {
    const others = (await this.siblings(em, image)).filter((each) => each.id !== image.id)
    others.splice(Math.min(to, others.length), 0, image)
    for (const [index, each] of others.entries()) each.index = index
  }

  /** Locks the products before their pictures, so that a move and a removal of two pictures are serialized. */
  protected override async lockedAll(
    em: EntityManager,
    ids: readonly number[],
  ): Promise<Map<number, ProductImage>> {
    const products = await productsOf(em, ids)
    await em.find(
      Product,
      { id: { $in: products } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    return super.lockedAll(em, ids)
  }

  override async lockedByUndo(em: EntityManager, changes: readonly RecordedValues[]): Promise<LockedRows> {
    const ids = changes.map(({ entityId }) => entityId)
    return new Map([
      ['product', await productsOf(em, ids)],
      ['productImage', ids],
    ])
  }

  /** The live pictures of the same product in order. */
  private async siblings(em: EntityManager, { product }: ProductImage): Promise<ProductImage[]> {
    // Other pictures of the same call.
    await em.flush()
    return em.find(
      ProductImage,
      { product, isDeleted: false },
      { orderBy: { index: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
  }
}

/** The ids of the products of pictures. */
async function productsOf(em: EntityManager, ids: readonly number[]): Promise<number[]> {
  const rows: { id: number }[] = await em.execute(
    'select distinct product_id as id from product_image where id = any(?::integer[])',
    [`{${ids.join(',')}}`],
  )
  return rows.map(({ id }) => id)
}
