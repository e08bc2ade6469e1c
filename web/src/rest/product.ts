import type { AddProduct, Product, ProductTable, UpdateProduct } from './contracts.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

export function productCalls(send: Send) {
  return {
    ...readsOf<Product, ProductTable>(send, '/api/v1/Product'),
    add: (body: AddProduct) => send<Product>('POST', '/api/v1/Product/add', { json: body }),
    update: (body: UpdateProduct) => send<Product>('POST', '/api/v1/Product/update', { json: body }),
    remove: async (id: number) => send<void>('POST', addressOf('/api/v1/Product/remove', id)),
  }
}
