import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import { paths } from '../../../paths.ts'
import { ask } from '../../api/ask.ts'
import { RecordEdit } from '../../forms/record-form.tsx'
import { RecordChanges } from '../changes/record-changes.tsx'
import { GoogleSection } from './google-section.tsx'
import { SettingsFields } from './settings-fields.tsx'

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

/** The restaurant's own settings. */
export function Settings() {
  const translate = useTranslate()
  // A new key resets the form to the stored values, without the uploaded files.
  const [saves, setSaves] = useState(0)
  const { data, refetch } = useQuery({ queryKey: ['site', 'shown'], queryFn: () => ask(SHOWN, {}) })
  return (
    <ResourceContextProvider value="site">
      <RecordEdit
        key={saves}
        id={SITE_ID}
        onSaved={() => {
          setSaves(saves + 1)
          void refetch()
        }}
        title={translate('resources.site.name', { smart_count: 1 })}
        aside={<RecordChanges />}
        removable={() => false}
        publicPage={() => paths.home}
      >
        <SettingsFields shown={data?.site ?? {}} />
      </RecordEdit>
      <GoogleSection />
    </ResourceContextProvider>
  )
}
