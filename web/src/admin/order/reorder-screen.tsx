import { Card, CardContent, Typography } from '@mui/material'
import { Loading, Title, useTranslate } from 'react-admin'
import { graphql } from '../../gql/gql.ts'
import { inlinePicture } from '../../lib/picture.ts'
import { calls } from '../api/call/calls.ts'
import { useFreshQuery } from '../api/use-fresh-query.ts'
import { LoadError } from '../lists/list-states.tsx'
import { ReorderList } from './reorder-list.tsx'

const RESOURCES = {
  category: {
    addressOf: (picture: string) => picture,
    read: graphql(`
      query CategoriesInOrder {
        records: categories {
          id
          name
          status
          picture: thumbUrl
        }
      }
    `),
    reorder: graphql(`
      mutation ReorderCategories($ids: [ID!]!) {
        many: reorderCategories(ids: $ids) {
          requestId
        }
      }
    `),
  },
  service: {
    addressOf: inlinePicture,
    read: graphql(`
      query ServicesInOrder {
        records: services {
          id
          name
          status
          picture: icon
        }
      }
    `),
    reorder: graphql(`
      mutation ReorderServices($ids: [ID!]!) {
        many: reorderServices(ids: $ids) {
          requestId
        }
      }
    `),
  },
} as const

/** Sorts the records of a resource in the order of the site. */
export function ReorderScreen({ resource }: { readonly resource: keyof typeof RESOURCES }) {
  const translate = useTranslate()
  const { addressOf, read, reorder } = RESOURCES[resource]
  const { data, error, refetch } = useFreshQuery(`${resource} in order`, read)
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <Loading />
  return (
    <Card sx={{ maxWidth: 720 }}>
      <Title title={translate(`resources.${resource}.reorder`)} />
      <CardContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('admin.order.hint')}
        </Typography>
        <ReorderList
          records={data.records.map(({ picture, ...record }) => ({
            ...record,
            picture: picture ? addressOf(picture) : null,
          }))}
          done={translate('admin.order.stored')}
          send={(ids) => {
            const title = translate(`resources.${resource}.reorder`)
            return calls.send({
              document: reorder,
              variables: { ids },
              resource,
              subject: `order/${resource}`,
              title,
            })
          }}
          readOrder={async () => {
            const { data: stored } = await refetch({ throwOnError: true })
            return stored?.records.map(({ id }) => id) ?? []
          }}
        />
      </CardContent>
    </Card>
  )
}
