import { administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { Status } from '../../core/status.ts'
import { Product } from './product.entity.ts'
import { AddProduct, UpdateProduct } from './product.input.ts'

const shown = everybodyReads<Product>(
  { status: Status.ACTIVE, category: { status: Status.ACTIVE, isDeleted: false } },
  'product.manage',
)

export const productRecord = defineRecord({
  entity: Product,
  one: 'product',
  many: 'products',
  title: 'product',
  plural: 'products',
  label: 'name',
  inputs: { add: AddProduct, update: UpdateProduct },
  access: {
    getAll: shown,
    getById: shown,
    getTableAll: shown,
    seeDeleted: administratorsOnly,
    add: may('product.manage'),
    update: may('product.manage'),
    remove: may('product.manage'),
    restore: administratorsOnly,
  },
  sort: { category: { order: 'asc', id: 'asc' }, name: 'asc', id: 'asc' },
  sorted: 'by the order of their categories, then by name in Turkish order',
  table: {
    search: ['name', 'description'],
    fields: ['name', 'description', 'price', 'availiblity', 'status', 'categoryId'],
  },
})
