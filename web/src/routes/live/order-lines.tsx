import { lazy, type ReactNode, Suspense } from 'react'
import type { Dish } from '../../features/menu/menu-query.ts'
import type { OrderedDish } from '../../features/order/ordered-dish.ts'
import { orderTotal } from '../../rules/order-ways.ts'
import { formatPrice } from '../../rules/turkish-number.ts'

/** In the menu's own chunk, which who orders has anyway. */
const FoodFacts = lazy(async () => ({ default: (await import('../menu.tsx')).FoodFacts }))

interface OrderLinesProps {
  /** Each with the name that it is known by where the menu does not have it any more. */
  readonly lines: readonly (OrderedDish<Dish> & { readonly name: string })[]
  /** What the guest does with each; without it, how many there are is told. */
  readonly controls?: (index: number) => ReactNode
}

/** The lines of an order, with what their dishes are made of, and what those cost that can be ordered. */
export function OrderLines({ lines, controls }: OrderLinesProps) {
  const total = orderTotal(
    lines.filter(({ problem }) => !problem),
    null,
  )
  return (
    <>
      <ul className="order-lines">
        {lines.map(({ id, dish, name, serving, count, price, problem }, index) => (
          <li key={id + (serving ?? index)} className="order-line" data-problem={problem || undefined}>
            <h3 translate="no">
              {!controls && `${count} × `}
              {name}
              {serving && ` (${serving})`}
            </h3>
            {problem && <p className="order-line__problem">{problem}</p>}
            <Suspense>{dish && <FoodFacts food={dish.foodInformation} />}</Suspense>
            <p className="order-line__price">{dish && formatPrice(price * count)}</p>
            {controls?.(index)}
          </li>
        ))}
      </ul>
      <p className="order-total">
        <strong>Toplam {formatPrice(total)}</strong> şu anki fiyatlarla, KDV dâhil
      </p>
    </>
  )
}
