import { permissionOrder } from './permission.messages.ts'

/** Whether somebody who holds roles may hand out, or change what holds, the wanted ones: nobody gives what they lack. */
export function mayGive(held: readonly string[], wanted: readonly string[]): boolean {
  return held.includes('administrator') || wanted.every((role) => held.includes(role))
}

/** A group as far as whoever is signed in may know it. */
export interface KnownGroup {
  readonly id: string
  readonly name: string
  readonly description: string | null
  /** Names of its roles. */
  readonly roles: readonly string[]
}

/**
 * Whether somebody may change a user of these groups. Of a group that they do not know, nobody can tell what it holds,
 * so they may not.
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

/** Whether a user of these groups may do everything. */
export function isAdministrator(groups: readonly KnownGroup[], groupIds: readonly string[]): boolean {
  return groups.some(({ id, roles }) => groupIds.includes(id) && roles.includes('administrator'))
}

/** Built-in roles first, in their order; one's own after them, as they were added. */
export function inOrder<R extends { readonly name: string }>(roles: readonly R[]): R[] {
  const known: readonly string[] = permissionOrder
  const place = ({ name }: R) => (known.includes(name) ? known.indexOf(name) : known.length)
  return roles.toSorted((one, other) => place(one) - place(other))
}
