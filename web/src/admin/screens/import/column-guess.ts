import { cellKey, isServingHeading, MENU_HEADINGS, servingKey } from '../../../rules/menu-table.ts'
import {
  headingKey,
  isInternal,
  isMeasure,
  isSizedPrice,
  isWholePortion,
  meaningOf,
} from './column-headings.ts'
import { COLUMNS, type Column, type ColumnUse, type SheetColumn } from './columns.ts'
import { isPriceCell } from './sheet-cells.ts'

/** The current menu, as far as it helps to understand a sheet. */
export interface SheetContext {
  readonly dishes: readonly {
    readonly id: string
    readonly name: string
    readonly servings: readonly { readonly label: string }[]
  }[]
  readonly categories: readonly { readonly name: string }[]
  /** The headings of columns in the language of the screen. */
  readonly headings: Readonly<Record<Column, string>>
}

type Row = readonly string[]

/** The columns of a table without headings. */
const PASTED: readonly Column[] = ['name', 'price', 'categoryId', 'description']

/** The columns that exported and published tables name so, whatever the language of the screen. */
export function exactColumns(line: Row, headings: SheetContext['headings']): (Column | null)[] {
  const byHeading = new Map([
    ...COLUMNS.map((column) => [cellKey(MENU_HEADINGS[column]), column] as const),
    ...COLUMNS.map((column) => [cellKey(headings[column]), column] as const),
  ])
  return line.map((cell) => byHeading.get(cellKey(cell)) ?? null)
}

export const labelsOf = ({ dishes }: SheetContext): string[] => [
  ...new Set(dishes.flatMap(({ servings }) => servings.map(({ label }) => label))),
]

/** How far below the top of a sheet its headings may be. */
const MOST_TITLES = 15

/** The place of the line of headings; -1 if there is none. */
export function headAt(table: readonly Row[], known: SheetContext): number {
  const top = table.slice(0, MOST_TITLES)
  // A single cell is a title, whatever it says: `FİYAT LİSTESİ`.
  const isAlone = (row: Row) => filled(row).length < 2 && table.some((other) => filled(other).length > 1)
  const exact = top.findIndex((row) => !isAlone(row) && isExactHead(row, known.headings))
  if (exact === 0) return 0
  const free = top.findIndex((row, at) => !isAlone(row) && isHead(row, table.slice(at + 1), labelsOf(known)))
  return free === -1 || (exact !== -1 && exact < free) ? exact : free
}

function isExactHead(row: Row, headings: SheetContext['headings']): boolean {
  const columns = exactColumns(row, headings)
  return columns.includes('name') || columns.includes('id')
}

function isHead(row: Row, below: readonly Row[], labels: readonly string[]): boolean {
  if (row.some((cell) => isPriceCell(cell))) return false
  const meanings = row.map((cell) => (cell.trim() === '' ? null : meaningOf(cell)))
  const isSized = (cell: string) => headingKey(cell) === 'porsiyon' || isServingHeading(cell, labels)
  const sized = row.map((cell) => cell.trim().length <= 40 && isSized(cell))
  const recognised = row.filter((_, index) => meanings[index] !== null || sized[index])
  if (meanings.includes('name') && recognised.length > 1) return true
  return row.some(
    (_, index) =>
      (meanings[index] === 'price' || sized[index]) &&
      isMostlyPrices(below.slice(0, 12).map((each) => each[index] ?? '')),
  )
}

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '')

function isMostlyPrices(cells: readonly string[]): boolean {
  const given = filled(cells)
  return given.length > 0 && given.filter(isPriceCell).length >= given.length * 0.6 && !isCount(given)
}

/** Whether cells number the lines: 1, 2, 3 … */
function isCount(cells: readonly string[]): boolean {
  return cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at)
}

interface Content {
  readonly share: number
  readonly isPrices: boolean
  readonly isCount: boolean
  readonly distinct: number
  readonly length: number
  readonly filled: number
  readonly isKnown: boolean
}

function contentOf(rows: readonly Row[], index: number, categories: ReadonlySet<string>): Content {
  const all = rows.map((row) => row[index] ?? '')
  const cells = filled(all)
  const keys = new Set(cells.map(cellKey))
  return {
    share: cells.length / Math.max(1, rows.length),
    isPrices: isMostlyPrices(cells),
    isCount: isCount(cells),
    distinct: keys.size,
    length: cells.reduce((sum, cell) => sum + cell.trim().length, 0) / Math.max(1, cells.length),
    filled: cells.length,
    isKnown: cells.length > 0 && [...keys].filter((key) => categories.has(key)).length * 2 >= keys.size,
  }
}

/**
 * What each column of a sheet holds, by its heading and by its cells.
 * @param head the line of headings, if there is one. @param rows the lines below it.
 */
export function guessColumns(head: Row | null, rows: readonly Row[], known: SheetContext): SheetColumn[] {
  const width = Math.max(0, head?.length ?? 0, ...rows.slice(0, 5_000).map((row) => row.length))
  const categories = new Set(known.categories.map(({ name }) => cellKey(name)))
  // Lines with a single cell are titles of categories, and say nothing about columns.
  const full = rows.filter((row) => filled(row).length > 1)
  const sampled = full.length > 0 ? full : rows
  const content = Array.from({ length: width }, (_, index) => contentOf(sampled, index, categories))
  const uses = head ? byHeading(head, content, rows, known) : byPlace(content, sampled.length)
  const at = (index: number): Content => content[index] as Content
  return Array.from({ length: width }, (_, index) => {
    const use = uses[index] ?? 'none'
    const heading = (head?.[index] ?? '').trim().replace(/\s+/g, ' ')
    const label = use === 'serving' || (use === 'price' && isSizedPrice(heading)) ? heading.slice(0, 40) : ''
    const sample = filled(sampled.map((row) => row[index] ?? ''))
      .slice(0, 3)
      .join(' · ')
    return { index, use, heading, label, sample: at(index).filled > 0 ? sample : '' }
  }).filter(({ index, heading }) => heading !== '' || at(index).filled > 0)
}

/** The column of the price with those that may be it as well: of prices, and neither of a size nor for the house alone. */
export function rivalsOf(columns: readonly SheetColumn[], rows: readonly Row[]): SheetColumn[] {
  const price = columns.find(({ use }) => use === 'price')
  if (price?.label !== '') return []
  const full = rows.filter((row) => filled(row).length > 1)
  const others = columns.filter(
    ({ use, index, heading }) =>
      (use === 'none' || (use === 'serving' && meaningOf(heading) === 'price')) &&
      !isInternal(heading) &&
      !isMeasure(heading) &&
      isMostlyPrices(full.map((row) => row[index] ?? '')) &&
      full.some((row) => (row[index] ?? '').trim() !== (row[price.index] ?? '').trim()),
  )
  return others.length > 0 ? [price, ...others].toSorted((one, two) => one.index - two.index) : []
}

function byHeading(
  head: Row,
  content: readonly Content[],
  rows: readonly Row[],
  known: SheetContext,
): (ColumnUse | undefined)[] {
  const labels = labelsOf(known)
  const exact = exactColumns(head, known.headings)
  const uses: (ColumnUse | undefined)[] = content.map((cells, index) => {
    const column = exact[index]
    if (column === 'portion' && cells.isPrices) return undefined
    if (column === 'id' && isNumbering(head, rows, index, exact, known)) return 'none'
    return column && exact.indexOf(column) === index ? column : undefined
  })
  const has = (use: ColumnUse) => uses.includes(use)
  /** Whether a heading differs from that of the price, whose serving it names. */
  const isOther = (text: string) => headingKey(text) !== headingKey(heading(uses.indexOf('price')))
  const heading = (index: number) => head[index] ?? ''
  const each = (work: (index: number) => void) => {
    for (const index of content.keys()) if (uses[index] === undefined) work(index)
  }
  each((index) => {
    const meaning = meaningOf(heading(index))
    if (meaning !== null && !has(meaning)) uses[index] = meaning
    else if (meaning === 'price' && content[index]?.isPrices && isOther(heading(index)))
      uses[index] = 'serving'
    else if (isInternal(heading(index)) && !isServingHeading(heading(index), labels)) uses[index] = 'none'
    else if (isServingHeading(heading(index), labels)) uses[index] = 'serving'
    else if (servingKey(heading(index)) === 'porsiyon' && content[index]?.isPrices) uses[index] = 'serving'
  })
  // A list of prices by sizes: the whole portion, or the first of several, is the price.
  if (!has('price') && !has('id') && !has('servings')) {
    const sizes = [...uses.keys()].filter((index) => uses[index] === 'serving' && content[index]?.isPrices)
    const whole = sizes.find((index) => isWholePortion(heading(index)))
    const price = whole ?? (sizes.length > 1 ? sizes[0] : undefined)
    if (price !== undefined) uses[price] = 'price'
  }
  byContent(uses, content, has('id'))
  return uses
}

/** Whether a column "No" numbers the lines of a sheet that isn't an export, whose ids it would be. */
function isNumbering(
  head: Row,
  rows: readonly Row[],
  index: number,
  exact: readonly (Column | null)[],
  { dishes }: SheetContext,
): boolean {
  const named = exact.indexOf('name')
  const name = named === -1 ? head.findIndex((cell) => meaningOf(cell) === 'name') : named
  const cells = rows.map((row) => (row[index] ?? '').trim())
  if (name === -1) return false
  if (named === -1) return true
  if (!isCount(filled(cells))) return false
  const names = new Map(dishes.map((dish) => [dish.id, cellKey(dish.name)]))
  const alike = rows.filter((row, at) => names.get(cells[at] ?? '') === cellKey(row[name] ?? ''))
  return alike.length * 2 < rows.length
}

function byPlace(content: readonly Content[], count: number): (ColumnUse | undefined)[] {
  if (count > 3 && !isAsPasted(content)) {
    const uses: (ColumnUse | undefined)[] = content.map((cells) => (cells.isCount ? 'none' : undefined))
    byContent(uses, content, false)
    return uses
  }
  return content.map((cells, index) => {
    const use = PASTED[index]
    const isText = use === 'categoryId' || use === 'description'
    return use === undefined || (isText && cells.isPrices) ? 'none' : use
  })
}

/** Whether the cells of a longer table fit names, prices, categories and descriptions, in this order. */
function isAsPasted([name, price, category]: readonly Content[]): boolean {
  const isNamed = name !== undefined && name.share > 0.7 && name.distinct * 2 > name.filled
  const isGrouped = !category || category.isKnown || category.isPrices || category.length <= 28
  return isNamed && price?.isPrices === true && isGrouped
}

/** Finds the columns that no heading names. */
function byContent(uses: (ColumnUse | undefined)[], content: readonly Content[], hasId: boolean): void {
  const free = () => [...content.keys()].filter((index) => uses[index] === undefined)
  const best = (fits: (cells: Content) => boolean, by: (cells: Content) => number) =>
    free()
      .filter((index) => fits(content[index] as Content))
      .sort((one, two) => by(content[two] as Content) - by(content[one] as Content))[0]
  const take = (use: ColumnUse, index: number | undefined) => {
    if (index !== undefined && !uses.includes(use)) uses[index] = use
  }
  if (!hasId)
    take(
      'price',
      free().find((index) => content[index]?.isPrices),
    )
  const isText = ({ isPrices, isCount: isNumbered, filled: count }: Content) =>
    !isPrices && !isNumbered && count > 0
  if (!hasId) {
    take(
      'name',
      best(
        (cells) => isText(cells) && cells.length <= 60,
        ({ distinct }) => distinct,
      ),
    )
    take(
      'categoryId',
      best(
        (cells) =>
          isText(cells) &&
          (cells.isKnown ||
            (cells.length <= 28 && (cells.distinct * 2 <= cells.filled || cells.share <= 0.5))),
        ({ isKnown, distinct }) => (isKnown ? 1_000_000 : 0) - distinct,
      ),
    )
  }
  take(
    'description',
    best(
      (cells) => isText(cells) && cells.length > 20,
      ({ length }) => length,
    ),
  )
}
