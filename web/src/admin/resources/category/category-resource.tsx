import SwapVertIcon from '@mui/icons-material/SwapVert'
import { Button, DataTable, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { CATEGORY_ORDER } from '../../api/screen-paths.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { RecordList, StatusChip } from '../../lists/record-list.tsx'
import { Thumbnail } from '../../lists/thumbnail.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'

function CategoryList() {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      status
      csv={{
        name: ({ name }) => name,
        description: ({ description }) => description,
        order: ({ order }) => order,
        status: ({ status }) => translate(`admin.status.${status}`),
      }}
      actions={
        <Button component={Link} to={`/admin${CATEGORY_ORDER}`} label="resources.category.reorder">
          <SwapVertIcon />
        </Button>
      }
      phone={{
        primary: ({ name }) => name,
        secondary: ({ description }) => description,
        tertiary: (record) => <StatusChip record={record} />,
        picture: ({ thumbUrl }) => <Thumbnail address={thumbUrl} />,
      }}
    >
      <DataTable.Col
        label={false}
        field={undefined}
        render={({ thumbUrl }) => <Thumbnail address={thumbUrl} />}
      />
      <DataTable.Col source="name" />
      <DataTable.Col source="description" sx={{ maxWidth: 360 }} />
      <DataTable.NumberCol source="order" />
      <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />
    </RecordList>
  )
}

function CategoryFields() {
  return (
    <FormColumns
      side={
        <>
          <PictureInput
            source="image"
            stored="imageUrl"
            aspect={16 / 10}
            hint="admin.picture.categoryImage"
          />
          <PictureInput source="icon" stored="iconUrl" aspect={1} hint="admin.picture.categoryIcon" />
          <StatusInput />
        </>
      }
    >
      <NameInput input="AddCategory" />
      <BoundedText input="AddCategory" source="description" multiline minRows={5} />
    </FormColumns>
  )
}

export const categoryScreens: ResourceScreens = {
  list: CategoryList,
  ...formScreens(CategoryFields, {
    publicPage: ({ id, status }) => (status === 'ACTIVE' ? paths.menuOf(id) : null),
  }),
}
