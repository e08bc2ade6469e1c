import type { ReactNode } from 'react'
import { type OrderClause, orderParts } from '../../lib/order-parts.ts'
import { type SiteWithOrders, useOrderSite } from './use-order-site.ts'

Object.assign(orderParts, { WithOrderClause })

interface WithOrderClauseProps {
  readonly children: (clauses: readonly OrderClause[]) => ReactNode
}

/** Renders a text with what becomes of the data of guests who order on the site. */
function WithOrderClause({ children }: WithOrderClauseProps) {
  const site = useOrderSite()
  return site && children([clauseOf(site)])
}

function clauseOf(site: SiteWithOrders): OrderClause {
  const reach = [
    site.tradeNumber && `MERSİS / vergi no: ${site.tradeNumber}`,
    site.kepAddress && `KEP: ${site.kepAddress}`,
    site.address && `adres: ${site.address}`,
    site.phone && `telefon: ${site.phone}`,
    site.mail && `e-posta: ${site.mail}`,
  ]
  return {
    id: 'siparisler',
    title: 'Siteden sipariş',
    paragraphs: [
      `Siparişiniz kendi WhatsApp hesabınızdan bize gider; bu siteye gönderilmez ve burada saklanmaz. Satıcı ve veri sorumlusu: ${site.legalName} (${reach.filter(Boolean).join(', ')}).`,
    ],
    points: [
      'Cihazınızda: sepetiniz ve notlarınız, son değişiklikten 12 saat sonrasına kadar tarayıcınızda; adınız ve adresiniz açık sekmede, yalnızca “Bu cihazda hatırla” derseniz tarayıcınızda; masanızın numarası sekmede 3 saat durur. Sepeti boşaltınca ve tarayıcınızın verilerini silince gider.',
      'WhatsApp’ta: yazdıklarınızı mesajda görür, kendiniz gönderirsiniz. Mesajlarınızı WhatsApp kendi koşullarına göre işler, yurt dışında da.',
      'Bizde: mesajınızı siparişinizi hazırlamak ve getirmek için kullanırız (KVKK md. 5/2-c). Sağlığınızla ilgili bir şey yazmak zorunda değilsiniz; yazarsanız yalnızca o sipariş için kullanırız.',
    ],
  }
}
