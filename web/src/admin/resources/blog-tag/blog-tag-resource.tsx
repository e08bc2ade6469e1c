import { DataTable, useTranslate } from 'react-admin'
import { NameInput } from '../../forms/name-input.tsx'
import { RecordCreate, RecordEdit } from '../../forms/record-form.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { RecordList, StatusChip } from '../../lists/record-list.tsx'
import type { ResourceScreens } from '../admin-resource.ts'

function BlogTagList() {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      status
      csv={{
        name: ({ name }) => name,
        entries: ({ entries }) => entries,
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
  create: () => (
    <RecordCreate>
      <BlogTagFields />
    </RecordCreate>
  ),
  edit: ({ aside }) => (
    <RecordEdit aside={aside}>
      <BlogTagFields />
    </RecordEdit>
  ),
}
