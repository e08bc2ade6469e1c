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

/**
 * The price of a dish of a source, as written there; it is taken over when the field is left. A plain input: a list may
 * have a thousand, of which the library's own would take seconds.
 */
export function PriceCellField({ line, isFaulty, onPrice }: PriceCellFieldProps) {
  const translate = useTranslate()
  const stored = shown(line.row.cells.get('price') ?? '')
  const [typed, setTyped] = useState(stored)
  useEffect(() => setTyped(stored), [stored])
  const leave = () => {
    if (typed !== stored) onPrice(typed)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(stored)
    if (event.key !== 'Enter') return
    event.preventDefault()
    const own = event.currentTarget
    const all = [...document.querySelectorAll<HTMLElement>(`[${PRICE_FIELD}]`)]
    const next = all[all.indexOf(own) + 1]
    // Leaving it takes the price over.
    if (next) next.focus()
    else own.blur()
  }
  return (
    <span className="price">
      <input
        value={typed}
        placeholder={line.row.unpriced}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
        aria-invalid={isFaulty}
        aria-label={translate('admin.menu.price', { name: line.name })}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        {...{ [PRICE_FIELD]: '' }}
      />
      <span aria-hidden>TL</span>
    </span>
  )
}

function shown(text: string): string {
  const entry = readPrice(text)
  return 'price' in entry ? writtenPrice(entry.price) : text
}
