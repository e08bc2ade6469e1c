import { Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import {
  Loading,
  type RaRecord,
  Title,
  useDataProvider,
  useGetList,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { Thumbnail } from '../lists/record-list.tsx'
import { SortableItems } from './sortable-items.tsx'

/** Sorts the records of a resource in the order of the site; each move is saved at once. */
export function ReorderScreen({ resource, picture }: { resource: string; picture: string }) {
  const translate = useTranslate()
  const provider = useDataProvider()
  const notify = useNotify()
  const refresh = useRefresh()
  const { data, isPending } = useGetList(resource, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'order', order: 'ASC' },
  })
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  if (isPending || !data) return <Loading />

  const byId = new Map(data.map((record: RaRecord) => [String(record.id), record]))
  const ids = moved ?? [...byId.keys()]
  const move = async (order: string[]) => {
    setMoved(order)
    try {
      // In sequence, and only records whose place changed.
      for (const [place, id] of order.entries()) {
        const record = byId.get(id)
        if (record && record.order !== place) {
          await provider.update(resource, { id, data: { order: place }, previousData: record })
        }
      }
      notify(`resources.${resource}.reordered`, { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    setMoved(null)
    refresh()
  }

  return (
    <Card sx={{ maxWidth: 720 }}>
      <Title title={translate(`resources.${resource}.reorder`)} />
      <CardContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('admin.order.hint')}
        </Typography>
        <SortableItems
          items={ids.flatMap((id) => {
            const record = byId.get(id)
            return record
              ? { id, name: String(record.name), content: <Row record={record} picture={picture} /> }
              : []
          })}
          onMove={(order) => void move(order)}
        />
      </CardContent>
    </Card>
  )
}

function Row({ record, picture }: { record: RaRecord; picture: string }) {
  const address = record[picture] as string | null
  return (
    <>
      <Thumbnail address={address} />
      <Typography sx={{ flex: 1, opacity: record.status === 'PASSIVE' ? 0.6 : 1 }}>{record.name}</Typography>
    </>
  )
}
