import { Typography } from '@mui/material'
import { DataTable, required, SelectInput, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { templatePageKeys, templatePages } from '../../../paths.ts'
import { BoundedText, boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { CommonMarkInput } from '../../forms/commonmark/commonmark-input.tsx'
import { Day } from '../../lists/cell-text.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { formScreens } from '../form-screens.tsx'
import { hasOwnText } from '../site/page-names.ts'

const PAGES = templatePageKeys.filter(hasOwnText)

function PageTextList() {
  const translate = useTranslate()
  const nameOf = (key: string) => translate(`resources.site.page.${key}`)
  return (
    <RecordList
      sort={{ field: 'key', order: 'ASC' }}
      csv={{ key: ({ key }) => nameOf(key), ...plainCells('title', 'body') }}
      phone={{ primary: ({ title }) => title, secondary: ({ key }) => nameOf(key) }}
    >
      <DataTable.Col source="key" render={({ key }) => nameOf(key)} />
      <DataTable.Col source="title" />
      <DataTable.Col source="updatedDate" render={({ updatedDate }) => <Day date={updatedDate} />} />
    </RecordList>
  )
}

function PageTextFields() {
  const translate = useTranslate()
  const key: unknown = useWatch({ name: 'key' })
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.pageText.shownWhere')}
        {key === 'faq' && ` ${translate('resources.pageText.faqHint')}`}
      </Typography>
      <SelectInput
        source="key"
        choices={PAGES.map((page) => ({ id: page, name: `resources.site.page.${page}` }))}
        validate={required()}
        helperText={false}
      />
      <BoundedText input="AddPageText" source="title" />
      <CommonMarkInput source="body" validate={validatorsOf(boundsOf('AddPageText', 'body'))} />
    </>
  )
}

export const pageTextScreens: ResourceScreens = {
  list: PageTextList,
  ...formScreens(PageTextFields, () => ({ publicPage: ({ key }) => pageOf(String(key)) })),
}

function pageOf(key: string): string | null {
  return key in templatePages ? templatePages[key as keyof typeof templatePages] : null
}
