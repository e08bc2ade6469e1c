import { type EntityName, managePermissions, type Permission, permissions } from './permissions.ts'

/** Actions that a narrower permission allows. */
const NARROW: Readonly<Record<string, Permission>> = { 'product.availability': 'product.availability' }

/** Actions that need more than the entity's permission. */
const ADMINISTRATORS_ONLY = ['restore', 'seeDeleted', 'erase']

/** The kinds whose history only administrators read. */
const PEOPLE: readonly EntityName[] = ['user', 'group', 'role']

/**
 * Whether roles allow an action, by the rules of the API, so that the screens offer nothing that it would refuse.
 * @param action list, show, create, edit, delete, export; availability; restore, seeDeleted, history, erase.
 */
export function allows(roles: readonly string[], action: string, resource: string): boolean {
  if (roles.includes('administrator')) return true
  if (ADMINISTRATORS_ONLY.includes(action)) return false
  const narrow = NARROW[`${resource}.${action}`]
  if (narrow && roles.includes(narrow)) return true
  // The history is not an entity; it has the changes of the content that the user manages.
  if (resource === 'change')
    return Object.keys(managePermissions).some((kind) => allows(roles, 'history', kind))
  if (!isEntity(resource)) return false
  if (action === 'history' && (PEOPLE.includes(resource) || managePermissions[resource] === null))
    return false
  const wanted = managePermissions[resource]
  return wanted === null || roles.includes(wanted)
}

/** Whether the only permission is to mark dishes as sold out, so that the menu is the only screen. */
export function isKitchenOnly(roles: readonly string[]): boolean {
  const known = roles.filter((role) => permissions.some((each) => each === role))
  return known.length > 0 && known.every((role) => role === 'product.availability')
}

function isEntity(name: string): name is EntityName {
  return Object.hasOwn(managePermissions, name)
}
