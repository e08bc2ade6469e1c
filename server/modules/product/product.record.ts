import { everybodyWhere } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import { defineContent } from '../../core/record-definition.ts'
import { Product } from './product.entity.ts'

export const productRecord = defineContent({
  entity: Product,
  one: 'product',
  many: 'products',
  title: 'product',
  plural: 'products',
  label: 'name',
  manage: 'product.manage',
  narrow: { permission: 'product.availability', fields: ['availiblity'] },
  read: everybodyWhere<Product>({
    status: Status.ACTIVE,
    category: { status: Status.ACTIVE, isDeleted: false },
  }),
  sort: { category: { order: 'asc', id: 'asc' }, order: 'asc', name: 'asc', id: 'asc' },
  sorted: 'by the order of their categories, then by their own, then by name in Turkish order',
  table: {
    search: ['name', 'description'],
    fields: ['name', 'description', 'price', 'availiblity', 'status', 'categoryId'],
  },
})
