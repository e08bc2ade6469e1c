import type { AddBlogTag, BlogTag, BlogTagTable, UpdateBlogTag } from './contracts.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

export function blogTagCalls(send: Send) {
  return {
    ...readsOf<BlogTag, BlogTagTable>(send, '/api/v1/BlogTag'),
    add: (body: AddBlogTag) => send<BlogTag>('POST', '/api/v1/BlogTag/add', { json: body }),
    update: (body: UpdateBlogTag) => send<BlogTag>('PATCH', '/api/v1/BlogTag/update', { json: body }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/BlogTag/remove', id)),
  }
}
