import { PageTitle } from '../components/page-title.tsx'
import { LegalText } from '../features/legal/legal-text.tsx'
import { termsOf } from '../features/legal/terms.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { templatePage } from './template-page.tsx'
import '../features/legal/legal.css'

export const Component = templatePage('terms-conditions', Sample)

function Sample() {
  const { site, takesTables } = useSite()
  useSampleHead(
    'terms-conditions',
    'Kullanım Koşulları',
    'Menü ve fiyatlar, rezervasyon, sipariş ve teslimat için geçerli koşullar.',
  )
  return (
    <>
      <PageTitle title="Kullanım Koşulları" english="Terms & Conditions" />
      {site && (
        <LegalText
          since="1 Mart 2026"
          opening="Sofranın kuralı azdır; olanları da açık yazdık. Siteyi kullanırken ve bizden bir şey isterken ikimiz için geçerli olanlar bunlar."
          clauses={termsOf(site, takesTables)}
        />
      )}
    </>
  )
}
