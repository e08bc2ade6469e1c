import { InputAdornment, TextField } from '@mui/material'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { readPrice, writtenPrice } from '../../forms/price-entry.ts'
import type { IntakeLine } from './intake-rows.ts'

/** Marks the prices of a list, from one to the next of which Enter goes. */
export const PRICE_FIELD = 'data-price-field'

interface PriceCellFieldProps {
  readonly line: IntakeLine
  readonly isFaulty: boolean
  onPrice(text: string): void
}

/** The price of a dish of a source, as written there; it is taken over when the field is left. */
export function PriceCellField({ line, isFaulty, onPrice }: PriceCellFieldProps) {
  const translate = useTranslate()
  const stored = shown(line.row.cells.get('price') ?? '')
  const [typed, setTyped] = useState(stored)
  useEffect(() => setTyped(stored), [stored])
  const leave = () => {
    if (typed !== stored) onPrice(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const own = event.target as HTMLElement
    const all = [...document.querySelectorAll<HTMLElement>(`[${PRICE_FIELD}]`)]
    leave()
    all[all.indexOf(own) + 1]?.focus()
  }
  return (
    <TextField
      value={typed}
      placeholder={line.row.unpriced}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={leave}
      onKeyDown={onKeyDown}
      error={isFaulty}
      margin="none"
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">TL</InputAdornment> },
        htmlInput: {
          'aria-label': translate('admin.menu.price', { name: line.name }),
          [PRICE_FIELD]: '',
          inputMode: 'decimal',
          enterKeyHint: 'next',
          autoComplete: 'off',
          sx: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 },
        },
      }}
      sx={{ width: { xs: 112, sm: 132 }, '& .MuiInputBase-root': { height: 44, pr: 1 } }}
    />
  )
}

function shown(text: string): string {
  const entry = readPrice(text)
  return 'price' in entry ? writtenPrice(entry.price) : text
}
