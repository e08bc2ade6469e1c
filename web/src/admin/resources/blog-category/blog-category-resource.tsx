import { DataTable } from 'react-admin'
import { BoundedText } from '../../forms/bounded.tsx'
import { Day } from '../../lists/cell-text.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'

function BlogCategoryList() {
  return (
    <RecordList
      sort={{ field: 'name', order: 'ASC' }}
      csv={plainCells('name', 'entries')}
      phone={{ primary: ({ name }) => name, tertiary: ({ entries }) => entries }}
    >
      <DataTable.Col source="name" />
      <DataTable.NumberCol source="entries" disableSort />
      <DataTable.Col source="createdDate" render={({ createdDate }) => <Day date={createdDate} />} />
    </RecordList>
  )
}

export const blogCategoryScreens: ResourceScreens = {
  list: BlogCategoryList,
  ...formScreens(() => <BoundedText input="AddBlogCategory" source="name" />),
}
