import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { isRefused } from '../../api/api-failure.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { FoundNotice } from '../../forms/drafts/found-notice.tsx'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { readPrice, writtenPrice } from '../../forms/price-entry.ts'
import { SaveBar } from '../../forms/save-bar.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { PlanDialog, type PlanHead } from '../../plans/plan-dialog.tsx'
import { useAddPlan } from '../../plans/use-add-plan.ts'
import { useLowest } from '../../plans/use-lowest.ts'
import { ScreenGrid } from '../screen-grid.tsx'
import { SectionCard } from '../section-card.tsx'
import { PriceLine } from './price-line.tsx'
import { priceRows } from './price-rows.ts'
import { type PriceRule, priceByRule, ROUNDINGS } from './price-rule.ts'
import { ALL_PRICES, CHANGE_PRICES } from './prices.operations.ts'
import { RuleFields } from './rule-fields.tsx'
import { corrections, refusedPrices, type TypedPrices, typedSince } from './typed-prices.ts'

interface PriceEdits {
  readonly rule: PriceRule
  /** The ids of the excluded categories. */
  readonly excluded: ReadonlySet<string>
  readonly typed: TypedPrices
}

const UNCHANGED: PriceEdits = {
  rule: { percent: 0, amount: 0, roundTo: ROUNDINGS[3] },
  excluded: new Set(),
  typed: {},
}

/** Changes many prices by a rule: a list of old and new prices that can be edited, stored in one call. */
export function Prices() {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const addPlan = useAddPlan()
  const [isPlanning, setPlanning] = useState(false)
  const { data, error, isPending, refetch } = useFreshQuery('all prices', ALL_PRICES)
  const { values, restoredAt, isSending, subject, found, change, reset, send } = useDraft(
    'price-changes',
    UNCHANGED,
    {
      remaining({ typed }, sent) {
        const since = typedSince(typed, sent.typed)
        return Object.keys(since).length > 0 ? { typed: since } : null
      },
    },
  )
  const { rule, excluded, typed } = values
  const isIdle = rule.percent === 0 && rule.amount === 0
  const lines = useMemo(
    () =>
      priceRows(data?.products ?? [])
        .filter(({ categoryId }) => !excluded.has(categoryId))
        .map((dish) => {
          const byRule = isIdle ? dish.price : priceByRule(dish.price, rule)
          const { text, seen } = typed[dish.id] ?? { text: writtenPrice(byRule), seen: dish.price }
          return { dish, text, seen, entry: readPrice(text) }
        }),
    [data, excluded, typed, rule, isIdle],
  )
  const tell = (message: string) => notify(message, { type: 'error', autoHideDuration: 10_000 })
  const faulty = lines.find(({ entry }) => 'fault' in entry)?.dish
  const changed = lines.flatMap(({ dish, text, seen, entry }) =>
    'price' in entry && entry.price !== dish.price ? [{ dish, text, seen, price: entry.price }] : [],
  )

  const isDiscount = changed.some(({ dish, price }) => price < dish.price)
  const lowestOf = useLowest(isDiscount)
  const changesOf = (of: TypedPrices) =>
    lines.flatMap(({ dish: { id, productId, serving } }) => {
      const { text, seen } = of[id] ?? {}
      const entry = text === undefined ? null : readPrice(text)
      return entry && 'price' in entry && seen !== undefined && entry.price !== seen
        ? { ...{ productId, price: entry.price, seenPrice: seen }, ...(serving !== null && { serving }) }
        : []
    })
  const withRule = (): TypedPrices => {
    const byRule = changed.map(({ dish, text, seen }) => [dish.id, { text, seen, isByRule: true }])
    return { ...Object.fromEntries(byRule), ...typed }
  }

  /** @throws as `send` does; the dialog says why, and stays. */
  const plan = async (head: PlanHead) => {
    const typed = withRule()
    const isStored = await addPlan(head, changesOf(typed), (build) => send(build, { typed }))
    setPlanning(false)
    if (!isStored) void refetch()
  }

  const save = async () => {
    const sent = withRule()
    const title = translate('admin.prices.title')
    let count = 0
    try {
      const receipt = await send(
        ({ typed }) => {
          const changes = changesOf(typed)
          count = changes.length
          return { document: CHANGE_PRICES, variables: { changes }, resource: 'product', title }
        },
        { typed: sent },
      )
      const done = translate('admin.prices.done', { smart_count: count })
      if (receipt && !receipt.isEarlier)
        showReceipt(done, { requestId: receipt.requestId, count }, () => void refetch())
      void refetch()
    } catch (error) {
      if (!isRefused(error)) return tell((error as Error).message)
      const { isSuccess, data: fresh } = await refetch()
      const refused = refusedPrices(sent, isSuccess ? priceRows(fresh.products) : undefined)
      // Reported only once, so that the user can save corrected prices over those of others.
      change({ typed: refused })
      const gone = error.status === 404 && changed[error.body?.line]?.dish
      if (gone) return tell(translate('admin.prices.gone', { name: gone.name }))
      const gaveWay = Object.entries(refused).some(([id, { text }]) => text !== sent[id]?.text)
      tell(`${error.message}${gaveWay ? ` ${translate('admin.prices.gaveWay')}` : ''}`)
    }
  }

  return (
    <ScreenGrid maxWidth={860}>
      <Title title="admin.prices.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <WhileSaving isSaving={isSending}>
          {restoredAt !== null && <RestoredNotice mb={0} at={restoredAt} onDiscard={reset} />}
          <RuleFields
            rule={rule}
            categories={data.categories}
            excluded={excluded}
            onRule={(next) => change({ rule: next, typed: corrections(typed) })}
            onExclude={(next) => change({ excluded: next })}
          />
          <SectionCard title="admin.prices.list" hint="admin.prices.correct">
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {lines.map(({ dish, text, seen, entry }) => (
                <PriceLine
                  key={dish.id}
                  dish={dish}
                  text={text}
                  entry={entry}
                  lowest={'price' in entry && entry.price < dish.price ? lowestOf(dish.id) : undefined}
                  onType={(next) => change({ typed: { ...typed, [dish.id]: { text: next, seen } } })}
                />
              ))}
            </Box>
          </SectionCard>
          <SaveBar>
            <FoundNotice found={found} />
            <Button
              variant="contained"
              size="large"
              disabled={isSending || faulty !== undefined || changed.length === 0}
              onClick={() => void save()}
            >
              {changed.length === 0
                ? translate('ra.action.save')
                : translate('admin.prices.save', { smart_count: changed.length })}
            </Button>
            <Button
              size="large"
              disabled={isSending || faulty !== undefined || changed.length === 0}
              onClick={() => setPlanning(true)}
            >
              {translate('admin.prices.plan')}
            </Button>
            <Typography role="status" color="textSecondary">
              {faulty
                ? translate('admin.prices.faulty', { name: faulty.name })
                : changed.length === 0
                  ? translate('admin.prices.nothing')
                  : ''}
            </Typography>
          </SaveBar>
        </WhileSaving>
      )}
      {isPlanning && (
        <PlanDialog
          count={changed.length}
          subject={subject}
          isSending={isSending}
          onPlan={plan}
          onClose={() => setPlanning(false)}
        />
      )}
    </ScreenGrid>
  )
}
