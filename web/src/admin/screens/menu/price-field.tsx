import { FormHelperText, InputAdornment, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { MOST_PRICE, type PriceFault, readPrice, writtenPrice } from '../../forms/price-entry.ts'
import type { Dish } from './menu-dish.ts'

interface PriceFieldProps {
  readonly dish: Dish
  onCommit(price: number): void
}

/**
 * The price of a dish, changed in place: Enter or leaving the field stores it, Escape resets it. An invalid entry
 * stays, with a message below the row.
 */
export function PriceField({ dish, onCommit }: PriceFieldProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<PriceFault | null>(null)
  const sentence = useId()

  const revert = () => {
    setTyped(null)
    setFault(null)
  }
  const commit = () => {
    if (typed === null) return
    const entry = readPrice(typed)
    if ('fault' in entry) return setFault(entry.fault)
    revert()
    if (entry.price !== dish.price) onCommit(entry.price)
  }
  return (
    <>
      <TextField
        value={typed ?? writtenPrice(dish.price)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === 'Enter') commit()
          if (key === 'Escape') revert()
        }}
        error={fault !== null}
        margin="none"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">TL</InputAdornment> },
          htmlInput: {
            'aria-label': translate('admin.menu.price', { name: dish.name }),
            'aria-describedby': fault ? sentence : undefined,
            inputMode: 'decimal',
            enterKeyHint: 'done',
            autoComplete: 'off',
            sx: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 },
          },
        }}
        sx={{ gridArea: 'price', width: { xs: 112, sm: 132 }, '& .MuiInputBase-root': { height: 44, pr: 1 } }}
      />
      {fault && (
        <FormHelperText
          id={sentence}
          error
          role="alert"
          sx={{ m: 0, order: 1, flexBasis: '100%', gridColumn: '2 / -1', textAlign: { sm: 'right' } }}
        >
          {translate(`admin.price.${fault}`, { most: writtenPrice(MOST_PRICE) })}
        </FormHelperText>
      )}
    </>
  )
}
