import { Button, Card, CardContent, MenuItem, TextField, Typography } from '@mui/material'
import { Loading, Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import { calls } from '../api/call/calls.ts'
import { useReceipt } from '../api/call/receipt.tsx'
import { useAttempt } from '../api/use-attempt.ts'
import { useFreshQuery } from '../api/use-fresh-query.ts'
import { LoadError } from '../lists/list-states.tsx'
import { ReorderList } from './reorder-list.tsx'

const DISHES_IN_ORDER = graphql(`
  query DishesInOrder {
    categories {
      id
      name
    }
    products {
      id
      name
      status
      categoryId
      order
      productImages {
        id
        thumbUrl
      }
    }
  }
`)

const REORDER_DISHES = graphql(`
  mutation ReorderProducts($categoryId: ID!, $ids: [ID!]!) {
    many: reorderProducts(categoryId: $categoryId, ids: $ids) {
      requestId
    }
  }
`)

/** Sorts the dishes of the category in the address; by default of the first. */
export function ReorderDishes() {
  const translate = useTranslate()
  const attempt = useAttempt()
  const showReceipt = useReceipt()
  const [searchParams, setSearchParams] = useSearchParams()
  const { data, error, refetch } = useFreshQuery('dishes in order', DISHES_IN_ORDER)
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <Loading />

  const { categories } = data
  const wanted = searchParams.get('category')
  const chosen = categories.find(({ id }) => id === wanted) ?? categories[0]
  const inCategory = ({ products }: typeof data) =>
    products.filter(({ categoryId }) => categoryId === chosen?.id)
  const dishes = inCategory(data)
  const done = translate('admin.order.stored')
  const send = (ids: string[]) =>
    calls.send({
      ...{ document: REORDER_DISHES, variables: { categoryId: chosen?.id, ids }, resource: 'product' },
      ...{ subject: `dish order/${chosen?.id}`, title: `${chosen?.name}: ${done}` },
    })
  const sortByName = async () => {
    await attempt(async () => {
      // An order that was stored before was another one.
      const first = await send([])
      showReceipt(done, first.isEarlier ? await send([]) : first, () => void refetch())
    })
    await refetch()
  }
  return (
    <Card sx={{ maxWidth: 720 }}>
      <Title title={translate('resources.product.reorder')} />
      <CardContent>
        {chosen && (
          <TextField
            select
            fullWidth
            label={translate('resources.product.fields.categoryId')}
            value={chosen.id}
            onChange={({ target }) => setSearchParams({ category: target.value }, { replace: true })}
            sx={{ mb: 2 }}
          >
            {categories.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate(dishes.length > 0 ? 'admin.order.hint' : 'admin.menu.empty')}
        </Typography>
        {chosen && (
          <ReorderList
            key={chosen.id}
            records={dishes.map(({ productImages: [first], ...dish }) => ({
              ...dish,
              picture: first?.thumbUrl ?? null,
            }))}
            done={done}
            send={send}
            readOrder={async () => {
              const { data: stored } = await refetch({ throwOnError: true })
              return stored ? inCategory(stored).map(({ id }) => id) : []
            }}
          />
        )}
        {dishes.some(({ order }) => order !== null) && (
          <Button onClick={() => void sortByName()} size="tall" sx={{ mt: 2 }}>
            {translate('resources.product.sortByName')}
          </Button>
        )}
      </CardContent>
    </Card>
  )
}
