import type { ProductImage, ProductImageTable, TableQuery } from './contracts.ts'
import { addressOf } from './entity-calls.ts'
import { type FilePart, requiredForm } from './form.ts'
import { requireDefined } from './presence.ts'
import type { Send } from './transport.ts'

export interface ProductImagesForm {
  /** 0 for new ones. */
  readonly id: number
  readonly productId: number
  /** Up to ten, in the order in which they are shown. */
  readonly image: readonly FilePart[]
}

export function productImageCalls(send: Send) {
  return {
    add: async (images: ProductImagesForm) =>
      send<ProductImage[]>('POST', '/api/v1/ProductImage/add', {
        form: requiredForm(images, ['image', 'id', 'productId']),
      }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/ProductImage/remove', id)),
    async getById(id: number) {
      requireDefined('id', id)
      return send<ProductImage>('GET', '/api/v1/ProductImage/get-by-id', { query: { id } })
    },
    async getTableAll(productId: number, query: TableQuery = {}) {
      requireDefined('productId', productId)
      const sent = { query: { productId }, json: query }
      return send<ProductImageTable>('POST', '/api/v1/ProductImage/get-table-all', sent)
    },
    async getAll(productId: number) {
      requireDefined('productId', productId)
      return send<ProductImage[]>('GET', '/api/v1/ProductImage/get-all', { query: { productId } })
    },
  }
}
