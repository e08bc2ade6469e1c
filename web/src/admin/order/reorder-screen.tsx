import { Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, type RaRecord, Title, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin'
import { graphql } from '../../gql/gql.ts'
import { ask } from '../api/ask.ts'
import { Thumbnail } from '../lists/record-list.tsx'
import { useUndoMany } from '../lists/use-bulk-change.tsx'
import { SortableItems } from './sortable-items.tsx'

const REORDER = {
  category: graphql(`
    mutation ReorderCategories($ids: [ID!]!) {
      many: reorderCategories(ids: $ids) {
        count
        requestId
      }
    }
  `),
  service: graphql(`
    mutation ReorderServices($ids: [ID!]!) {
      many: reorderServices(ids: $ids) {
        count
        requestId
      }
    }
  `),
} as const

interface ReorderProps {
  readonly resource: keyof typeof REORDER
  /** The field with the address of the picture. */
  readonly picture: string
}

/** Sorts the records of a resource in the order of the site; each move is saved at once, and can be taken back. */
export function ReorderScreen({ resource, picture }: ReorderProps) {
  const translate = useTranslate()
  const showUndo = useUndoMany()
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
      const { many } = await ask(REORDER[resource], { ids: order })
      showUndo(translate(`resources.${resource}.reordered`), many, refresh)
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
