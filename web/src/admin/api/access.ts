import {
  contentKinds,
  type EntityName,
  managePermissions,
  narrowPermissions,
  permissions,
} from './permissions.ts'
import { screenPaths } from './screen-paths.ts'

/** Actions that need more than the entity's permission. */
const ADMINISTRATORS_ONLY = ['restore', 'seeDeleted', 'erase']

/**
 * Whether roles allow an action, by the rules of the API, so that the screens offer nothing that it would refuse.
 * @param action list, show, create, edit, delete, export; availability; restore, seeDeleted, history, erase.
 */
export function allows(roles: readonly string[], action: string, resource: string): boolean {
  if (roles.includes('administrator')) return true
  if (ADMINISTRATORS_ONLY.includes(action)) return false
  // The history is not an entity; it has the changes of the content that the user manages.
  if (resource === 'change') return contentKinds.some((kind) => allows(roles, 'history', kind))
  if (!isEntity(resource)) return false
  const narrow = narrowPermissions[resource]
  if (narrow === `${resource}.${action}` && roles.includes(narrow)) return true
  if (action === 'history' && !contentKinds.includes(resource)) return false
  const wanted = managePermissions[resource]
  return wanted === null || roles.includes(wanted)
}

/** Whether roles allow to keep the book of tables, which is no entity. */
export function keepsBook(roles: readonly string[]): boolean {
  return roles.includes('administrator') || roles.includes('reservation.manage')
}

/** Whether roles allow to translate records of a kind: those who write them, and translators. */
export function translates(roles: readonly string[], entity: EntityName): boolean {
  return allows(roles, 'edit', 'translation') || allows(roles, 'edit', entity)
}

/** The permissions for one screen each. */
const ONE_SCREEN: Readonly<Partial<Record<string, string>>> = {
  'product.availability': screenPaths.menu,
  'reservation.manage': screenPaths.tables,
  'translation.manage': screenPaths.translations,
}

/** The only screen of somebody who has one of these permissions alone; null for others. */
export function onlyScreen(roles: readonly string[]): string | null {
  const known = roles.filter((role) => permissions.some((each) => each === role))
  const [first = ''] = known
  return known.length === 1 ? (ONE_SCREEN[first] ?? null) : null
}

function isEntity(name: string): name is EntityName {
  return Object.hasOwn(managePermissions, name)
}
