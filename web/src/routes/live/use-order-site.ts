import { useQuery } from '@apollo/client/react'
import { ORDERING } from '../../features/order/ordering-query.ts'
import { useSite } from '../../features/shell/use-site.tsx'

/** The facts of the site, with how guests order; null until they are loaded. */
export function useOrderSite() {
  const { site } = useSite()
  const order = useQuery(ORDERING).data?.site
  return site && order ? { ...site, ...order } : null
}

export type SiteWithOrders = NonNullable<ReturnType<typeof useOrderSite>>
