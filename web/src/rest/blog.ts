import type { Blog, BlogTable } from './contracts.ts'
import { type FilePart, formOf } from './form.ts'
import { requireForm } from './presence.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

/** All fields are required, in an update too; an empty file keeps the picture. */
export interface BlogForm {
  /** 0 for a new one. */
  readonly id: number
  readonly image: FilePart
  readonly categoryId: number
  readonly tagsId: readonly number[]
  readonly name: string
  readonly description: string
  readonly status: number | boolean
}

export function blogCalls(send: Send) {
  return {
    ...readsOf<Blog, BlogTable>(send, '/api/v1/Blog'),
    add: async (blog: BlogForm) => send<Blog>('POST', '/api/v1/Blog/add', { form: formFor(blog) }),
    update: async (blog: BlogForm) => send<Blog>('PATCH', '/api/v1/Blog/update', { form: formFor(blog) }),
    remove: async (id: number) => send<void>('DELETE', addressOf('/api/v1/Blog/remove', id)),
  }
}

function formFor(blog: BlogForm): FormData {
  requireForm({ ...blog }, ['id', 'image', 'categoryId', 'tagsId', 'name', 'description', 'status'])
  return formOf({
    Id: blog.id,
    Image: blog.image,
    CategoryId: blog.categoryId,
    TagsId: blog.tagsId,
    Name: blog.name,
    Description: blog.description,
    Status: blog.status,
  })
}
