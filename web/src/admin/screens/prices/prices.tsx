import { Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { Loading, Title, useNotify, useTranslate } from 'react-admin'
import { isRefused } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import { newClientKey } from '../../api/client-key.ts'
import type { ManyChanged } from '../../api/resource-operations.ts'
import { replyOrSettled, settleCall, useSettledCall } from '../../api/settled-call.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { RestoredNotice } from '../../forms/drafts/restored-notice.tsx'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { readPrice, writtenPrice } from '../../forms/price-entry.ts'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { LoadError } from '../../lists/list-states.tsx'
import { SectionCard } from '../section-card.tsx'
import { PriceLine } from './price-line.tsx'
import { type PriceRule, priceByRule, ROUNDINGS } from './price-rule.ts'
import { ALL_PRICES, CHANGE_PRICES } from './prices.operations.ts'
import { RuleFields } from './rule-fields.tsx'
import { type PriceCall, refusedPrices, type SentPrices } from './sent-prices.ts'

interface PriceEdits {
  readonly rule: PriceRule
  /** The ids of the excluded categories. */
  readonly excluded: ReadonlySet<string>
  /** Corrected prices by the ids of their dishes, whatever the rule. */
  readonly typed: ReadonlyMap<string, Typed>
  /** Prices that were sent, shown instead of those of the rule until it changes. */
  readonly sent: SentPrices
  /** A call without a reply, until it is known whether it was stored. Drafts of earlier versions have none. */
  readonly lostCall: PriceCall | null
}

interface Typed {
  readonly text: string
  /** The stored price that was shown then. */
  readonly seen: number
}

const UNCHANGED: PriceEdits = {
  rule: { percent: 0, amount: 0, roundTo: ROUNDINGS[3] },
  excluded: new Set(),
  typed: new Map(),
  sent: new Map(),
  lostCall: null,
}

/** Changes many prices by a rule: a list of old and new prices that can be edited, stored in one call. */
export function Prices() {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const { data, error, isPending, refetch } = useFreshQuery('all prices', ALL_PRICES)
  const { values, restoredAt, change, keep, reset } = useDraft('price-changes', UNCHANGED)
  const { rule, excluded, typed, sent, lostCall } = values
  const [isSaving, setSaving] = useState(false)
  const isIdle = rule.percent === 0 && rule.amount === 0
  const lines = useMemo(
    () =>
      (data?.products ?? [])
        .filter(({ categoryId }) => !excluded.has(categoryId))
        .map((dish) => {
          const byRule = isIdle ? dish.price : priceByRule(dish.price, rule)
          const text = typed.get(dish.id)?.text ?? writtenPrice(sent.get(dish.id)?.price ?? byRule)
          const seen = sent.get(dish.id)?.seen ?? typed.get(dish.id)?.seen ?? dish.price
          return { dish, text, seen, entry: readPrice(text) }
        }),
    [data, excluded, typed, sent, rule, isIdle],
  )
  const tellStored = (done: string, many: ManyChanged) => {
    showReceipt(done, many, () => void refetch())
    void refetch()
  }
  /** Clears what an earlier call has stored; prices that were typed since stay. */
  const finishEarlier = ({ changes }: PriceCall, many: ManyChanged) => {
    const stored = new Map(changes.map(({ productId, price }) => [productId, price]))
    const open = new Map(
      [...typed].flatMap(([id, { text, seen }]) => {
        const entry = readPrice(text)
        const price = stored.get(id)
        const isStored = price !== undefined && 'price' in entry && entry.price === price
        return isStored ? [] : [[id, { text, seen: price ?? seen }]]
      }),
    )
    const { typed: _, excluded: __, ...cleared } = UNCHANGED
    if (open.size > 0) change({ ...cleared, typed: open })
    else reset()
    tellStored(translate('admin.prices.wasStored'), many)
  }
  const leftDuring = restoredAt === null || isSaving ? undefined : lostCall?.clientKey
  useSettledCall(leftDuring, (many) => {
    if (many && lostCall) finishEarlier(lostCall, many)
    else change({ lostCall: null })
  })
  /** The current prices; undefined if they could not be read: the query then still has those before. */
  const reread = async () => {
    const { isSuccess, data: fresh } = await refetch()
    return isSuccess ? fresh.products : undefined
  }
  const tell = (message: string) => notify(message, { type: 'error', autoHideDuration: 10_000 })
  const dishOf = (id: string | undefined) => data?.products.find((dish) => dish.id === id)
  const faulty = lines.find(({ entry }) => 'fault' in entry)?.dish
  const changes = lines.flatMap(({ dish, seen, entry }) =>
    'price' in entry && entry.price !== dish.price
      ? [{ productId: dish.id, price: entry.price, seenPrice: seen }]
      : [],
  )

  const save = async () => {
    setSaving(true)
    await settleAndSend().catch((failure: Error) => tell(failure.message))
    setSaving(false)
  }
  const settleAndSend = async () => {
    const earlier = lostCall && (await settleCall(lostCall.clientKey))
    if (lostCall && earlier) return finishEarlier(lostCall, earlier)
    const call = { clientKey: newClientKey(), changes }
    const prices = new Map(
      changes.map(({ productId, price, seenPrice }) => [productId, { price, seen: seenPrice }]),
    )
    // Without a reply these may be stored, and the rule must not be applied to them again.
    await keep({ sent: new Map([...sent, ...prices]), lostCall: call })
    try {
      const reply = ask(CHANGE_PRICES, call, 'product')
      const many = await replyOrSettled(call.clientKey, reply)
      reset()
      tellStored(translate('admin.prices.done', { smart_count: many.count }), many)
    } catch (failure) {
      if (!isRefused(failure)) throw failure
      // Reported only once, so that the user can save corrected prices over those of others.
      const refused = refusedPrices(prices, await reread(), (id) => typed.has(id))
      change({ sent: new Map([...sent, ...refused]), lostCall: null })
      const gone = failure.status === 404 && dishOf(changes[failure.body?.line]?.productId)
      if (gone) return tell(translate('admin.prices.gone', { name: gone.name }))
      const gaveWay = [...refused].some(([id, { price }]) => price !== prices.get(id)?.price)
      tell(`${failure.message}${gaveWay ? ` ${translate('admin.prices.gaveWay')}` : ''}`)
    }
  }

  return (
    <Box sx={{ maxWidth: 860, width: '100%', display: 'grid', gap: 2, pb: 12 }}>
      <Title title="admin.prices.title" />
      {isPending && <Loading />}
      {error && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <WhileSaving isSaving={isSaving}>
          {restoredAt !== null && <RestoredNotice mb={0} at={restoredAt} onDiscard={reset} />}
          <RuleFields
            rule={rule}
            categories={data.categories}
            excluded={excluded}
            onRule={(next) => change({ rule: next, sent: new Map() })}
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
                  onType={(next) => change({ typed: new Map(typed).set(dish.id, { text: next, seen }) })}
                />
              ))}
            </Box>
          </SectionCard>
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
              disabled={isSaving || faulty !== undefined || changes.length === 0}
              onClick={() => void save()}
            >
              {changes.length === 0
                ? translate('ra.action.save')
                : translate('admin.prices.save', { smart_count: changes.length })}
            </Button>
            <Typography role="status" color="textSecondary">
              {faulty
                ? translate('admin.prices.faulty', { name: faulty.name })
                : changes.length === 0
                  ? translate('admin.prices.nothing')
                  : ''}
            </Typography>
          </Box>
        </WhileSaving>
      )}
    </Box>
  )
}
