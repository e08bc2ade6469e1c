import { DataTable, type RaRecord } from 'react-admin'
import { isBuiltIn } from '../../api/permission-messages.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { RecordList } from '../../lists/record-list.tsx'
import { useGroupName } from '../../users/group-name.ts'
import { useKnownGroups } from '../../users/known-groups.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import type { ResourceScreens } from '../admin-resource.ts'
import { type EditOptions, formScreens } from '../form-screens.tsx'

const isOwn = ({ name }: RaRecord) => !isBuiltIn(String(name))

function RoleList() {
  const meaningOf = useRoleMeaning()
  const { groups } = useKnownGroups()
  const nameOf = useGroupName()
  const groupsWith = (role: string) =>
    groups
      .filter(({ roles }) => roles.includes(role))
      .map(nameOf)
      .join(', ')
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      csv={{
        name: ({ name }) => name,
        meaning: ({ name }) => meaningOf(name).meaning,
        groups: ({ name }) => groupsWith(name),
      }}
      selectable={(record) => isOwn(record) && groupsWith(record.name) === ''}
      phone={{
        primary: ({ name }) => meaningOf(name).title,
        secondary: ({ name }) => meaningOf(name).meaning,
      }}
    >
      <DataTable.Col
        source="name"
        render={({ name }) => (
          <>
            <strong>{meaningOf(name).title}</strong>
            <br />
            <small>{name}</small>
          </>
        )}
      />
      <DataTable.Col
        label="resources.role.fields.meaning"
        render={({ name }) => meaningOf(name).meaning}
        sx={{ maxWidth: 480 }}
      />
      <DataTable.Col label="resources.role.fields.groups" render={({ name }) => groupsWith(name)} />
    </RecordList>
  )
}

const Name = () => <BoundedText input="AddRole" source="name" helperText="resources.role.nameHint" />

function useEditOptions(): EditOptions {
  const { groups } = useKnownGroups()
  return {
    locked: (role) => (isOwn(role) ? null : 'resources.role.builtIn'),
    removable: ({ name }) => !groups.some(({ roles }) => roles.includes(name)),
  }
}

export const roleScreens: ResourceScreens = {
  list: RoleList,
  ...formScreens(Name, useEditOptions),
}
