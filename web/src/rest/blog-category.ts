import type { AddBlogCategory, BlogCategory, BlogCategoryTable, UpdateBlogCategory } from './contracts.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

export function blogCategoryCalls(send: Send) {
  return {
    ...readsOf<BlogCategory, BlogCategoryTable>(send, '/api/v1/BlogCategory'),
    add: (body: AddBlogCategory) => send<BlogCategory>('POST', '/api/v1/BlogCategory/add', { json: body }),
    update: (body: UpdateBlogCategory) =>
      send<BlogCategory>('PATCH', '/api/v1/BlogCategory/update', { json: body }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/BlogCategory/remove', id)),
  }
}
