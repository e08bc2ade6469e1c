import { usePermissions } from 'ra-core'
import { allows } from '../api/access.ts'
import { useAll } from '../api/use-all.ts'
import type { GroupRecord } from './group-record.ts'
import { inOrder } from './role-rules.ts'

export interface NamedRole {
  readonly id: string
  readonly name: string
}

interface KnownRoles {
  readonly roles: NamedRole[]
  readonly groups: GroupRecord[]
  readonly isPending: boolean
  readonly error: Error | null
  refetch(): void
}

/**
 * The roles that the signed-in user may read, in the order of the screens. A user who manages groups but not roles
 * reads those that groups hold, which include all of the user's own.
 */
export function useKnownRoles(): KnownRoles {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const seesAll = allows(held, 'list', 'role')
  const every = useAll<NamedRole>('role', 'id', seesAll)
  const groups = useAll<GroupRecord>('group', 'id')
  const linked = (groups.data ?? []).flatMap((group) => group.roles.map(({ role }) => role))
  const known = seesAll ? (every.data ?? []) : linked
  return {
    roles: inOrder([...new Map(known.map((role) => [role.id, role])).values()]),
    groups: groups.data ?? [],
    isPending: groups.isPending || (seesAll && every.isPending),
    error: groups.error ?? every.error,
    refetch: () => {
      void groups.refetch()
      if (seesAll) void every.refetch()
    },
  }
}
