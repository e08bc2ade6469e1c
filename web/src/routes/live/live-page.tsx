import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { OrderPart } from '../../components/order-part.tsx'
import { useSite } from '../../features/shell/use-site.tsx'

/**
 * A page on which guests order, in place of the template's, which is loaded only where they stop while it is open.
 * @param otherwise loads the page of the template.
 */
export function livePage(
  name: 'Cart' | 'Checkout' | 'OnlineOrder',
  otherwise: () => Promise<{ readonly Component: ComponentType }>,
): () => ReactNode {
  const Otherwise = lazy(async () => ({ default: (await otherwise()).Component }))
  return () => {
    const { takesOrders } = useSite()
    if (takesOrders) return <OrderPart name={name} />
    return (
      <Suspense fallback={null}>
        <Otherwise />
      </Suspense>
    )
  }
}
