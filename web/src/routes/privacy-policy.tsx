import { useQuery } from '@apollo/client/react'
import { PageTitle } from '../components/page-title.tsx'
import { LegalText } from '../features/legal/legal-text.tsx'
import { privacyOf } from '../features/legal/privacy.ts'
import { tableClauseOf } from '../features/legal/table-clause.ts'
import { TableSection } from '../features/legal/table-section.tsx'
import { TABLE_RULES } from '../features/reservation/table-queries.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { paths } from '../paths.ts'
import { OwnPage } from './own-page.tsx'
import { templatePage } from './template-page.tsx'
import '../features/legal/legal.css'

export const Component = templatePage('privacy-policy', Sample, Own)

const TITLE = 'Gizlilik Politikası'

function Sample() {
  const { site, takesTables } = useSite()
  useSampleHead(
    'privacy-policy',
    TITLE,
    'Kişisel verileriniz, çerezler ve 6698 sayılı KVKK kapsamındaki haklarınız.',
  )
  return (
    <>
      <PageTitle title={TITLE} english="Privacy Policy" />
      {site && (takesTables ? <WithTables /> : <Text clauses={privacyOf(site)} />)}
    </>
  )
}

function WithTables() {
  const { site } = useSite()
  const tables = useTables()
  if (!site || !tables) return null
  return <Text clauses={[tableClauseOf(tables), ...privacyOf(site, tables.keepDays)]} />
}

function Text({ clauses }: { readonly clauses: ReturnType<typeof privacyOf> }) {
  return (
    <LegalText
      since="1 Mart 2026"
      opening="Sizden ne kadar az bilgi istersek o kadar iyi. Hangi bilginizi neden tuttuğumuzu ve 6698 sayılı Kişisel Verilerin Korunması Kanunu’ndan doğan haklarınızı burada anlatıyoruz."
      clauses={clauses}
    />
  )
}

function Own() {
  const { takesTables } = useSite()
  const page = { page: 'privacy-policy', path: paths.privacy } as const
  return takesTables ? <OwnPage {...page} unwritten={TITLE} Before={BeforeOwn} /> : <OwnPage {...page} />
}

function BeforeOwn() {
  const tables = useTables()
  return tables && <TableSection clause={tableClauseOf(tables)} />
}

/** Who keeps the data of guests, and how long; null until it is known. */
function useTables() {
  const { site } = useSite()
  const rules = useQuery(TABLE_RULES).data?.site
  return site && rules ? { ...site, legalName: rules.legalName, keepDays: rules.reservations.keepDays } : null
}
