import type { PricePlanLineInput } from '../../../gql/graphql.ts'
import { servingKey } from '../../../rules/menu-table.ts'
import type { ImportContext, ImportLine } from './import-lines.ts'

type Dish = ImportContext['dishes'][number]

/**
 * The lines of a price plan with what a table would change; null for one that changes more than the prices of dishes and
 * servings that there are, since a plan could not keep the rest.
 */
export function plannedLines(
  lines: readonly ImportLine[],
  dishes: readonly Dish[],
): PricePlanLineInput[] | null {
  const known = new Map(dishes.map((dish) => [dish.id, dish]))
  const planned = lines.map((line) =>
    line.state === 'same' ? [] : pricesOf(line, known.get(String(line.input?.id))),
  )
  const prices = planned.flatMap((each) => each ?? [])
  return planned.includes(null) || prices.length === 0 ? null : prices
}

function pricesOf({ input }: ImportLine, dish: Dish | undefined): PricePlanLineInput[] | null {
  if (!input || !dish) return null
  const { id, version: _, price, servings, ...others } = input
  const productId = String(id)
  if (Object.keys(others).length > 0) return null
  const former = new Map(dish.servings.map((serving) => [servingKey(serving.label), serving]))
  const renewed = servings ?? []
  const isAlike = renewed.every(({ label }) => former.get(servingKey(label))?.label === label)
  if (servings && (renewed.length !== former.size || !isAlike)) return null
  return [
    ...(typeof price === 'number' ? [{ productId, price, seenPrice: dish.price }] : []),
    ...renewed.flatMap(({ label, price: each }) => {
      const seenPrice = former.get(servingKey(label))?.price
      return each === seenPrice
        ? []
        : [{ productId, serving: label, price: each, seenPrice: seenPrice ?? null }]
    }),
  ]
}
