import { cellKey, MENU_HEADINGS, withoutMark } from '../../../rules/menu-table.ts'
import { exactColumns, guessColumns, headAt, rivalsOf, type SheetContext } from './column-guess.ts'
import type { ChosenUse, Column, SheetColumn } from './columns.ts'
import type { Box, Doubt } from './reading/reading.types.ts'
import { categoryName, isNote, priceCell } from './sheet-cells.ts'
import { filledOf, headCells, isDish, type Layout, layoutOf, titleOf, unfolded } from './sheet-layout.ts'

/** A dish as a source writes it. */
export interface SourceRow {
  /** Names it while the source is the same: its text, or its place. */
  readonly key: string
  /** Its line in the source, from 1. */
  readonly number: number
  readonly cells: ReadonlyMap<Column, string>
  /** The cells of servings with columns of their own. */
  readonly servings: readonly (readonly [label: string, cell: string])[]
  /** What the price is for, where the source has several sizes. */
  readonly priceLabel: string
  /** What is written in the place of a price, if it is none. */
  readonly unpriced: string
  readonly box: Box | null
  readonly doubts: readonly Doubt[]
  /** Whether it was understood, and not named by columns of an export. */
  readonly isFree: boolean
  /** Whether it tells a dish that there is already only its prices. */
  readonly isPrices: boolean
  /** What somebody has corrected. */
  readonly edited: readonly Column[]
}

export interface Sheet {
  readonly columns: readonly SheetColumn[]
  /** The columns of which somebody has to say which one is the price; none where that is clear, or has been said. */
  readonly rivals: readonly SheetColumn[]
  readonly rows: readonly SourceRow[]
  /** Lines that are neither dishes nor categories: titles, notes, headings. */
  readonly skipped: readonly { readonly number: number; readonly text: string }[]
}

type Row = readonly string[]

/**
 * Understands a sheet as owners have it: titles above, categories as lines of their own or in merged cells, headings of
 * any wording.
 * @param chosen what somebody has chosen for columns, by their places.
 */
export function readSheet(
  folded: readonly Row[],
  known: SheetContext,
  chosen: Readonly<Record<number, ChosenUse>> = {},
): Sheet {
  const table = unfolded(folded, known)
  const at = headAt(table, known)
  const head = at === -1 ? null : (table[at] as Row)
  const body = table.slice(at + 1)
  const columns = withChosen(guessColumns(head, body, known), chosen)
  const layout = layoutOf(columns, body, head ? exactColumns(head, known.headings) : [])
  const skipped = table
    .slice(0, Math.max(0, at))
    .map((row, index) => ({ number: index + 1, text: textOf(row) }))
  const isCapital = body.some((row, index) => {
    const title = titleOf(row, layout, null)
    return title !== null && isInCapitals(title) && isDish(body[index + 1], layout, null)
  })
  const rows: SourceRow[] = []
  const seen = new Map<string, number>()
  const heads = head && headCells(head, layout, known)
  let category = heads?.category ?? ''
  let carried = ''
  const firstDish = body.findIndex((row) => filledOf(row).length > 1)
  const top = head || !layout.hasNotes ? 0 : Math.max(0, firstDish)
  for (const [index, row] of body.entries()) {
    const number = at + index + 2
    const title = index < top ? textOf(row) : titleOf(row, layout, heads)
    // Between categories in capitals it is a dish whose price is missing.
    const isBare =
      isCapital &&
      index >= top &&
      filledOf(row)[0] === layout.name &&
      title !== null &&
      isBareDish(title, known)
    if (title !== null && !isBare) {
      const name = categoryName(title)
      const isLast = index + 1 >= top && isDish(body[index + 1], layout, heads)
      const isCategory = layout.hasTitles && name !== '' && !isNote(name) && isLast
      if (isCategory) category = name
      else skipped.push({ number, text: textOf(row) })
      carried = ''
      continue
    }
    const text = row.join('\u001f')
    const times = seen.get(text) ?? 0
    seen.set(text, times + 1)
    const read = rowOf(row, columns, layout)
    const own = read.cells.get('categoryId') ?? ''
    if (own !== '') carried = own
    const over = layout.isMerged ? carried || category : category
    if (own === '' && over !== '') read.cells.set('categoryId', over)
    rows.push({ key: `${text}#${times}`, number, ...read })
  }
  const isChosen = Object.values(chosen).some(({ use }) => use === 'price')
  const rivals = isChosen || layout.isExport ? [] : rivalsOf(columns, body)
  return { columns, rivals, rows, skipped: skipped.toSorted((one, two) => one.number - two.number) }
}

const isInCapitals = (text: string): boolean => text === text.toLocaleUpperCase('tr') && /\p{L}/u.test(text)

function isBareDish(title: string, { categories }: SheetContext): boolean {
  const name = categoryName(title)
  const isKnown = categories.some((each) => cellKey(each.name) === cellKey(name))
  return !isInCapitals(name) && !isKnown && !isNote(name)
}

const textOf = (row: Row): string =>
  row
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ')

/** The columns as somebody has chosen them; a column that was guessed for the same gives way. */
function withChosen(
  columns: readonly SheetColumn[],
  chosen: Readonly<Record<number, ChosenUse>>,
): SheetColumn[] {
  const uses = Object.values(chosen).map(({ use }) => use)
  return columns.map((column) => {
    const own = chosen[column.index]
    if (own) return { ...column, ...own }
    const isTaken = column.use !== 'serving' && column.use !== 'none' && uses.includes(column.use)
    return isTaken ? { ...column, use: 'none', label: '' } : column
  })
}

function rowOf(row: Row, columns: readonly SheetColumn[], { isExact }: Layout) {
  const cells = new Map<Column, string>()
  const servings: [string, string][] = []
  let unpriced = ''
  let priceLabel = ''
  for (const { index, use, label } of columns) {
    const cell = row[index]
    if (use === 'none' || cell === undefined) continue
    const text = withoutMark(cell).trim()
    if (use === 'serving') {
      if (label !== '') servings.push([label, priceCell(text)])
      continue
    }
    if (use === 'price') {
      const price = priceCell(text)
      if (price === '') unpriced = text
      priceLabel = label
      cells.set(use, price)
    } else if (use === 'categoryId') cells.set(use, isExact ? text : categoryName(text))
    else if (use === 'name' && !isExact) cells.set(use, text.replace(/\s+/g, ' '))
    else cells.set(use, text)
  }
  // Of several sizes a dish may not have the first.
  const next =
    priceLabel !== '' && cells.get('price') === '' ? servings.findIndex(([, text]) => text !== '') : -1
  const [[label, price] = ['', '']] = next === -1 ? [] : servings.splice(next, 1)
  if (price !== '') {
    cells.set('price', price)
    priceLabel = label
  }
  const nothing = { box: null, doubts: [], edited: [] }
  return { cells, servings, priceLabel, unpriced, ...nothing, isFree: !isExact, isPrices: false }
}

/** Columns of a sheet that nothing is taken from. */
export const unusedColumns = ({ columns }: Sheet): SheetColumn[] =>
  columns.filter(
    ({ use, label, heading }) =>
      (use === 'none' && heading !== MENU_HEADINGS.priceSince) || (use === 'serving' && label === ''),
  )
