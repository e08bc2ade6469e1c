import { OrderPart } from '../../components/order-part.tsx'
import { useStoredPage } from '../../lib/stored-page.ts'
import { inTurkish, leftToRight } from '../../lib/told.tsx'
import * as amountWords from '../../rules/amount.words.ts'
import * as menuWords from './menu.words.ts'
import type { Dish } from './menu-query.ts'

/** A price; on a stored page that is old, that it has to be asked for. */
export function Price({ price }: { price: number }) {
  const stored = useStoredPage()
  if (!stored?.isOutdated) return leftToRight(amountWords.price(price))
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{menuWords.askForPrice}</span>
    </>
  )
}

export function SoldOut({ dish }: { dish: Dish }) {
  const stored = useStoredPage()
  return dish.availiblity ? null : (
    <span className="tag">{stored ? menuWords.maybeSoldOut : menuWords.soldOut}</span>
  )
}

/** The further sizes of a dish with their prices, on one line or several. */
export function Servings({ dish }: { dish: Dish }) {
  const { servings } = dish
  if (servings.length === 0) return null
  return (
    <span className="servings">
      {servings.map((serving, index) => (
        <span key={serving.label}>
          {dish.translation?.servings?.[index] ?? inTurkish(serving.label)}{' '}
          <b>
            <Price price={serving.price} />
          </b>
          <OrderPart name="AddToCart" dish={dish} serving={serving} />
        </span>
      ))}
    </span>
  )
}
