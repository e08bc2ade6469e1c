import { type EntityName, managePermissions } from './permissions.ts'

/** Actions that need more than the entity's permission. */
const ADMINISTRATORS_ONLY = ['restore', 'seeDeleted', 'history', 'erase']

/**
 * Whether roles allow an action, by the rules of the API, so that the screens offer nothing that it would refuse.
 * @param action list, show, create, edit, delete, export; restore, seeDeleted, history, erase.
 */
export function allows(roles: readonly string[], action: string, resource: string): boolean {
  if (roles.includes('administrator')) return true
  if (ADMINISTRATORS_ONLY.includes(action)) return false
  // The history is not an entity and is for administrators.
  if (!isEntity(resource)) return false
  const wanted = managePermissions[resource]
  return wanted === null || roles.includes(wanted)
}

function isEntity(name: string): name is EntityName {
  return Object.hasOwn(managePermissions, name)
}
