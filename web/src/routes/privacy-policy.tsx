import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { OrderPart } from '../components/order-part.tsx'
import { OwnText } from '../components/own-text.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { type Clause, LegalText } from '../features/legal/legal-text.tsx'
import { PRIVACY_OPENING, PRIVACY_SINCE, privacyOf } from '../features/legal/privacy.ts'
import { tableClauseOf } from '../features/legal/table-clause.ts'
import { TableSection } from '../features/legal/table-section.tsx'
import { TABLE_RULES } from '../features/reservation/table-queries.ts'
import { usePageHead, useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { PAGE_TEXT } from '../features/template-page/page-text-query.ts'
import { SampleNote } from '../features/template-page/sample-note.tsx'
import { paths } from '../paths.ts'
import * as spokenWords from '../rules/spoken.words.ts'
import { Component as NotFound } from './not-found.tsx'
import { OwnPage } from './own-page.tsx'
import * as privacyWords from './privacy-policy.words.ts'
import { templatePage } from './template-page.tsx'
import '../features/legal/legal.css'

export const Component = spokenWords.isTurkish
  ? templatePage('privacy-policy', Sample, Own)
  : () => (useSite().modeOf('privacy-policy') === 'HIDDEN' ? <NotFound /> : <Translated />)

/** In other languages what is said of tables is in theirs, and the rest in Turkish. */
function Translated() {
  const { site, modeOf, takesTables, takesOrders } = useSite()
  const tables = useTables()
  const own = useQuery(PAGE_TEXT, { variables: { key: 'privacy-policy' } }).data?.textOfPage
  const isOwn = modeOf('privacy-policy') === 'OWN'
  usePageHead({
    title: privacyWords.title,
    description: privacyWords.description,
    path: paths.privacy,
    isSample: !isOwn,
  })
  return (
    <>
      <PageTitle title={privacyWords.title} />
      {tables && <TableSection clause={tableClauseOf(tables)} />}
      <div lang="tr" dir="ltr">
        {isOwn && own && <OwnText html={own.html} />}
        {!isOwn && site && (
          <>
            <SampleNote page="privacy-policy" phone={site.phone} {...{ takesTables, takesOrders }} />
            <Text clauses={privacyOf(site, tables?.keepDays ?? null, false)} />
          </>
        )}
      </div>
    </>
  )
}

function Sample() {
  const { site, takesTables } = useSite()
  useSampleHead('privacy-policy', privacyWords.title, privacyWords.description)
  return (
    <>
      <PageTitle title={privacyWords.title} english="Privacy Policy" />
      {site && (
        <WithOrders>
          {(orders) =>
            takesTables ? (
              <WithTables orders={orders} />
            ) : (
              <Text clauses={[...orders, ...privacyOf(site, null, orders.length > 0)]} />
            )
          }
        </WithOrders>
      )}
    </>
  )
}

function WithTables({ orders }: { readonly orders: readonly Clause[] }) {
  const { site } = useSite()
  const tables = useTables()
  if (!site || !tables) return null
  return (
    <Text
      clauses={[tableClauseOf(tables), ...orders, ...privacyOf(site, tables.keepDays, orders.length > 0)]}
    />
  )
}

function Text({ clauses }: { readonly clauses: ReturnType<typeof privacyOf> }) {
  return <LegalText since={PRIVACY_SINCE} opening={PRIVACY_OPENING} clauses={clauses} />
}

function Own() {
  const { takesTables, takesOrders } = useSite()
  const page = { page: 'privacy-policy', path: paths.privacy } as const
  if (!takesTables && !takesOrders) return <OwnPage {...page} />
  return <OwnPage {...page} unwritten={privacyWords.title} Before={BeforeOwn} />
}

function BeforeOwn() {
  const { takesTables } = useSite()
  return (
    <>
      {takesTables && <TablesBeforeOwn />}
      <WithOrders>
        {(orders) => orders.map((clause) => <TableSection key={clause.id} clause={clause} />)}
      </WithOrders>
    </>
  )
}

function TablesBeforeOwn() {
  const tables = useTables()
  return tables && <TableSection clause={tableClauseOf(tables)} />
}

/** Gives what is said of orders, while guests make them here. */
function WithOrders({ children }: { readonly children: (clauses: readonly Clause[]) => ReactNode }) {
  const { takesOrders } = useSite()
  return takesOrders ? <OrderPart name="WithOrderClause">{children}</OrderPart> : children([])
}

/** Who keeps the data of guests, and how long; null until it is known. */
function useTables() {
  const { site } = useSite()
  const rules = useQuery(TABLE_RULES).data?.site
  return site && rules ? { ...site, legalName: rules.legalName, keepDays: rules.reservations.keepDays } : null
}
