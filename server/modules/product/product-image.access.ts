import { type Access, administratorsOnly, holds, may, type ReadRule } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { ProductImage } from './product-image.entity.ts'

/** An image shows while its product does; who manages products sees those of hidden ones too. */
const shown: ReadRule<ProductImage> = (caller) => ({
  product: holds(caller, 'product.manage')
    ? { isDeleted: false }
    : { status: Status.ACTIVE, isDeleted: false, category: { status: Status.ACTIVE, isDeleted: false } },
})

export const productImageAccess: Access<ProductImage> = {
  getAll: shown,
  getById: shown,
  getTableAll: shown,
  seeDeleted: administratorsOnly,
  add: may('product.manage'),
  update: may('product.manage'),
  remove: may('product.manage'),
  restore: administratorsOnly,
}
