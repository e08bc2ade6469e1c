import { Box, Card, CardContent, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { ScreenGrid } from '../screen-grid.tsx'
import { SelectField } from '../select-field.tsx'
import { DishWork } from './dish-work.tsx'
import { FOOD_WORK } from './food.operations.ts'
import { nextUnanswered } from './food-draft.ts'

/** The dishes with missing food information, one at a time, and any other dish on demand. */
export function FoodScreen() {
  const translate = useTranslate()
  const [searchParams, setSearchParams] = useSearchParams()
  const { data, error, isPending, refetch } = useFreshQuery('food work', FOOD_WORK)
  const dishes = data?.products ?? []
  const left = dishes.filter(({ foodInformation }) => !foodInformation.isComplete)
  const asked = dishes.find(({ id }) => id === searchParams.get('dish'))
  const saved = dishes.find(({ id }) => id === searchParams.get('after'))
  const dish = asked ?? nextUnanswered(dishes, saved?.id ?? null)
  const open = (id: string | undefined, after?: string) =>
    setSearchParams({ ...(id && { dish: id }), ...(after && { after }) }, { replace: true })
  // It stays the dish of the screen when somebody else answers it.
  useEffect(() => {
    if (dish && !asked) open(dish.id, saved?.id)
  })

  return (
    <ScreenGrid maxWidth={720}>
      <Title title="admin.food.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Typography role="status" sx={{ flex: '1 1 180px', fontWeight: 600 }}>
              {left.length > 0
                ? translate('admin.food.left', { smart_count: left.length })
                : translate('admin.food.none')}
            </Typography>
            <SelectField
              label={translate('admin.food.dish')}
              value={dish?.id ?? ''}
              choices={dishes.map(({ id, name, foodInformation }) => ({
                id,
                name: foodInformation.isComplete ? name : translate('admin.food.isMissing', { name }),
              }))}
              onChoose={(id) => open(id)}
              margin="none"
              sx={{ flex: '1 1 220px' }}
            />
          </Box>
          {dish ? (
            <DishWork
              key={dish.id}
              dish={dish}
              dishes={dishes}
              previous={saved ?? dishes[dishes.indexOf(dish) - 1] ?? null}
              onSkip={() => open(nextUnanswered(dishes, dish.id)?.id)}
              onSaved={() => open(undefined, dish.id)}
              reread={async () => (await refetch()).data?.products.find(({ id }) => id === dish.id) ?? null}
            />
          ) : (
            <Card>
              <CardContent>
                <Typography>{translate('admin.food.noneText')}</Typography>
              </CardContent>
            </Card>
          )}
          <Typography variant="body2" color="textSecondary">
            {translate('admin.food.responsibility')}
          </Typography>
        </>
      )}
    </ScreenGrid>
  )
}
