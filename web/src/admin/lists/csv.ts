import Papa from 'papaparse'
import type { RaRecord } from 'ra-core'
import { FORMULA } from '../../rules/menu-table.ts'

/** The value of each column of an export, by field. */
export type CsvColumns = Readonly<
  Record<string, (record: Partial<RaRecord>) => string | number | boolean | null>
>

/** Columns with the values of fields as they are. */
export const plainCells = (...fields: readonly string[]): CsvColumns =>
  Object.fromEntries(fields.map((field) => [field, (record: Partial<RaRecord>) => record[field]]))

/**
 * A CSV file for spreadsheets with Turkish settings: semicolons, since the comma is the decimal separator, and a byte
 * order mark. Values that a spreadsheet would evaluate as formulas are escaped.
 * @param headingOf the label of a field.
 */
export function csvOf(
  records: readonly RaRecord[],
  columns: CsvColumns,
  headingOf: (field: string) => string,
): string {
  const rows = records.map((record) => Object.values(columns).map((cell) => written(cell(record))))
  const table = Papa.unparse(
    { fields: Object.keys(columns).map(headingOf), data: rows },
    { delimiter: ';', escapeFormulae: FORMULA },
  )
  return `\uFEFF${table}`
}

function written(value: string | number | boolean | null): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')
}
