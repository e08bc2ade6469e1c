import type { TakesOrdersQuery } from '../../../gql/graphql.ts'
import { paths } from '../../../paths.ts'
import { orderMessage } from '../../../rules/order-message.ts'

type Dish = TakesOrdersQuery['products'][number]

/** An order of the house's own first dishes, as its guests would send it; null while there is no dish to order. */
export function trialOrder({ site, categories, products }: TakesOrdersQuery, now: Date): string | null {
  const shown = categories.filter(({ status }) => status === 'ACTIVE')
  const [first, second] = shown.flatMap(({ id }) =>
    products.filter((dish) => dish.categoryId === id && canBeOrdered(dish)),
  )
  if (!first) return null
  const { ordering } = site.settings
  const way = ordering?.ways[0] ?? 'PICKUP'
  const isDelivery = way === 'DELIVERY'
  const line = ({ name, price }: Dish, count: number, note: string) => ({
    ...{ name, price, count, note, serving: null },
  })
  return orderMessage({
    ...{ way, table: way === 'TABLE' ? 1 : null, time: '' },
    lines: [line(first, 2, 'deneme notu'), ...(second ? [line(second, 1, '')] : [])],
    fee: isDelivery ? (ordering?.deliveryFee ?? null) : null,
    ...{ readAt: now, timeZone: site.hours.timeZone },
    name: 'Deneme siparişi',
    address: isDelivery ? site.address : '',
    note: 'Bu bir denemedir, hazırlamayın.',
    link: new URL(paths.menuShort, site.imageUrl).href,
  })
}

function canBeOrdered({ price, status, availiblity, foodInformation }: Dish): boolean {
  return price > 0 && status === 'ACTIVE' && availiblity && !foodInformation.isAlcoholicDrink
}
