import { calendarDay } from '../../rules/hours-text.ts'
import * as menuWords from './menu.words.ts'
import type { Dish } from './menu-query.ts'

/** That prices include taxes, and since when the newest of them applies. */
export function PriceNote({ dishes }: { dishes: readonly Dish[] }) {
  const since = dishes
    .map(({ priceSince }) => priceSince)
    .sort()
    .at(-1)
  if (!since) return null
  return (
    <p className="menu-page__prices">
      {`${menuWords.pricesSince} `}
      {menuWords.date(calendarDay(since))}.
    </p>
  )
}
