import { FormHelperText, InputAdornment, TextField } from '@mui/material'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isSlip, MOST_PRICE, type PriceFault, readPrice, writtenPrice } from '../../forms/price-entry.ts'
import type { Dish } from './menu-dish.ts'
import { ONE_LINE } from './menu-layout.ts'
import { PriceQuestion } from './price-question.tsx'

interface PriceFieldProps {
  readonly dish: Dish
  /** Whether another price waits to be saved, which the stored one replaces, too. */
  readonly isWaiting: boolean
  /** Called with a price, and with the one that was stored when the user began to type. */
  onCommit(price: number, seen: number): void
  /** Called at each key with the price, if it is one, and with the one that was stored when the user began to type. */
  onType(id: string, price: number | undefined, seen: number): void
  /** Called when an entry has ended; `isLeft` if the screen was left in the middle of it. */
  onEnd(id: string, isLeft?: boolean): void
}

/**
 * The price of a dish, edited inline: Enter stores it and moves to the next price, blur stores it, Escape resets it. An
 * invalid entry stays, with a message below the row; a likely typing error has to be confirmed first.
 */
export function PriceField({ dish, isWaiting, onCommit, onType, onEnd }: PriceFieldProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<PriceFault | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const sentence = useId()
  const field = useRef<HTMLInputElement>(null)
  // A ref, because Enter moves the focus before the state of the same key press is updated.
  const entered = useRef<string | null>(null)
  const seen = useRef(dish.price)

  const type = (text: string) => {
    if (entered.current === null) seen.current = dish.price
    entered.current = text
    setTyped(text)
    const entry = readPrice(text)
    onType(dish.id, 'price' in entry ? entry.price : undefined, seen.current)
  }
  const revert = () => {
    entered.current = null
    setTyped(null)
    setFault(null)
    onEnd(dish.id)
  }
  const store = (price: number) => {
    if (price !== dish.price || isWaiting) onCommit(price, seen.current)
    revert()
  }
  /** @returns whether the entry needs neither correction nor confirmation. */
  const commit = (): boolean => {
    if (entered.current === null) return true
    if (asked !== null) return false
    const entry = readPrice(entered.current)
    if ('fault' in entry) setFault(entry.fault)
    else if (isSlip(dish.price, entry.price)) setAsked(entry.price)
    else {
      store(entry.price)
      return true
    }
    return false
  }
  // The browser's Back leaves the screen in the middle of an entry.
  useEffect(() => () => onEnd(dish.id, true), [dish.id, onEnd])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') revert()
    if (event.key !== 'Enter') return
    // The same key press would activate the button of the confirmation, which gets the focus.
    event.preventDefault()
    if (commit()) nextPrice(event.target as HTMLInputElement).focus()
  }
  return (
    <>
      <TextField
        value={typed ?? writtenPrice(dish.price)}
        inputRef={field}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        error={fault !== null}
        margin="none"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">TL</InputAdornment> },
          htmlInput: {
            'aria-label': translate('admin.menu.price', { name: dish.name }),
            'aria-describedby': fault ? sentence : undefined,
            inputMode: 'decimal',
            enterKeyHint: 'next',
            'data-price': '',
            autoComplete: 'off',
            sx: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', minWidth: 0 },
          },
        }}
        sx={{
          gridArea: 'price',
          width: 112,
          [ONE_LINE]: { width: 132 },
          '& .MuiInputBase-root': { height: 44, pr: 1 },
        }}
      />
      {fault && (
        <FormHelperText
          id={sentence}
          error
          role="alert"
          sx={{ m: 0, order: 1, flexBasis: '100%', gridColumn: '2 / -1', [ONE_LINE]: { textAlign: 'right' } }}
        >
          {translate(`admin.price.${fault}`, { most: writtenPrice(MOST_PRICE) })}
        </FormHelperText>
      )}
      {asked !== null && (
        <PriceQuestion
          name={dish.name}
          from={dish.price}
          to={asked}
          onStore={() => {
            setAsked(null)
            store(asked)
            if (field.current) nextPrice(field.current).focus()
          }}
          onCorrect={() => {
            setAsked(null)
            field.current?.focus()
            field.current?.select()
          }}
        />
      )}
    </>
  )
}

/** The next price on the screen; the same one if it is the last. */
function nextPrice(field: HTMLInputElement): HTMLInputElement {
  const prices = [...document.querySelectorAll<HTMLInputElement>('input[data-price]')]
  const next = prices[prices.indexOf(field) + 1] ?? field
  // No focus event is fired for a field that already has the focus.
  if (next === field) field.select()
  return next
}
