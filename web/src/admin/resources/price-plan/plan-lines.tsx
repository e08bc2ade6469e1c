import DeleteIcon from '@mui/icons-material/Clear'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { PriceInput } from '../../forms/price-input.tsx'
import { priceKey, staleFirst } from '../../plans/plan-state.ts'
import { lineName, type PlanFacts, type PlanLine, type PlanRecord } from './plan-record.ts'

/** The prices of a plan, those first that were changed since it was made. */
export function PlanLines() {
  const translate = useTranslate()
  const plan = useRecordContext<PlanRecord>()
  const facts = useMemo(
    () => new Map(plan?.facts.map((line) => [priceKey(line.productId, line.serving), line])),
    [plan],
  )
  const { control, getValues } = useFormContext()
  const { fields, remove, update } = useFieldArray({ control, name: 'lines', keyName: 'row' })
  if (!plan) return null
  const isApplied = plan.appliedAt !== null
  const rows = fields.map((field, at) => {
    const line = field as unknown as PlanLine & { readonly row: string }
    const known = facts.get(priceKey(line.productId, line.serving))
    // By the record, so that no row moves away from under the finger that has just marked it as seen.
    return {
      at,
      row: line.row,
      facts: known ?? withoutFacts(line),
      isStale: !isApplied && known?.isStale === true,
    }
  })
  const count = rows.filter(({ isStale }) => isStale).length
  return (
    <Box
      component="section"
      aria-label={translate('resources.pricePlan.fields.lines')}
      sx={{ width: '100%' }}
    >
      <Typography variant="h6" component="h2" sx={{ mt: 1, mb: 0.5 }}>
        {translate('resources.pricePlan.count', { smart_count: rows.length })}
      </Typography>
      {count > 0 && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('resources.pricePlan.staleHint', { smart_count: count })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {staleFirst(rows).map(({ row, at, facts: known }) => (
          <Row
            key={row}
            at={at}
            facts={known}
            isApplied={isApplied}
            isOnly={rows.length === 1}
            onRemove={() => remove(at)}
            onSeen={(seenPrice) => update(at, { ...getValues(`lines.${at}`), seenPrice })}
          />
        ))}
      </Box>
    </Box>
  )
}

/** A line that another version of the plan has, such as a draft. */
const withoutFacts = (line: PlanLine): PlanFacts => ({
  ...line,
  priceBefore: line.seenPrice,
  isStale: false,
  product: null,
})

interface RowProps {
  readonly at: number
  readonly facts: PlanFacts
  readonly isApplied: boolean
  readonly isOnly: boolean
  onRemove(): void
  onSeen(price: number): void
}

function Row({ at, facts, isApplied, isOnly, onRemove, onSeen }: RowProps) {
  const translate = useTranslate()
  const [first] = useState(facts.price)
  const { price, seenPrice }: Partial<PlanLine> = useWatch({ name: `lines.${at}` }) ?? {}
  const { priceBefore, isStale } = facts
  const name = lineName(facts)
  const isUnseen = !isApplied && isStale && seenPrice !== priceBefore
  const written = (lira: number | null | undefined) =>
    typeof lira === 'number' ? formatPrice(lira) : translate('resources.pricePlan.noPrice')
  // Whoever sets another price beside the changed one has seen it.
  const isCorrected = isUnseen && priceBefore !== null && price !== first && typeof price === 'number'
  useEffect(() => {
    if (isCorrected && priceBefore !== null) onSeen(priceBefore)
  })
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: isApplied ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr) 116px 44px',
          sm: isApplied ? 'minmax(0, 1fr) 110px 110px' : 'minmax(0, 1fr) 96px 132px 44px',
        },
        columnGap: { xs: 0.5, sm: 1.5 },
        alignItems: 'center',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere', fontWeight: isUnseen ? 600 : 400 }}>{name}</Typography>
      <Typography
        color="textSecondary"
        sx={{
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: 1, sm: 'auto' },
          textAlign: { sm: 'right' },
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {written(priceBefore)}
      </Typography>
      {isApplied ? (
        <Typography
          sx={{
            gridRow: { xs: '1 / 3', sm: 'auto' },
            gridColumn: { xs: 2, sm: 'auto' },
            textAlign: 'right',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {written(facts.price)}
        </Typography>
      ) : (
        <>
          <Box sx={{ gridRow: { xs: '1 / 3', sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}>
            <PriceInput
              source={`lines.${at}.price`}
              called={translate('resources.pricePlan.newPrice', { name })}
            />
          </Box>
          <IconButton
            aria-label={translate('resources.pricePlan.leaveOut', { name })}
            title={isOnly ? translate('resources.pricePlan.none') : ''}
            disabled={isOnly}
            onClick={onRemove}
            sx={{ gridRow: { xs: '1 / 3', sm: 'auto' }, width: 44, height: 44 }}
          >
            <DeleteIcon />
          </IconButton>
        </>
      )}
      {isUnseen && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {priceBefore === null
              ? translate('resources.pricePlan.staleGone')
              : translate('resources.pricePlan.staleLine', {
                  seen: written(seenPrice),
                  before: written(priceBefore),
                })}
          </Typography>
          {priceBefore !== null && (
            <Button
              size="small"
              onClick={() => onSeen(priceBefore)}
              aria-label={translate('resources.pricePlan.seenOf', { name })}
            >
              {translate('resources.pricePlan.seen')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
