import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { TOKEN_KEY } from '../../lib/auth-token.ts'
import { instantOf } from '../../rules/opening-hours.ts'
import { type Menu, PRICES_AT } from './menu-query.ts'

/** The query parameter with a moment in the restaurant's time, which the server ignores. */
const AT = 'at'
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)$/

interface Preview {
  readonly menu: Menu | undefined
  /** The moment whose prices are shown. */
  readonly at: Date | null
  end(): void
}

/**
 * The menu with the prices of the moment that the address asked for when the page was opened, for who is signed in and
 * may see them; for everybody else, and until they arrive, the menu as it is.
 */
export function usePreview(menu: Menu | undefined, timeZone: string | undefined): Preview {
  const client = useApolloClient()
  const [prices, setPrices] = useState<{
    at: Date
    products: readonly Pick<Menu['products'][number], 'id'>[]
  }>()
  useEffect(() => {
    const at = timeZone && askedMoment(timeZone)
    if (!at || !localStorage.getItem(TOKEN_KEY)) return
    let isCurrent = true
    // A refusal is no matter of the page, which is the ordinary one then.
    const context = { purpose: { isAhead: true } }
    client
      .query({ query: PRICES_AT, variables: { at: at.toISOString() }, fetchPolicy: 'no-cache', context })
      .then(
        ({ data }) => isCurrent && data && setPrices({ at, products: data.products }),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [client, timeZone])
  const shown = useMemo(() => {
    if (!menu || !prices) return menu
    const byId = new Map(prices.products.map((product) => [product.id, product]))
    const products = menu.products.flatMap((dish) =>
      byId.has(dish.id) ? { ...dish, ...byId.get(dish.id) } : [],
    )
    return { ...menu, products }
  }, [menu, prices])
  return { menu: shown, at: prices?.at ?? null, end: () => setPrices(undefined) }
}

function askedMoment(timeZone: string): Date | null {
  const asked = new URLSearchParams(location.search).get(AT) ?? ''
  const [, day = '', hours, minutes] = MOMENT.exec(asked) ?? []
  if (Number.isNaN(Date.parse(`${asked}:00Z`)) || day === '') return null
  return instantOf(day, Number(hours) * 60 + Number(minutes), timeZone)
}
