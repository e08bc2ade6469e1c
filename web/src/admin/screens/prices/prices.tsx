import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { ask } from '../../api/ask.ts'
import { readPrice, writtenPrice } from '../../forms/price-entry.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { useUndoMany } from '../../lists/use-bulk-change.tsx'
import { PriceLine } from './price-line.tsx'
import { type PriceRule, priceByRule, ROUNDINGS } from './price-rule.ts'
import { ALL_PRICES, CHANGE_PRICES } from './prices.operations.ts'
import { RuleFields } from './rule-fields.tsx'

const FIRST_RULE: PriceRule = { percent: 0, amount: 0, roundTo: ROUNDINGS[3] }

/** Changes many prices by a rule: a list of old and new prices that can be edited, stored in one call. */
export function Prices() {
  const translate = useTranslate()
  const notify = useNotify()
  const showUndo = useUndoMany()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['all prices'],
    queryFn: () => ask(ALL_PRICES, {}),
    gcTime: 0,
  })
  const [rule, setRule] = useState(FIRST_RULE)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)
  const isIdle = rule.percent === 0 && rule.amount === 0
  const lines = useMemo(
    () =>
      (data?.products ?? [])
        .filter(({ categoryId }) => !left.has(categoryId))
        .map((dish) => {
          const text = typed.get(dish.id) ?? writtenPrice(isIdle ? dish.price : priceByRule(dish.price, rule))
          return { dish, text, entry: readPrice(text) }
        }),
    [data, left, typed, rule, isIdle],
  )
  const isFaulty = lines.some(({ entry }) => 'fault' in entry)
  const changes = lines.flatMap(({ dish, entry }) =>
    'price' in entry && entry.price !== dish.price
      ? [{ productId: dish.id, price: entry.price, seenPrice: dish.price }]
      : [],
  )

  const begin = (next: PriceRule) => {
    setRule(next)
    setTyped(new Map())
  }
  const save = async () => {
    setSaving(true)
    try {
      const { many } = await ask(CHANGE_PRICES, { changes }, 'product')
      begin(FIRST_RULE)
      showUndo(translate('admin.prices.done', { smart_count: many.count }), many, () => void refetch())
    } catch (failure) {
      notify((failure as Error).message, { type: 'error', autoHideDuration: 10_000 })
    }
    setSaving(false)
    void refetch()
  }

  return (
    <Box sx={{ maxWidth: 860, width: '100%', display: 'grid', gap: 2, pb: 12 }}>
      <Title title="admin.prices.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <>
          <RuleFields rule={rule} categories={data.categories} left={left} onRule={begin} onLeft={setLeft} />
          <Card component="section" aria-labelledby="prices-list">
            <CardContent>
              <Typography id="prices-list" variant="h6" component="h2">
                {translate('admin.prices.list')}
              </Typography>
              <Typography color="textSecondary" sx={{ mb: 1 }}>
                {translate('admin.prices.correct')}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {lines.map(({ dish, text, entry }) => (
                  <PriceLine
                    key={dish.id}
                    dish={dish}
                    text={text}
                    entry={entry}
                    onType={(value) => setTyped(new Map(typed).set(dish.id, value))}
                  />
                ))}
              </Box>
            </CardContent>
          </Card>
          <Box
            sx={{
              position: 'sticky',
              bottom: 0,
              zIndex: 2,
              py: 1,
              bgcolor: 'background.default',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
              alignItems: 'center',
            }}
          >
            <Button
              variant="contained"
              size="large"
              disabled={isSaving || isFaulty || changes.length === 0}
              onClick={() => void save()}
            >
              {translate('admin.prices.save', { smart_count: changes.length })}
            </Button>
            <Typography role="status" color="textSecondary">
              {isFaulty
                ? translate('admin.prices.faulty')
                : changes.length === 0
                  ? translate('admin.prices.nothing')
                  : ''}
            </Typography>
          </Box>
        </>
      )}
    </Box>
  )
}
