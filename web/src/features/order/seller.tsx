import { telephoneHref } from '../../rules/telephone.ts'
import { Facts } from './facts.tsx'
import type { OrderSite } from './ordering-query.ts'

interface SellerFacts extends Pick<OrderSite, 'legalName' | 'tradeNumber' | 'kepAddress'> {
  readonly address: string
  readonly phone: string
  readonly mail: string | null
}

/** Who sells what is ordered here, by law. */
export const Seller = ({ site }: { readonly site: SellerFacts }) => (
  <Facts
    className="seller"
    facts={[
      ['Satıcı', site.legalName],
      ['MERSİS / vergi no', site.tradeNumber],
      ['KEP', site.kepAddress],
      ['Adres', site.address],
      ['Telefon', site.phone && <a href={telephoneHref(site.phone)}>{site.phone}</a>],
      ['E-posta', site.mail && <a href={`mailto:${site.mail}`}>{site.mail}</a>],
    ]}
  />
)
