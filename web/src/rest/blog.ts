import type { Blog, BlogTable } from './contracts.ts'
import { callsOf } from './entity-calls.ts'
import { type FilePart, requiredForm } from './form.ts'
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

const FIELDS = ['id', 'image', 'categoryId', 'tagsId', 'name', 'description', 'status'] as const

export function blogCalls(send: Send) {
  return callsOf<Blog, BlogTable, BlogForm>(send, '/api/v1/Blog', 'PATCH', 'DELETE', (blog) => ({
    form: requiredForm(blog, FIELDS),
  }))
}
