import { Box, Link, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { PriceRecordsQuery } from '../../gql/graphql.ts'
import { formatPrice } from '../../rules/turkish-number.ts'
import { ask } from '../api/ask.ts'
import { momentText } from '../language/moment-text.ts'
import { PRICE_RECORDS } from './journal.operations.ts'
import { percentText } from './percent-text.ts'
import { servingName } from './plan-state.ts'

interface JournalPage {
  /** Absent for the whole menu. */
  readonly productId?: string
  readonly page: number
  readonly pageSize: number
}

/** A page of the journal of prices, read again each time that it is opened. */
export function useJournal(shown: JournalPage, enabled = true) {
  return useQuery({
    queryKey: ['price records', shown],
    queryFn: async () => (await ask(PRICE_RECORDS, { ...shown })).priceRecords,
    placeholderData: keepPreviousData,
    gcTime: 0,
    enabled,
  })
}

type PriceRecord = PriceRecordsQuery['priceRecords']['items'][number]

interface EntriesProps {
  readonly records: readonly PriceRecord[]
  /** Whether all are of one dish, whose name is on the screen already. */
  readonly ofOne?: boolean
}

/** Entries of the price journal: previous and new price, date, user and plan. */
export function JournalEntries({ records, ofOne = false }: EntriesProps) {
  const translate = useTranslate()
  if (records.length === 0)
    return <Typography color="textSecondary">{translate('resources.pricePlan.journal.none')}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {records.map((record) => (
        <Entry key={record.id} record={record} ofOne={ofOne} />
      ))}
    </Box>
  )
}

function Entry({ record, ofOne }: { record: PriceRecord; ofOne: boolean }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { date, product, serving, before, price, percent, planName, userName, userFullName } = record
  const name = ofOne ? (serving ?? '') : servingName({ name: product.name, serving })
  const written = (lira: number | null | undefined) =>
    typeof lira === 'number' ? formatPrice(lira) : translate('resources.pricePlan.noPrice')
  const about = [
    typeof percent === 'number' && percentText(percent, locale),
    momentText(new Date(String(date)), locale),
    userFullName || userName || translate('resources.pricePlan.journal.system'),
    planName,
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'baseline',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {name !== '' && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {ofOne || product.isDeleted ? (
            name
          ) : (
            <Link
              component={RouterLink}
              to={`/admin/product/${product.id}`}
              color="inherit"
              underline="hover"
            >
              {name}
            </Link>
          )}
        </Typography>
      )}
      <Typography sx={{ gridColumn: name === '' ? '1 / -1' : 2, fontVariantNumeric: 'tabular-nums' }}>
        {typeof before === 'number'
          ? translate('resources.pricePlan.journal.change', {
              before: written(before),
              price: written(price),
            })
          : written(price)}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
      >
        {about.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
