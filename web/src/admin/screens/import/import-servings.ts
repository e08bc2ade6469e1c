import {
  MAX_SERVING_LABEL,
  readServingsCell,
  type TableServing,
  withServing,
} from '../../../rules/menu-table.ts'
import { readPrice } from '../../forms/price-entry.ts'

/**
 * The servings of a line: those of the cell with all of them, which replaces the stored ones, with the prices of the
 * columns that have a label of their own. Empty cells of these change nothing.
 * @param cell with all of them; undefined without such a column.
 * @param byLabel the cells of the other columns, by their labels.
 * @param known the servings that the dish has.
 * @param faults receives a fault if a cell cannot be parsed.
 * @returns null if the line has none of these columns, or nothing in them.
 */
export function servingsOf(
  cell: string | undefined,
  byLabel: readonly (readonly [label: string, cell: string])[],
  known: readonly TableServing[],
  faults: string[],
): readonly TableServing[] | null {
  const priced = byLabel.filter(([, text]) => text !== '')
  if (cell === undefined && priced.length === 0) return null
  let servings: readonly TableServing[] | undefined =
    cell === undefined ? known.map(({ label, price }) => ({ label, price })) : readServingsCell(cell)
  for (const [label, text] of priced) {
    const entry = readPrice(text)
    const isNamed = label !== '' && label.length <= MAX_SERVING_LABEL
    servings = servings && isNamed && 'price' in entry ? withServing(servings, label, entry.price) : undefined
  }
  if (servings) return servings
  faults.push('servings')
  return null
}
