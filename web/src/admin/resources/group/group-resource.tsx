import { Typography } from '@mui/material'
import { BooleanInput, DataTable, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { BoundedText } from '../../forms/bounded.tsx'
import { CheckList } from '../../forms/check-list.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { useGroupName } from '../../users/group-name.ts'
import { type GroupRecord, memberNames, roleNames } from '../../users/group-record.ts'
import { useKnownRoles } from '../../users/role-choices.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import { mayGive } from '../../users/role-rules.ts'
import type { ResourceScreens } from '../admin-resource.ts'
import { type EditOptions, formScreens } from '../form-screens.tsx'

function GroupList() {
  const meaningOf = useRoleMeaning()
  const nameOf = useGroupName()
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const titles = (group: GroupRecord) =>
    roleNames(group)
      .map((role) => meaningOf(role).title)
      .join(', ')
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      csv={{
        ...plainCells('name', 'displayName', 'description'),
        roleIds: (group) => titles(group as GroupRecord),
        users: (group) => memberNames(group as GroupRecord).join(', '),
      }}
      selectable={(group) => group.users.length === 0 && mayGive(held, roleNames(group as GroupRecord))}
      phone={{
        primary: (group) => nameOf(group as GroupRecord),
        secondary: (group) => titles(group as GroupRecord),
        tertiary: ({ users }) => users.length,
      }}
    >
      <DataTable.Col source="name" render={(group) => nameOf(group as GroupRecord)} />
      <DataTable.Col source="description" sx={{ maxWidth: 320 }} />
      <DataTable.Col
        label="resources.group.fields.roleIds"
        render={(group) => titles(group as GroupRecord)}
        sx={{ maxWidth: 360 }}
      />
      <DataTable.Col
        label="resources.group.fields.users"
        render={(group) => memberNames(group as GroupRecord).join(', ')}
        sx={{ maxWidth: 280 }}
      />
    </RecordList>
  )
}

function GroupFields() {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const { roles } = useKnownRoles()
  const group = useRecordContext<GroupRecord>()
  const meaningOf = useRoleMeaning()
  const offered = roles.filter(({ id, name }) => mayGive(held, [name]) || group?.roleIds.includes(id))
  return (
    <>
      <BoundedText input="AddGroup" source="name" />
      <BoundedText input="AddGroup" source="displayName" helperText="resources.group.displayNameHint" />
      <BoundedText input="AddGroup" source="description" multiline minRows={2} />
      <CheckList
        source="roleIds"
        empty="resources.group.noRoles"
        choices={offered.map(({ id, name }) => ({ id, ...meaningOf(name) }))}
      />
      <BooleanInput
        source="requiresSecondFactor"
        defaultValue={false}
        helperText="resources.group.requiresSecondFactorHint"
      />
      {group && <Members group={group} />}
    </>
  )
}

function Members({ group }: { group: GroupRecord }) {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
      {translate('resources.group.fields.users')}:{' '}
      {memberNames(group).join(', ') || translate('resources.group.noMembers')}
      {group.users.length > 0 && `. ${translate('resources.group.removeEmpty')}.`}
    </Typography>
  )
}

function useEditOptions(): EditOptions {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  return {
    locked: (group) => (mayGive(held, roleNames(group as GroupRecord)) ? null : 'resources.group.above'),
    removable: ({ users }) => users.length === 0,
  }
}

export const groupScreens: ResourceScreens = {
  list: GroupList,
  ...formScreens(GroupFields, useEditOptions),
}
