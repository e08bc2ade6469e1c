import { Seller } from '../../features/order/seller.tsx'
import { orderParts } from '../../lib/order-parts.ts'
import { useOrderSite } from './use-order-site.ts'

Object.assign(orderParts, { SellerCard })

/** Who sells what is ordered here. */
function SellerCard() {
  const site = useOrderSite()
  return (
    site && (
      <li className="card">
        <h2>Siparişlerde satıcı</h2>
        <Seller site={site} />
        <p className="contact-note">Siparişler WhatsApp ile gelir; bu sitede saklanmaz.</p>
      </li>
    )
  )
}
