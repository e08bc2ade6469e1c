import { Alert, type Theme, Typography, useMediaQuery } from '@mui/material'
import { useState } from 'react'
import { Confirm, Loading, Title, useGetIdentity, useNotify, usePermissions, useTranslate } from 'react-admin'
import { UndoNotice } from '../../api/call/receipt.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { useGroupName } from '../../users/group-name.ts'
import { type GroupRecord, roleNames } from '../../users/group-record.ts'
import { type NamedRole, useKnownRoles } from '../../users/role-choices.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import { isImplied, mayGive } from '../../users/role-rules.ts'
import { useGrant } from '../../users/use-grant.ts'
import type { Matrix } from './matrix.ts'
import { PermissionsByGroup } from './permissions-by-group.tsx'
import { PermissionsTable } from './permissions-table.tsx'

/** The roles of all groups with their members, as checkboxes that change them at once. */
export function Permissions() {
  const translate = useTranslate()
  const notify = useNotify()
  const { grant, pending } = useGrant()
  const meaningOf = useRoleMeaning()
  const nameOf = useGroupName()
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const { identity } = useGetIdentity()
  const { roles, groups, isPending, error, refetch } = useKnownRoles()
  const [asking, setAsking] = useState<{ group: GroupRecord; role: NamedRole } | null>(null)
  if (error && groups.length === 0) return <LoadError error={error} onRetry={refetch} />
  if (isPending) return <Loading />

  const isMember = (group: GroupRecord) => group.users.some(({ user }) => user.id === String(identity?.id))
  const grantOf = (group: GroupRecord, role: NamedRole, holds: boolean) => {
    const names = { group: nameOf(group), role: meaningOf(role.name).title }
    const title = translate(`admin.permissions.${holds ? 'granted' : 'revoked'}`, names)
    return { groupId: group.id, roleId: role.id, holds, title }
  }
  const store = async (group: GroupRecord, role: NamedRole, holds: boolean) => {
    const change = grantOf(group, role, holds)
    if (!(await grant(change))) return
    const undo = () => void grant(grantOf(group, role, !holds))
    notify(<UndoNotice done={change.title} onUndo={undo} />, { autoHideDuration: 10_000 })
  }
  const change: Matrix['change'] = (group, role, holds) => {
    if (!holds && isMember(group)) setAsking({ group, role })
    else void store(group, role, holds)
  }
  const takeFromSelf = async () => {
    if (!asking) return
    setAsking(null)
    // The user's own permissions have changed: a reload fetches the session again.
    if (await grant(grantOf(asking.group, asking.role, false))) location.reload()
  }

  const isWaiting: Matrix['isWaiting'] = (group, role) => pending(group.id, role.id) !== undefined
  const isGiven = (group: GroupRecord, role: NamedRole) =>
    pending(group.id, role.id) ?? group.roleIds.includes(role.id)
  const comesWithOther = (group: GroupRecord, { name }: NamedRole) => {
    const given = roles.filter((role) => isGiven(group, role)).map((role) => role.name)
    return isImplied(given, name)
  }
  const isAbove = (group: GroupRecord, role: NamedRole) => !mayGive(held, [...roleNames(group), role.name])
  const mayChange: Matrix['mayChange'] = (group, role) =>
    !isAbove(group, role) && !comesWithOther(group, role)
  const holds: Matrix['holds'] = (group, role) => isGiven(group, role) || comesWithOther(group, role)
  const matrix = { roles, groups, mayChange, holds, isWaiting, change }
  const partly = groups.some((group) => roles.some((role) => isAbove(group, role)))
  return (
    <>
      <Title title={translate('admin.permissions.title')} />
      <Typography sx={{ mb: 2, maxWidth: '70ch', color: 'text.secondary' }}>
        {translate('admin.permissions.intro')}
      </Typography>
      {partly && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('admin.permissions.notYours')}
        </Alert>
      )}
      {small ? <PermissionsByGroup {...matrix} /> : <PermissionsTable {...matrix} />}
      <Confirm
        isOpen={asking !== null}
        title="admin.permissions.ownTitle"
        content={translate('admin.permissions.own', { role: meaningOf(asking?.role.name ?? '').title })}
        confirm="admin.permissions.ownConfirm"
        onConfirm={() => void takeFromSelf()}
        onClose={() => setAsking(null)}
      />
    </>
  )
}
