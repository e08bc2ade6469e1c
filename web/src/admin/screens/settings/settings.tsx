import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { graphql } from '../../../gql/gql.ts'
import { paths } from '../../../paths.ts'
import { ask } from '../../api/ask.ts'
import { screenPaths } from '../../api/screen-paths.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { RecordEdit } from '../../forms/record-form.tsx'
import { useRereadBlogMode } from '../../resources/blog/blog-mode.ts'
import { RecordChanges } from '../changes/record-changes.tsx'
import { TAKES_ORDERS } from '../orders/orders.operations.ts'
import { TakesOrders } from '../orders/takes-orders.tsx'
import { GoogleSection } from './google-section.tsx'
import { HOUSE, ORDERS, PAGES, SettingsFields, TABLES } from './settings-fields.tsx'
import { settingsPathOf } from './settings-places.ts'

/** The id of the only settings record. */
const SITE_ID = '1'

const SHOWN = graphql(`
  query ShownSite {
    site {
      name
      slogan
      heroText
      footerText
      phone
      mail
      address
    }
  }
`)

/** The restaurant itself. An address from before the settings were three screens leads to that of its field. */
export function Settings() {
  const { data, refetch } = useQuery({ queryKey: ['site', 'shown'], queryFn: () => ask(SHOWN, {}) })
  const { search } = useLocation()
  const asked = settingsPathOf(new URLSearchParams(search).get('field') ?? '')
  if (asked !== screenPaths.settings) return <Navigate to={asked + search} replace />
  return (
    <>
      <SettingsForm title="resources.site.name" onSaved={() => void refetch()}>
        <SettingsFields groups={HOUSE} shown={data?.site ?? {}} />
      </SettingsForm>
      <GoogleSection />
    </>
  )
}

/** The rules for tables. */
export function TableSettings() {
  return (
    <SettingsForm part="tables" title="resources.site.fields.reservations">
      <SettingsFields groups={TABLES} />
    </SettingsForm>
  )
}

/** How guests order, and the switch for it. */
export function OrderSettings() {
  const { data, refetch } = useFreshQuery('orders', TAKES_ORDERS)
  // The form begins anew with what the switch has stored.
  const [round, setRound] = useState(0)
  const reread = async () => {
    await refetch()
    setRound((before) => before + 1)
  }
  return (
    <>
      {data && <TakesOrders data={data} reread={reread} />}
      <SettingsForm
        key={round}
        part="orders"
        title="resources.site.fields.ordering"
        onSaved={() => void refetch()}
      >
        <SettingsFields groups={ORDERS} />
      </SettingsForm>
    </>
  )
}

/** The modes of the pages, and legal facts. */
export function PageSettings() {
  const rereadBlogMode = useRereadBlogMode()
  return (
    <SettingsForm part="pages" title="resources.site.screen.pages" onSaved={rereadBlogMode}>
      <SettingsFields groups={PAGES} />
    </SettingsForm>
  )
}

interface SettingsFormProps {
  /** Tells its draft from those of the other screens. */
  readonly part?: string
  /** A message key. */
  readonly title: string
  onSaved?(): void
  readonly children: ReactNode
}

/** A form for some fields of the settings. */
function SettingsForm({ part, title, onSaved, children }: SettingsFormProps) {
  const translate = useTranslate()
  // A new key resets the form to the stored values, without the uploaded files.
  const [saves, setSaves] = useState(0)
  return (
    <ResourceContextProvider value="site">
      <RecordEdit
        key={saves}
        id={SITE_ID}
        {...(part && { part })}
        onSaved={() => {
          setSaves(saves + 1)
          onSaved?.()
        }}
        title={translate(title, { smart_count: 1 })}
        aside={<RecordChanges />}
        removable={() => false}
        publicPage={() => paths.home}
      >
        {children}
      </RecordEdit>
    </ResourceContextProvider>
  )
}
