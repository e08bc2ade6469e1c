import Papa from 'papaparse'
import type { RaRecord } from 'react-admin'

/** What stands in each column of an export, by the field that names it. */
export type CsvColumns = Readonly<
  Record<string, (record: Partial<RaRecord>) => string | number | boolean | null>
>

/**
 * A table as spreadsheets here open it: semicolons, since the comma is the decimal sign, and a mark that says UTF-8. No
 * text of it is taken for a formula.
 * @param headingOf what people call a field.
 */
export function csvOf(
  records: readonly RaRecord[],
  columns: CsvColumns,
  headingOf: (field: string) => string,
): string {
  const rows = records.map((record) => Object.values(columns).map((cell) => written(cell(record))))
  const table = Papa.unparse(
    { fields: Object.keys(columns).map(headingOf), data: rows },
    { delimiter: ';', escapeFormulae: true },
  )
  return `\uFEFF${table}`
}

function written(value: string | number | boolean | null): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')
}
