import { DataTable, useTranslate } from 'react-admin'
import { NameInput } from '../../forms/name-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList, StatusChip } from '../../lists/record-list.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'

function BlogTagList() {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      status
      csv={{
        ...plainCells('name', 'entries'),
        status: ({ status }) => translate(`admin.status.${status}`),
      }}
      phone={{ primary: ({ name }) => name, tertiary: (record) => <StatusChip record={record} /> }}
    >
      <DataTable.Col source="name" />
      <DataTable.NumberCol source="entries" disableSort />
      <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />
    </RecordList>
  )
}

function BlogTagFields() {
  return (
    <>
      <NameInput input="AddBlogTag" />
      <StatusInput />
    </>
  )
}

export const blogTagScreens: ResourceScreens = {
  list: BlogTagList,
  ...formScreens(BlogTagFields),
}
