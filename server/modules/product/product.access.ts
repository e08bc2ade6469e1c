import { type Access, administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { Product } from './product.entity.ts'

const shown = everybodyReads<Product>(
  { status: Status.ACTIVE, category: { status: Status.ACTIVE, isDeleted: false } },
  'product.manage',
)

export const productAccess: Access<Product> = {
  getAll: shown,
  getById: shown,
  getTableAll: shown,
  seeDeleted: administratorsOnly,
  add: may('product.manage'),
  update: may('product.manage'),
  remove: may('product.manage'),
  restore: administratorsOnly,
}
