import type { Category, CategoryTable } from './contracts.ts'
import { type FilePart, formOf } from './form.ts'
import { requireForm } from './presence.ts'
import { addressOf, readsOf } from './reads.ts'
import type { Send } from './transport.ts'

/** All fields are required, in an update too; an empty file keeps the picture. */
export interface CategoryForm {
  /** 0 for a new one. */
  readonly id: number
  readonly image: FilePart
  readonly icon: FilePart
  readonly name: string
  readonly description: string
  readonly status: number | boolean
  readonly order: number
}

export function categoryCalls(send: Send) {
  return {
    ...readsOf<Category, CategoryTable>(send, '/api/v1/Category'),
    add: async (category: CategoryForm) =>
      send<Category>('POST', '/api/v1/Category/add', { form: formFor(category) }),
    update: async (category: CategoryForm) =>
      send<Category>('POST', '/api/v1/Category/update', { form: formFor(category) }),
    remove: async (id: number) => send<void>('POST', addressOf('/api/v1/Category/remove', id)),
  }
}

function formFor(category: CategoryForm): FormData {
  requireForm({ ...category }, ['id', 'image', 'icon', 'name', 'description', 'status', 'order'])
  return formOf({
    Id: category.id,
    Image: category.image,
    Icon: category.icon,
    Name: category.name,
    Description: category.description,
    Status: category.status,
    Order: category.order,
  })
}
