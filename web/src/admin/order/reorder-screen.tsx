import { Card, CardContent, Typography } from '@mui/material'
import { Loading, Title, useGetList, useTranslate } from 'react-admin'
import { graphql } from '../../gql/gql.ts'
import { ask } from '../api/ask.ts'
import { LoadError } from '../lists/list-states.tsx'
import { ReorderList } from './reorder-list.tsx'

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

/** Sorts the records of a resource in the order of the site. */
export function ReorderScreen({ resource, picture }: ReorderProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList(resource, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'order', order: 'ASC' },
  })
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <Loading />
  return (
    <Card sx={{ maxWidth: 720 }}>
      <Title title={translate(`resources.${resource}.reorder`)} />
      <CardContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('admin.order.hint')}
        </Typography>
        <ReorderList
          records={data.map((record) => ({
            id: String(record.id),
            name: String(record.name),
            status: String(record.status),
            picture: record[picture] ?? null,
          }))}
          done={translate(`resources.${resource}.reordered`)}
          send={async (ids) => (await ask(REORDER[resource], { ids })).many}
          reread={refetch}
        />
      </CardContent>
    </Card>
  )
}
