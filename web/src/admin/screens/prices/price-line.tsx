import { Box, InputAdornment, TextField, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'
import { MOST_PRICE, type PriceEntry, writtenPrice } from '../../forms/price-entry.ts'
import { isSlip } from './price-rule.ts'

interface PriceLineProps {
  readonly dish: { readonly id: string; readonly name: string; readonly price: number }
  readonly text: string
  readonly entry: PriceEntry
  /** The lowest price of the last days in words, for a discount. */
  readonly lowest?: string | undefined
  onType(text: string): void
}

/** A dish with its old price and the new one, which can be edited. */
export function PriceLine({ dish, text, entry, lowest, onType }: PriceLineProps) {
  const translate = useTranslate()
  const isChanged = 'fault' in entry || entry.price !== dish.price
  const said =
    'fault' in entry
      ? translate(`admin.price.${entry.fault}`, { most: writtenPrice(MOST_PRICE) })
      : isSlip(dish.price, entry.price) && translate('admin.prices.slip')
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 120px', sm: 'minmax(0, 1fr) 96px 132px' },
        columnGap: 1.5,
        alignItems: 'center',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: isChanged ? 600 : 400, overflowWrap: 'anywhere' }}>
        {dish.name}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{
          gridRow: { xs: 2, sm: 'auto' },
          gridColumn: { xs: 1, sm: 'auto' },
          textAlign: { sm: 'right' },
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formatPrice(dish.price)}
      </Typography>
      <TextField
        value={text}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={goOn}
        error={'fault' in entry}
        helperText={said}
        margin="none"
        sx={{ gridRow: { xs: '1 / 3', sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">TL</InputAdornment> },
          htmlInput: {
            'aria-label': translate('admin.prices.newPrice', { name: dish.name }),
            inputMode: 'decimal',
            enterKeyHint: 'next',
            autoComplete: 'off',
            sx: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 },
          },
        }}
      />
      {lowest && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', textAlign: { sm: 'right' } }}
        >
          {lowest}
        </Typography>
      )}
    </Box>
  )
}

/** Enter moves to the next price. */
function goOn({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Enter') return
  currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
}
