import { DataTable, useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { Day, Excerpt } from '../../lists/cell-text.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'

function AboutList() {
  return (
    <RecordList
      sort={{ field: 'id', order: 'ASC' }}
      csv={plainCells('description')}
      phone={{ primary: ({ description }) => <Excerpt text={description} /> }}
    >
      <DataTable.Col
        source="description"
        disableSort
        render={({ description }) => <Excerpt text={description} />}
      />
      <DataTable.Col source="createdDate" render={({ createdDate }) => <Day date={createdDate} />} />
      <DataTable.Col source="updatedDate" render={({ updatedDate }) => <Day date={updatedDate} />} />
    </RecordList>
  )
}

function AboutFields() {
  const translate = useTranslate()
  return (
    <BoundedText
      input="AddAbout"
      source="description"
      multiline
      minRows={8}
      hint={translate('resources.about.hint')}
    />
  )
}

export const aboutScreens: ResourceScreens = {
  list: AboutList,
  ...formScreens(AboutFields, () => ({ publicPage: () => paths.about })),
}
