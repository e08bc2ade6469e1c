import { useDataProvider, useRefresh } from 'ra-core'
import { useAttempt } from '../api/use-attempt.ts'
import type { GroupRecord } from './group-record.ts'

/** Whether a group gets or loses a role. */
export interface Grant {
  readonly groupId: string
  readonly roleId: string
  readonly holds: boolean
}

/**
 * Adds a role to a group, or removes it, at once. The group is read again first, so that concurrent changes of its
 * roles are kept.
 * @returns whether it was stored; a failure is shown to the user.
 */
export function useGrant(): (grant: Grant) => Promise<boolean> {
  const provider = useDataProvider()
  const attempt = useAttempt()
  const refresh = useRefresh()
  return async ({ groupId, roleId, holds }) => {
    const isStored = await attempt(async () => {
      const { data: group } = await provider.getOne<GroupRecord>('group', { id: groupId })
      const others = group.roleIds.filter((id) => id !== roleId)
      const roleIds = holds ? [...others, roleId] : others
      await provider.update('group', { id: groupId, data: { roleIds }, previousData: group })
    })
    refresh()
    return isStored
  }
}
