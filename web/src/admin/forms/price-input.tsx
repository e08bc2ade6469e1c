import { InputAdornment, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { FieldTitle, InputHelperText, required, useInput } from 'react-admin'
import { MOST_PRICE, readPrice, writtenPrice } from './price-entry.ts'

/**
 * An input for a price in Turkish format. The form value is a number in lira; an invalid entry stays visible and
 * prevents saving.
 * @param label key of its name, if that is not the one of its field.
 * @param called its name where a row says it already, so that no label is shown.
 */
export function PriceInput({ source, label, called }: { source: string; label?: string; called?: string }) {
  const { id, field, fieldState } = useInput({ source, validate: [required(), isPrice] })
  const [text, setText] = useState(() => shown(field.value))

  // The value can also be changed by a draft, a conflict or a reset.
  useEffect(() => {
    setText((typed) => (isSame(held(typed), field.value) ? typed : shown(field.value)))
  }, [field.value])

  const type = (typed: string) => {
    setText(typed)
    field.onChange(held(typed))
  }
  const leave = () => {
    if (typeof field.value === 'number') setText(writtenPrice(field.value))
    field.onBlur()
  }
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={text}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      label={called === undefined ? <FieldTitle source={source} label={label} isRequired /> : undefined}
      error={fieldState.invalid}
      helperText={fieldState.error ? <InputHelperText error={fieldState.error.message} /> : undefined}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">TL</InputAdornment> },
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          ...(called !== undefined && { 'aria-label': called, sx: IN_A_ROW }),
        },
      }}
      {...(called !== undefined && { margin: 'none' as const })}
      sx={{ maxWidth: 220 }}
    />
  )
}

const IN_A_ROW = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 } as const

function isPrice(value: unknown) {
  if (typeof value !== 'string') return undefined
  const entry = readPrice(value)
  if (!('fault' in entry)) return undefined
  return { message: `admin.price.${entry.fault}`, args: { most: writtenPrice(MOST_PRICE) } }
}

function held(text: string): number | string | null {
  if (text.trim() === '') return null
  const entry = readPrice(text)
  return 'price' in entry ? entry.price : text
}

function shown(value: unknown): string {
  return typeof value === 'number' ? writtenPrice(value) : String(value ?? '')
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? '') === (other ?? '')
}
