import { useQuery } from '@tanstack/react-query'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import { paths } from '../../../paths.ts'
import { ask } from '../../api/ask.ts'
import { RecordEdit } from '../../forms/record-form.tsx'
import { RecordChanges } from '../changes/record-changes.tsx'
import { SettingsFields } from './settings-fields.tsx'

export const SETTINGS_PATH = '/settings'

/** The settings are the record with this id, and there is no other. */
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

/** What pages show where a setting is empty depends on contact entries and configuration, which the server knows. */
export type ShownSite = Readonly<Record<string, unknown>>

/** The restaurant's own settings. */
export function Settings() {
  const translate = useTranslate()
  const { data } = useQuery({ queryKey: ['site', 'shown'], queryFn: () => ask(SHOWN, {}) })
  return (
    <ResourceContextProvider value="site">
      <RecordEdit
        id={SITE_ID}
        title={translate('resources.site.name', { smart_count: 1 })}
        aside={<RecordChanges />}
        removable={() => false}
        publicPage={() => paths.home}
      >
        <SettingsFields shown={data?.site ?? {}} />
      </RecordEdit>
    </ResourceContextProvider>
  )
}
