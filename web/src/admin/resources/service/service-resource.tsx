import SwapVertIcon from '@mui/icons-material/SwapVert'
import { Button, DataTable, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { SERVICE_ORDER } from '../../api/screen-paths.ts'
import { BoundedText } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { Excerpt } from '../../lists/cell-text.tsx'
import { RecordList, StatusChip } from '../../lists/record-list.tsx'
import { Thumbnail } from '../../lists/thumbnail.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'

function ServiceList() {
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
        <Button component={Link} to={`/admin${SERVICE_ORDER}`} label="resources.service.reorder">
          <SwapVertIcon />
        </Button>
      }
      phone={{
        primary: ({ name }) => name,
        secondary: ({ description }) => <Excerpt text={description} />,
        tertiary: (record) => <StatusChip record={record} />,
        picture: ({ iconUrl }) => <Thumbnail address={iconUrl} />,
      }}
    >
      <DataTable.Col label={false} render={({ iconUrl }) => <Thumbnail address={iconUrl} />} />
      <DataTable.Col source="name" />
      <DataTable.Col
        source="description"
        sx={{ maxWidth: 360 }}
        render={({ description }) => <Excerpt text={description} />}
      />
      <DataTable.NumberCol source="order" />
      <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />
    </RecordList>
  )
}

function ServiceFields() {
  return (
    <FormColumns
      side={
        <>
          <PictureInput
            source="image"
            stored="imageUrl"
            aspect={16 / 10}
            hint="resources.service.imageHint"
          />
          <PictureInput source="icon" stored="iconUrl" aspect={1} hint="resources.service.iconHint" />
          <StatusInput />
        </>
      }
    >
      <BoundedText input="AddService" source="name" />
      <BoundedText input="AddService" source="description" multiline minRows={5} />
    </FormColumns>
  )
}

export const serviceScreens: ResourceScreens = {
  list: ServiceList,
  ...formScreens(ServiceFields, {
    publicPage: ({ id, status }) => (status === 'ACTIVE' ? paths.service(id) : null),
  }),
}
