import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'ra-core'
import { graphql } from '../../gql/gql.ts'
import { allows } from '../api/access.ts'
import { ask } from '../api/ask.ts'
import { useAll } from '../api/use-all.ts'
import { type GroupRecord, roleNames } from './group-record.ts'
import type { KnownGroup } from './role-rules.ts'

const OWN_GROUPS = graphql(`
  query OwnGroups {
    me {
      groups {
        group {
          id
          name
          displayName
        }
      }
    }
  }
`)

interface GroupAccess {
  /** Roles of the signed-in user. */
  readonly held: readonly string[]
  readonly groups: readonly KnownGroup[]
  readonly isPending: boolean
}

/**
 * The groups that the signed-in user may read: all groups for those who manage groups, otherwise the user's own,
 * whose roles the user holds anyway.
 */
export function useKnownGroups(): GroupAccess {
  const { permissions: held = [], isPending: asking } = usePermissions<readonly string[]>()
  const seesAll = allows(held, 'list', 'group')
  const all = useAll<GroupRecord>('group', 'id', seesAll)
  const own = useQuery({
    queryKey: ['ownGroups'],
    queryFn: () => ask(OWN_GROUPS, {}),
    enabled: !asking && !seesAll,
  })
  if (seesAll) return { held, groups: (all.data ?? []).map(knownFrom), isPending: all.isPending }
  const groups = (own.data?.me?.groups ?? []).map(({ group }) => ({ ...group, description: null, roles: [] }))
  return { held, groups, isPending: asking || own.isPending }
}

const knownFrom = (group: GroupRecord): KnownGroup => ({ ...group, roles: roleNames(group) })
