import type { inputBounds } from './input-bounds.ts'
import type { Permission } from './permissions.ts'

type Updated<Input> = Input extends `Update${infer Entity}` ? Uncapitalize<Entity> : never

/** Every kind of record: those that the API updates, and the look-up values, which have calls of REST alone. */
export type EntityName = Updated<keyof typeof inputBounds> | 'value'

/** The subjects of access rules: the kinds of records, and their history. */
export type ResourceName = EntityName | 'change'

/** The permission that the calls of each kind of record want. */
const PERMISSION_OF: Readonly<Record<ResourceName, Permission>> = {
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
}

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
  return isResource(resource) && roles.includes(PERMISSION_OF[resource])
}

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(PERMISSION_OF, name)
}
