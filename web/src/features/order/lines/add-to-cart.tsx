import { type MouseEvent, useEffect, useState } from 'react'
import { ChangingText } from '../../../components/changing-text.tsx'
import { Icon } from '../../../components/icon.tsx'
import type { OrderableDish } from '../../../lib/order-parts.ts'
import { cart } from '../cart.ts'
import { servingKey } from '../order-address.ts'
import { isOrderable } from '../ordered-dish.ts'
import { useCount } from '../use-cart.ts'
import { addFragment, earlyTaps } from './early-taps.ts'

interface AddToCartProps {
  readonly dish: OrderableDish
  /** One of its further servings; without it, its own price. */
  readonly serving?: { readonly label: string; readonly price: number }
}

/** Puts a dish into the cart and takes it out again; nothing for what cannot be ordered. */
export function AddToCart({ dish, serving }: AddToCartProps) {
  const { price } = serving ?? dish
  if (!dish.availiblity || !isOrderable(dish, price)) return null
  const name = serving ? `${dish.name}, ${serving.label}` : dish.name
  return (
    <Stepper name={name} line={{ id: dish.id, name: dish.name, serving: serving?.label ?? null, price }} />
  )
}

interface StepperProps {
  readonly name: string
  readonly line: Parameters<typeof cart.change>[0]
  /** Whether it can only be taken out. */
  readonly isGone?: boolean
}

export function Stepper({ name, line, isGone }: StepperProps) {
  const count = useCount(line)
  const key = line.serving === null ? line.id : `${line.id}-${servingKey(line.serving)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the document, once
  useEffect(() => {
    if (earlyTaps().delete(key)) cart.change(line, 1)
  }, [key])
  const [isFull, setFull] = useState(false)
  const addOne = () => setFull(!cart.change(line, 1))
  const takeOne = ({ currentTarget }: MouseEvent) => {
    cart.change(line, -1)
    // The button goes with the last one.
    if (count === 1) currentTarget.parentElement?.querySelector('a')?.focus()
  }
  return (
    <span className="add">
      {count > 0 && (
        <>
          <button type="button" aria-label={`${name}: bir eksilt`} onClick={takeOne}>
            <Icon name="minus" />
          </button>
          <output>
            <ChangingText text={String(count)} />
          </output>
        </>
      )}
      {!isGone && (
        // biome-ignore lint/a11y/useSemanticElements: a link counts taps before scripts run
        <a
          role="button"
          href={addFragment(key)}
          aria-label={`${name}: ${count > 0 ? 'bir daha ekle' : 'ekle'}`}
          onClick={(event) => {
            event.preventDefault()
            addOne()
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            addOne()
          }}
        >
          <Icon name="plus" />
        </a>
      )}
      {isFull && <small role="status">Sepete bu kadar sığıyor.</small>}
    </span>
  )
}
