import { PageTitle } from '../components/page-title.tsx'
import { LegalText } from '../features/legal/legal-text.tsx'
import { termsOf } from '../features/legal/terms.ts'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../features/legal/legal.css'

export const Component = templatePage('terms-conditions', Sample)

function Sample() {
  const { site } = useSite()
  usePageHead({
    title: 'Kullanım Koşulları',
    description: 'Menü ve fiyatlar, rezervasyon, sipariş ve teslimat için geçerli koşullar.',
    path: paths.terms,
    isSample: true,
  })
  return (
    <>
      <PageTitle title="Kullanım Koşulları" english="Terms & Conditions" />
      {site && (
        <LegalText
          since="1 Mart 2026"
          opening="Sofranın kuralı azdır; olanları da açık yazdık. Siteyi kullanırken ve bizden bir şey isterken ikimiz için geçerli olanlar bunlar."
          clauses={termsOf(site)}
        />
      )}
    </>
  )
}
