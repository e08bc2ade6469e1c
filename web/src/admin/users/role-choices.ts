import { type RaRecord, useGetList, usePermissions } from 'ra-core'
import { allows } from '../api/access.ts'
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
  const paging = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'id', order: 'ASC' as const } }
  const every = useGetList('role', paging, { enabled: seesAll })
  const groups = useGetList<GroupRecord>('group', paging)
  const linked = (groups.data ?? []).flatMap((group) => group.roles.map(({ role }) => role))
  const known = seesAll ? (every.data ?? []).map(named) : linked
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

const named = ({ id, name }: RaRecord): NamedRole => ({ id: String(id), name })
