import type { inputBounds } from './api/input-bounds.ts'

type Updated<Input> = Input extends `Update${infer Entity}` ? Uncapitalize<Entity> : never

/** Every kind of record: those that the API updates, and the look-up values, which have calls of REST alone. */
export type EntityName = Updated<keyof typeof inputBounds> | 'value'

/** The role that the calls of each kind of record want. */
export const ROLE_OF = {
  about: 'about.manage',
  service: 'service.manage',
  category: 'category.manage',
  product: 'product.manage',
  productImage: 'product.manage',
  blog: 'blog.manage',
  blogCategory: 'blog.manage',
  blogTag: 'blog.manage',
  contact: 'contact.manage',
  user: 'user.manage',
  role: 'role.manage',
  group: 'group.manage',
  value: 'administrator',
  change: 'administrator',
} as const satisfies Readonly<Record<EntityName | 'change', string>>

export type ResourceName = keyof typeof ROLE_OF

/** What may be done beside what a resource's own role allows. */
const ADMINISTRATORS_ONLY = ['restore', 'seeDeleted', 'history', 'erase']

/**
 * Whether the roles of somebody allow an action, by the rules of the API, so that nothing is offered that it would
 * refuse.
 * @param action list, show, create, edit, delete, export; restore, seeDeleted, history, erase.
 */
export function allows(roles: readonly string[], action: string, resource: string): boolean {
  if (roles.includes('administrator')) return true
  if (ADMINISTRATORS_ONLY.includes(action)) return false
  return resource in ROLE_OF && roles.includes(ROLE_OF[resource as ResourceName])
}
