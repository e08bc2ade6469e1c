import { type ComponentProps, useMemo } from 'react'
import {
  DataTableBody,
  DataTableRow,
  I18nContextProvider,
  useGetRecordRepresentation,
  useI18nProvider,
  useRecordContext,
  useResourceContext,
} from 'react-admin'

/** A row whose checkbox is labelled by its record; the checkbox component takes its label from the context only. */
function NamedRow(props: ComponentProps<typeof DataTableRow>) {
  const i18n = useI18nProvider()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const name = String(useGetRecordRepresentation(resource)(record))
  const named = useMemo(
    () => ({
      ...i18n,
      translate: (key: string, options?: object) =>
        i18n.translate(key, key === 'ra.action.select_row' ? { ...options, name } : options),
    }),
    [i18n, name],
  )
  return (
    <I18nContextProvider value={named}>
      <DataTableRow {...props} />
    </I18nContextProvider>
  )
}

/** The rows of a table, each with a checkbox labelled by its record. */
export const NamedRows = (props: ComponentProps<typeof DataTableBody>) => (
  <DataTableBody {...props} row={NamedRow} />
)
