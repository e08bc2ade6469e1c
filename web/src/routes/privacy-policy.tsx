import { PageTitle } from '../components/page-title.tsx'
import { LegalText } from '../features/legal/legal-text.tsx'
import { privacyOf } from '../features/legal/privacy.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { templatePage } from './template-page.tsx'
import '../features/legal/legal.css'

export const Component = templatePage('privacy-policy', Sample)

function Sample() {
  const { site } = useSite()
  useSampleHead(
    'privacy-policy',
    'Gizlilik Politikası',
    'Kişisel verileriniz, çerezler ve 6698 sayılı KVKK kapsamındaki haklarınız.',
  )
  return (
    <>
      <PageTitle title="Gizlilik Politikası" english="Privacy Policy" />
      {site && (
        <LegalText
          since="1 Mart 2026"
          opening="Sizden ne kadar az bilgi istersek o kadar iyi. Hangi bilginizi neden tuttuğumuzu ve 6698 sayılı Kişisel Verilerin Korunması Kanunu’ndan doğan haklarınızı burada anlatıyoruz."
          clauses={privacyOf(site)}
        />
      )}
    </>
  )
}
