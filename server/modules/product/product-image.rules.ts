import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError } from '../../core/errors.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { Product } from './product.entity.ts'
import { ProductImage } from './product-image.entity.ts'
import type { AddProductImage, UpdateProductImage } from './product-image.input.ts'

/** Changes of a picture that change the positions of the others. */
const SHIFTING: ReadonlySet<string> = new Set(['REMOVE', 'RESTORE'])

/** The order of one product's pictures is contiguous from 0 after every write. */
export const productImageRules: RecordRules<ProductImage, AddProductImage | UpdateProductImage> = {
  /** Only its position can be updated; the other pictures move along. */
  async values({ em, input, record }) {
    if (record === null || !('index' in input) || input.index === undefined) return {}
    await move(em, record, input.index)
    return { index: record.index }
  },
  async beforeRemove(image, { em }) {
    const siblings = await siblingsOf(em, image)
    for (const [index, each] of siblings.filter((sibling) => sibling.id !== image.id).entries())
      each.index = index
  },
  beforeRestore: (image, { em }) => becomeLast(em, image),
  /** A restored picture becomes the last; an undo restores its position. */
  async beforeUndoneRemoval(image, { em }) {
    const position = image.index
    await becomeLast(em, image)
    await move(em, image, position)
  },
  /** The others close up behind a removed picture, and make room for one that comes back. */
  isCausedIn(request, { action }) {
    const isShift = (other: { entity: string; action: string }) =>
      other.entity === 'productImage' && SHIFTING.has(other.action)
    return action === 'UPDATE' && request.some(isShift)
  },
  /** The products, so that a move and a removal of two pictures are serialized. */
  async lockBefore(ids, em) {
    const products = await productsOf(em, ids)
    await em.find(
      Product,
      { id: { $in: products } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
  },
  async lockedByUndo(changes, em) {
    const ids = changes.map(({ entityId }) => entityId)
    return new Map([['product', await productsOf(em, ids)]])
  },
}

async function becomeLast(em: EntityManager, image: ProductImage): Promise<void> {
  const product = await em.findOne(Product, { id: image.product.id, isDeleted: false })
  if (!product) throw new ConflictError('PARENT_REMOVED', { entity: 'productImage', parent: 'product' })
  image.index = (await siblingsOf(em, image)).length
}

async function move(em: EntityManager, image: ProductImage, to: number): Promise<void> {
  const others = (await siblingsOf(em, image)).filter((each) => each.id !== image.id)
  others.splice(Math.min(to, others.length), 0, image)
  for (const [index, each] of others.entries()) each.index = index
}

/** The live pictures of the same product in order. */
async function siblingsOf(em: EntityManager, { product }: ProductImage): Promise<ProductImage[]> {
  // Other pictures of the same call.
  await em.flush()
  return em.find(
    ProductImage,
    { product, isDeleted: false },
    { orderBy: { index: 'asc', id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  )
}

async function productsOf(em: EntityManager, ids: readonly number[]): Promise<number[]> {
  const rows: { id: number }[] = await em.execute(
    'select distinct product_id as id from product_image where id = any(?::integer[])',
    [`{${ids.join(',')}}`],
  )
  return rows.map(({ id }) => id)
}
