import { type EntityName, managePermissions } from './permissions.ts'

/** Actions beyond a resource's own permission. */
const ADMINISTRATORS_ONLY = ['restore', 'seeDeleted', 'history', 'erase']

/**
 * Whether the roles of somebody allow an action, by the rules of the API, so that nothing is offered that it would
 * refuse.
 * @param action list, show, create, edit, delete, export; restore, seeDeleted, history, erase.
 */
export function allows(roles: readonly string[], action: string, resource: string): boolean {
  if (roles.includes('administrator')) return true
  if (ADMINISTRATORS_ONLY.includes(action)) return false
  // The history, which is no entity, is for administrators.
  if (!isEntity(resource)) return false
  const wanted = managePermissions[resource]
  return wanted === null || roles.includes(wanted)
}

function isEntity(name: string): name is EntityName {
  return Object.hasOwn(managePermissions, name)
}
