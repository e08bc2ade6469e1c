import SwapVertIcon from '@mui/icons-material/SwapVert'
import type { ReactNode } from 'react'
import { Button, DataTable, type RaRecord, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { plainCells } from '../lists/csv.ts'
import { RecordList, StatusChip } from '../lists/record-list.tsx'
import { Thumbnail } from '../lists/thumbnail.tsx'

interface OrderedListProps {
  readonly resource: 'category' | 'service'
  /** The path of the screen that sorts the records. */
  readonly orderPath: string
  /** The address of the picture of a record. */
  picture(record: Partial<RaRecord>): string | null
  describe(record: Partial<RaRecord>): ReactNode
}

/** The list of records with a picture and a description that are sorted by hand. */
export function OrderedList({ resource, orderPath, picture, describe }: OrderedListProps) {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      status
      csv={{
        ...plainCells('name', 'description', 'order'),
        status: ({ status }) => translate(`admin.status.${status}`),
      }}
      actions={
        <Button component={Link} to={orderPath} label={`resources.${resource}.reorder`}>
          <SwapVertIcon />
        </Button>
      }
      phone={{
        primary: ({ name }) => name,
        secondary: describe,
        tertiary: (record) => <StatusChip record={record} />,
        picture: (record) => <Thumbnail address={picture(record)} name={record.name} />,
      }}
    >
      <DataTable.Col
        label="admin.list.picture"
        render={(record) => <Thumbnail address={picture(record)} name={record.name} />}
      />
      <DataTable.Col source="name" />
      <DataTable.Col source="description" sx={{ maxWidth: 360 }} render={describe} />
      <DataTable.NumberCol source="order" />
      <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />
    </RecordList>
  )
}
