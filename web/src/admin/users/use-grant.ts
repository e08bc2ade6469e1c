import { type DataProvider, useDataProvider, useRefresh } from 'ra-core'
import { isRefusal } from '../api/api-failure.ts'
import { useAttempt } from '../api/use-attempt.ts'
import type { GroupRecord } from './group-record.ts'

/** Whether a group gets or loses a role. */
export interface Grant {
  readonly groupId: string
  readonly roleId: string
  readonly holds: boolean
}

/** Concurrent changes of a group that are made once more. */
const MOST_CONFLICTS = 3

/** Each change is made from the roles that the one before has left. */
let latest: Promise<unknown> = Promise.resolve()

/**
 * Adds a role to a group, or removes it, at once.
 * @returns whether it was stored; a failure is shown to the user.
 */
export function useGrant(): (grant: Grant) => Promise<boolean> {
  const provider = useDataProvider()
  const attempt = useAttempt()
  const refresh = useRefresh()
  return async (grant) => {
    const made = latest.then(() => attempt(() => changeRoles(provider, grant)))
    latest = made.catch(() => {})
    const isStored = await made
    refresh()
    return isStored
  }
}

/**
 * Reads a group and changes its roles; concurrent changes of other roles are kept.
 * @throws {HttpError} of a call.
 */
export async function changeRoles(
  provider: Pick<DataProvider, 'getOne' | 'update'>,
  { groupId, roleId, holds }: Grant,
): Promise<void> {
  for (let conflicts = 0; ; conflicts++) {
    const { data: group } = await provider.getOne<GroupRecord>('group', { id: groupId })
    const { concurrencyStamp } = group
    const others = group.roleIds.filter((id) => id !== roleId)
    const roleIds = holds ? [...others, roleId] : others
    try {
      await provider.update('group', {
        id: groupId,
        data: { roleIds, concurrencyStamp },
        previousData: group,
      })
      return
    } catch (error) {
      if (!isRefusal(error, 'STALE_VERSION') || conflicts === MOST_CONFLICTS) throw error
    }
  }
}
