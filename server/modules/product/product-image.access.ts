import { type Access, administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { ProductImage } from './product-image.entity.ts'

const shown = everybodyReads<ProductImage>(
  {
    product: {
      status: Status.ACTIVE,
      isDeleted: false,
      category: { status: Status.ACTIVE, isDeleted: false },
    },
  },
  'product.manage',
)

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
