import { PasswordInput, required, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useKnownGroups } from './known-groups.ts'
import { isAdministrator } from './role-rules.ts'
import type { UserRecord } from './user-record.ts'

/** Asks for the signed-in user's own password, which the API needs for changes of an administrator's access. */
export function OwnPassword() {
  const user = useRecordContext<UserRecord>()
  const { groups } = useKnownGroups()
  const email: unknown = useWatch({ name: 'email' })
  const groupIds: unknown = useWatch({ name: 'groupIds' })
  if (!user || !isAdministrator(groups, user.groupIds)) return null
  const sameGroups = isSameSet(user.groupIds, Array.isArray(groupIds) ? groupIds.map(String) : [])
  if (email === user.email && sameGroups) return null
  return (
    <PasswordInput
      source="currentPassword"
      helperText="resources.user.ownPasswordHint"
      validate={required()}
      autoComplete="current-password"
    />
  )
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each))
}
