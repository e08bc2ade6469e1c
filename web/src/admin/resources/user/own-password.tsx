import { PasswordInput, required, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useFormBase } from '../../forms/form-base.ts'
import { useKnownGroups } from '../../users/known-groups.ts'
import { isAdministrator } from '../../users/role-rules.ts'
import type { UserRecord } from '../../users/user-record.ts'

/**
 * Asks for the signed-in user's own password, which the API requires for changes of an administrator's access. Adding an
 * administrator again after a reload may be such a change, as the earlier attempt may have stored another password.
 */
export function OwnPassword() {
  const user = useRecordContext<UserRecord>()
  const { addition } = useFormBase()
  const { groups } = useKnownGroups()
  const email: unknown = useWatch({ name: 'email' })
  const groupIds: unknown = useWatch({ name: 'groupIds' })
  const chosen = Array.isArray(groupIds) ? groupIds.map(String) : []
  const mayBeStored = user ? user.groupIds : addition?.isResumed ? chosen : []
  if (!isAdministrator(groups, mayBeStored)) return null
  if (user && email === user.email && isSameSet(user.groupIds, chosen)) return null
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
