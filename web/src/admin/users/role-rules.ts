import { isBuiltIn, permissionOrder } from '../api/permission-messages.ts'

/**
 * Whether a user with the roles `held` may assign the wanted roles, or change records that have them: users can grant
 * only roles of their own.
 */
export function mayGive(held: readonly string[], wanted: readonly string[]): boolean {
  return held.includes('administrator') || wanted.every((role) => held.includes(role))
}

/** Whether the roles `held` allow all that another role does. */
export function isImplied(held: readonly string[], role: string): boolean {
  if (role === 'product.availability' && held.includes('product.manage')) return true
  return role !== 'administrator' && isBuiltIn(role) && held.includes('administrator')
}

/** A group as the signed-in user may read it. */
export interface KnownGroup {
  readonly id: string
  readonly name: string
  readonly displayName: string | null
  readonly description: string | null
  /** Names of its roles. */
  readonly roles: readonly string[]
}

/**
 * Whether a user with the roles `held` may change a user of these groups. An unreadable group might have any role, so
 * that the answer is no.
 */
export function mayChangeUser(
  held: readonly string[],
  groups: readonly KnownGroup[],
  groupIds: readonly string[],
): boolean {
  if (held.includes('administrator')) return true
  return groupIds.every((id) => {
    const group = groups.find((each) => each.id === id)
    return group !== undefined && mayGive(held, group.roles)
  })
}

/** Built-in roles in the order of the screens, then custom roles in the order of their creation. */
export function inOrder<R extends { readonly name: string }>(roles: readonly R[]): R[] {
  const known: readonly string[] = permissionOrder
  const rank = ({ name }: R) => (known.includes(name) ? known.indexOf(name) : known.length)
  return roles.toSorted((one, other) => rank(one) - rank(other))
}
