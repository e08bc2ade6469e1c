import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { isRefusal } from '../api/api-failure.ts'
import { ask } from '../api/ask.ts'
import { calls } from '../api/call/calls.ts'
import { useAttempt } from '../api/use-attempt.ts'

const ROLES_OF_GROUP = graphql(`
  query RolesOfGroup($id: ID!) {
    group(id: $id) {
      concurrencyStamp
      roles {
        roleId
      }
    }
  }
`)

const GIVE_ROLES = graphql(`
  mutation GiveRoles($id: ID!, $input: UpdateGroup!) {
    updateGroup(id: $id, input: $input) {
      id
    }
  }
`)

/** Whether a group gets or loses a role. */
interface Grant {
  readonly groupId: string
  readonly roleId: string
  readonly holds: boolean
  /** In words. */
  readonly title: string
}

/** Concurrent changes of a group that are made once more. */
const MAX_CONFLICTS = 3

interface Granting {
  /**
   * Adds a role to a group, or removes it, at once; changes of a group are made one after the other.
   * @returns whether it was stored; a failure is shown to the user.
   */
  grant(grant: Grant): Promise<boolean>
  /** Whether a group is to hold a role by a change without a reply; undefined if there is none. */
  pending(groupId: string, roleId: string): boolean | undefined
}

export function useGrant(): Granting {
  const attempt = useAttempt()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<readonly Grant[]>([])
  const latest = useRef(new Map<string, Promise<unknown>>())
  return {
    async grant(grant) {
      const { groupId } = grant
      setPending((others) => [...others, grant])
      const before = latest.current.get(groupId) ?? Promise.resolve()
      const made = before.then(() => attempt(() => changeRoles(grant)))
      latest.current.set(groupId, made)
      const isStored = await made
      // Pending until the stored one is shown, so that the box does not flicker.
      await queryClient.invalidateQueries()
      setPending((all) => all.filter((each) => each !== grant))
      return isStored
    },
    pending: (groupId, roleId) =>
      pending.findLast((each) => each.groupId === groupId && each.roleId === roleId)?.holds,
  }
}

/**
 * Reads a group and changes its roles; concurrent changes of other roles are kept.
 * @throws {HttpError} of a call.
 */
export async function changeRoles({ groupId, roleId, holds, title }: Grant): Promise<void> {
  for (let conflicts = 0; ; conflicts++) {
    const { group } = await ask(ROLES_OF_GROUP, { id: groupId })
    const others = (group?.roles ?? []).flatMap((role) => (role.roleId === roleId ? [] : role.roleId))
    const roleIds = holds ? [...others, roleId] : others
    const variables = { id: groupId, input: { roleIds, concurrencyStamp: group?.concurrencyStamp } }
    const subject = `group/${groupId}/${roleId}`
    try {
      const write = { document: GIVE_ROLES, variables, resource: 'group', subject, title }
      if (!(await calls.send(write)).isEarlier) return
    } catch (error) {
      if (!isRefusal(error, 'STALE_VERSION') || conflicts === MAX_CONFLICTS) throw error
    }
  }
}
