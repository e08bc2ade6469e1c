import { Chip } from '@mui/material'
import { DataTable, SelectInput, useGetIdentity, useLocaleState, useTranslate } from 'react-admin'
import { RecordEdit } from '../../forms/record-form.tsx'
import { momentText } from '../../language/moment-text.ts'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { useGroupName } from '../../users/group-name.ts'
import { useKnownGroups } from '../../users/known-groups.ts'
import { mayChangeUser } from '../../users/role-rules.ts'
import { calledName, lockedUntil, type UserRecord } from '../../users/user-record.ts'
import type { EditScreenProps, ResourceScreens } from '../admin-resource.ts'
import { EraseButton } from './erase-button.tsx'
import { InviteButton } from './invite-button.tsx'
import { UserActions } from './user-actions.tsx'
import { UserFields, UserInvitation } from './user-form.tsx'

function useGroupNames(): (user: Pick<UserRecord, 'groups'>) => string {
  const nameOf = useGroupName()
  return ({ groups }) => groups.map(({ group }) => nameOf(group)).join(', ')
}

/** Whether the signed-in user may change or remove a user. */
function useReach() {
  const { held, groups, isPending } = useKnownGroups()
  const { identity } = useGetIdentity()
  return {
    isPending,
    changes: ({ groupIds }: UserRecord) => mayChangeUser(held, groups, groupIds),
    isSelf: ({ id }: { id: unknown }) => String(id) === String(identity?.id),
  }
}

function UserList() {
  const translate = useTranslate()
  const { changes, isSelf } = useReach()
  const groupNames = useGroupNames()
  return (
    <RecordList
      sort={{ field: 'userName', order: 'ASC' }}
      filters={[<AccountFilter key="status" source="status" label="resources.user.fields.status" />]}
      csv={{
        ...plainCells('firstName', 'lastName', 'userName', 'email', 'phoneNumber'),
        groupIds: (user) => groupNames(user as UserRecord),
        status: ({ status }) => translate(`resources.user.status.${status}`),
      }}
      actions={<InviteButton />}
      removed={<EraseButton />}
      selectable={(user) => (user.isDeleted ? !user.erasedAt : !isSelf(user) && changes(user as UserRecord))}
      phone={{
        primary: (user) => calledName(user as UserRecord),
        secondary: (user) => groupNames(user as UserRecord),
        tertiary: (user) => <AccountChip user={user as UserRecord} />,
      }}
    >
      <DataTable.Col
        source="firstName"
        label="resources.user.fields.fullName"
        render={(user) => calledName(user as UserRecord)}
      />
      <DataTable.Col source="userName" />
      <DataTable.Col source="email" />
      <DataTable.Col
        label="resources.user.fields.groupIds"
        render={(user) => groupNames(user as UserRecord)}
        sx={{ maxWidth: 280 }}
      />
      <DataTable.Col source="status" render={(user) => <AccountChip user={user as UserRecord} />} />
      <DataTable.Col source="lockoutEnd" render={(user) => <LockedUntil user={user as UserRecord} />} />
    </RecordList>
  )
}

/** @param label the name of the filter in the menu. */
function AccountFilter({ source, label }: { source: string; label: string }) {
  return (
    <SelectInput
      source={source}
      label={label}
      choices={[
        { id: 'ACTIVE', name: 'resources.user.status.ACTIVE' },
        { id: 'PASSIVE', name: 'resources.user.status.PASSIVE' },
      ]}
    />
  )
}

function AccountChip({ user: { status, erasedAt } }: { user: UserRecord }) {
  const translate = useTranslate()
  if (erasedAt)
    return <Chip size="small" variant="outlined" label={translate('resources.user.fields.erasedAt')} />
  const isOpen = status === 'ACTIVE'
  return (
    <Chip
      size="small"
      variant={isOpen ? 'filled' : 'outlined'}
      color={isOpen ? 'success' : 'default'}
      label={translate(`resources.user.status.${status}`)}
    />
  )
}

function LockedUntil({ user }: { user: UserRecord }) {
  const [locale] = useLocaleState()
  const until = lockedUntil(user, new Date())
  return until && momentText(until, locale, 'short')
}

function UserEdit({ aside }: EditScreenProps) {
  const { changes, isSelf, isPending } = useReach()
  if (isPending) return null
  return (
    <RecordEdit
      aside={aside}
      locked={(user) => (changes(user as UserRecord) ? null : 'resources.user.above')}
      removable={(user) => !isSelf(user)}
    >
      <UserFields />
      <UserActions />
    </RecordEdit>
  )
}

export const userScreens: ResourceScreens = {
  list: UserList,
  create: UserInvitation,
  edit: UserEdit,
}
