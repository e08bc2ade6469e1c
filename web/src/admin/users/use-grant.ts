import { useQueryClient } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '../api/api-failure.ts'
import { useAttempt } from '../api/use-attempt.ts'
import type { GroupRecord } from './group-record.ts'

/** Whether a group gets or loses a role. */
interface Grant {
  readonly groupId: string
  readonly roleId: string
  readonly holds: boolean
}

/** Concurrent changes of a group that are made once more. */
const MOST_CONFLICTS = 3

interface Granting {
  /**
   * Adds a role to a group, or removes it, at once; changes of a group are made one after the other.
   * @returns whether it was stored; a failure is shown to the user.
   */
  grant(grant: Grant): Promise<boolean>
  /** Whether a group is to hold a role by a change without a reply; undefined if there is none. */
  wanted(groupId: string, roleId: string): boolean | undefined
}

export function useGrant(): Granting {
  const provider = useDataProvider()
  const attempt = useAttempt()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly Grant[]>([])
  const latest = useRef(new Map<string, Promise<unknown>>())
  useEffect(() => {
    if (waiting.length === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [waiting])
  return {
    async grant(grant) {
      const { groupId } = grant
      setWaiting((others) => [...others, grant])
      const before = latest.current.get(groupId) ?? Promise.resolve()
      const made = before.then(() => attempt(() => changeRoles(provider, grant)))
      latest.current.set(groupId, made)
      const isStored = await made
      // Wanted until the stored one is shown, so that the box does not flicker.
      await queryClient.invalidateQueries()
      setWaiting((all) => all.filter((each) => each !== grant))
      return isStored
    },
    wanted: (groupId, roleId) =>
      waiting.findLast((each) => each.groupId === groupId && each.roleId === roleId)?.holds,
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
