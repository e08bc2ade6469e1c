import { CheckList } from '../../forms/check-list.tsx'
import { useGroupName } from '../../users/group-name.ts'
import { useKnownGroups } from '../../users/known-groups.ts'
import { mayGive } from '../../users/role-rules.ts'
import type { UserRecord } from '../../users/user-record.ts'

/** The groups of a user; undefined for a new one. */
export function UserGroups({ user }: { user: UserRecord | undefined }) {
  const { held, groups } = useKnownGroups()
  const nameOf = useGroupName()
  const offered = groups.filter(({ roles }) => mayGive(held, roles))
  // Groups of the user are shown even if the signed-in user may not assign them.
  const others = (user?.groups ?? []).filter(({ group }) => !offered.some(({ id }) => id === group.id))
  return (
    <CheckList
      source="groupIds"
      empty="resources.user.noGroups"
      choices={[
        ...offered.map((group) => ({ id: group.id, title: nameOf(group), meaning: group.description })),
        ...others.map(({ group }) => ({ id: group.id, title: nameOf(group), disabled: true })),
      ]}
    />
  )
}
