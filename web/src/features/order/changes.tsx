import type { OrderableDish } from '../../lib/order-parts.ts'
import { formatPrice } from '../../rules/turkish-number.ts'
import { cart } from './cart.ts'
import { changedLines } from './changed-lines.ts'
import type { CartLine } from './order-line.ts'
import { type DishesOf, inMenu } from './ordered-dish.ts'

interface ChangesProps {
  readonly menu: DishesOf<OrderableDish>
  readonly lines: readonly CartLine[]
}

/** What has changed on the menu since the guest chose; it has to be accepted before anything is sent. */
export function Changes({ menu, lines }: ChangesProps) {
  const changed = changedLines(menu, lines)
  if (changed.length === 0) return null
  const accept = () =>
    cart.replace(
      lines.flatMap((line) => {
        const { problem, price } = inMenu(menu, line)
        return problem ? [] : { ...line, price }
      }),
    )
  return (
    <section className="order-warning" aria-label="Menüde değişenler">
      <ul>
        {changed.map(({ line, now }) => (
          <li key={line.id + line.serving}>
            {line.name}
            {line.serving && ` (${line.serving})`}:{' '}
            {now.problem || `fiyatı ${formatPrice(line.price)} iken ${formatPrice(now.price)} oldu`}
            {now.problem && line.note && ` (notunuz: ${line.note})`}
          </li>
        ))}
      </ul>
      <button className="button button--quiet" type="button" onClick={accept}>
        Değişiklikleri kabul et
      </button>
    </section>
  )
}
