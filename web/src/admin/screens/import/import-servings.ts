import {
  cellKey,
  MAX_SERVING_LABEL,
  readServingsCell,
  servingKey,
  type TableServing,
  withServing,
} from '../../../rules/menu-table.ts'
import { readPrice } from '../../forms/price-entry.ts'
import { isWholePortion } from './column-headings.ts'
import type { SourceRow } from './sheet.ts'

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

interface SizedDish {
  readonly name: string
  readonly servingLabel?: string | null
}

/** Whether a size of a source is the one that the price of a dish is for. */
export function isSizeOf(label: string, { servingLabel }: SizedDish): boolean {
  const key = servingKey(label)
  if (key === '' || key === servingKey(servingLabel ?? '')) return true
  return !servingLabel && (key === 'tam' || isWholePortion(label))
}

/** A row of several sizes with the one as its price that the dish of its name has as price: a sheet may begin with the half. */
export function atSizeOfDish(row: SourceRow, dishes: readonly SizedDish[]): SourceRow {
  if (row.priceLabel === '') return row
  const key = cellKey(row.cells.get('name') ?? '')
  const [dish, other] = dishes.filter(({ name }) => cellKey(name) === key)
  if (!dish || other || isSizeOf(row.priceLabel, dish)) return row
  const own = row.servings.find(([label, cell]) => cell !== '' && isSizeOf(label, dish))
  if (!own) return row
  const first = [row.priceLabel, row.cells.get('price') ?? ''] as const
  const cells = new Map(row.cells).set('price', own[1])
  return {
    ...row,
    cells,
    priceLabel: own[0],
    servings: [first, ...row.servings.filter((each) => each !== own)],
  }
}
