import { useStoredPage } from '../../lib/stored-page.ts'
import { formatPrice } from '../../rules/turkish-number.ts'
import type { Dish } from './menu-query.ts'

/** A price; on a stored page that is old, that it has to be asked for. */
export function Price({ price }: { price: number }) {
  const stored = useStoredPage()
  if (!stored?.isOutdated) return formatPrice(price)
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">Fiyatı sorunuz</span>
    </>
  )
}

export function SoldOut({ dish }: { dish: Dish }) {
  const stored = useStoredPage()
  return dish.availiblity ? null : <span className="tag">{stored ? 'Tükenmiş olabilir' : 'Tükendi'}</span>
}

/** The further sizes of a dish with their prices, on one line or several. */
export function Servings({ dish: { servings } }: { dish: Dish }) {
  if (servings.length === 0) return null
  return (
    <span className="servings">
      {servings.map(({ label, price }) => (
        <span key={label}>
          {label}{' '}
          <b>
            <Price price={price} />
          </b>
        </span>
      ))}
    </span>
  )
}
