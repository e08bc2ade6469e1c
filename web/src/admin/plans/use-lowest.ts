import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../rules/turkish-number.ts'
import { ask } from '../api/ask.ts'
import { LOWEST_DAYS, LOWEST_PRICES } from './journal.operations.ts'
import { priceKey } from './plan-state.ts'

/**
 * The lowest prices of the last days in words, by their keys.
 * @param isWanted whether any price is a discount.
 */
export function useLowest(isWanted: boolean): (key: string) => string | undefined {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['lowest prices'],
    queryFn: async () => (await ask(LOWEST_PRICES, { days: LOWEST_DAYS })).lowestPrices,
    enabled: isWanted,
    gcTime: 0,
  })
  const lowest = useMemo(
    () => new Map(data?.map((each) => [priceKey(each.product.id, each.serving), each])),
    [data],
  )
  return (key) => {
    const found = lowest.get(key)
    if (!found) return undefined
    const { price, isWhole } = found
    return translate(isWhole ? 'resources.pricePlan.lowest' : 'resources.pricePlan.lowestSoFar', {
      days: LOWEST_DAYS,
      price: formatPrice(price),
    })
  }
}
