import type { Category, CategoryTable } from './contracts.ts'
import { callsOf } from './entity-calls.ts'
import { type FilePart, requiredForm } from './form.ts'
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

const FIELDS = ['id', 'image', 'icon', 'name', 'description', 'status', 'order'] as const

export function categoryCalls(send: Send) {
  return callsOf<Category, CategoryTable, CategoryForm>(
    send,
    '/api/v1/Category',
    'POST',
    'POST',
    (category) => ({ form: requiredForm(category, FIELDS) }),
  )
}
