import type { Readers } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { ProductImage } from './product-image.entity.ts'
import { AddProductImage, UpdateProductImage } from './product-image.input.ts'
import { productImageRules } from './product-image.rules.ts'

/** An image is visible while its product is; managers also see those of hidden products. */
const withItsProduct: Readers<ProductImage> = (manages) => (caller) => ({
  product: manages(caller)
    ? { isDeleted: false }
    : { status: Status.ACTIVE, isDeleted: false, category: { status: Status.ACTIVE, isDeleted: false } },
})

export const productImageRecord = defineRecord({
  entity: ProductImage,
  one: 'productImage',
  many: 'productImages',
  title: 'product image',
  plural: 'product images',
  label: 'product.name',
  inputs: { add: AddProductImage, update: UpdateProductImage },
  manage: 'product.manage',
  read: withItsProduct,
  sort: { index: 'asc', id: 'asc' },
  sorted: 'by index',
  table: {
    search: ['fileName'],
    fields: ['index', 'size', 'type', 'contentType', 'fileName', 'filePath', 'productId'],
  },
  pictures: ['filePath'],
  rules: productImageRules,
  image: 'filePath',
})
