import { AddToCart, Stepper } from '../../features/order/lines/add-to-cart.tsx'
import { OrderNote as Note } from '../../features/order/order-note.tsx'
import { orderParts } from '../../lib/order-parts.ts'
import { useOrderSite } from './use-order-site.ts'

Object.assign(orderParts, { AddToCart, OrderNote })

export { Stepper }

/** How to order from the menu. */
function OrderNote() {
  const site = useOrderSite()
  return site && <Note site={site} open="Sepete ekleyin, siparişinizi WhatsApp’tan gönderin." />
}
