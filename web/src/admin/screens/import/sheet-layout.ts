import { cellKey } from '../../../rules/menu-table.ts'
import { exactColumns, headAt, type SheetContext } from './column-guess.ts'
import { isNameHeading } from './column-headings.ts'
import type { Column, SheetColumn } from './columns.ts'
import { categoryName, isNote, isPriceCell } from './sheet-cells.ts'

type Row = readonly string[]

export interface Layout {
  readonly name: number
  readonly category: number
  /** Whether lines with a single cell can be titles of categories. */
  readonly hasTitles: boolean
  /** Whether lines with a single cell can be notes to guests. */
  readonly hasNotes: boolean
  /** Whether a category is written only beside its first dish. */
  readonly isMerged: boolean
  readonly isExact: boolean
  /** Whether it has the numbers of dishes, as only an export has. */
  readonly isExport: boolean
  readonly columns: readonly SheetColumn[]
}

export function layoutOf(
  columns: readonly SheetColumn[],
  body: readonly Row[],
  exact: readonly (Column | null)[],
): Layout {
  const at = (use: Column) => columns.find((column) => column.use === use)?.index ?? -1
  const category = at('categoryId')
  const full = body.filter((row) => filledOf(row).length > 1)
  const cells = category === -1 ? [] : full.map((row) => cellKey(row[category] ?? ''))
  const given = cells.filter(Boolean).length
  const isRepeated = cells.some((cell, index) => cell !== '' && cell === cells[index + 1])
  return {
    columns,
    name: at('name'),
    category,
    hasTitles: at('id') === -1 && at('price') !== -1 && given * 2 <= full.length,
    hasNotes: at('id') === -1,
    isMerged: at('id') === -1 && given > 0 && given < full.length && !isRepeated && cells[0] !== '',
    isExport: at('id') !== -1,
    isExact: at('id') !== -1 || (at('name') !== -1 && exact[at('name')] === 'name'),
  }
}

export const filledOf = (row: Row): number[] => [...row.keys()].filter((index) => row[index]?.trim())

export interface HeadCells {
  /** The cells beside the name, which a repeated line of headings has again. */
  readonly cells: ReadonlyMap<number, string>
  readonly name: string
  /** The name of the first category, where it stands in the place of a heading. */
  readonly category: string
}

export function headCells(head: Row, { name }: Layout, known: SheetContext): HeadCells | null {
  const cells = new Map(
    filledOf(head)
      .filter((index) => index !== name)
      .map((index) => [index, cellKey(head[index] ?? '')]),
  )
  const own = head[name] ?? ''
  const isNamed = isNameHeading(own) || exactColumns([own], known.headings)[0] !== null
  return { cells, name: cellKey(own), category: isNamed ? '' : categoryName(own) }
}

/** The text of a line that is no dish; null for a dish. */
export function titleOf(
  row: Row,
  { hasTitles, hasNotes, name, category }: Layout,
  heads: HeadCells | null,
): string | null {
  const filled = filledOf(row)
  const others = filled.filter((index) => index !== name)
  const isHeadAgain =
    heads !== null &&
    others.length > 0 &&
    others.every((index) => heads.cells.get(index) === cellKey(row[index] ?? ''))
  if (isHeadAgain) return cellKey(row[name] ?? '') === heads.name ? '' : (row[name] ?? '')
  const [only = -1] = filled
  const text = row[only] ?? ''
  if (filled.length !== 1 || isPriceCell(text)) return null
  if (isNote(text) && hasNotes) return text
  return hasTitles && only <= Math.max(name, category) ? text : null
}

export const isDish = (row: Row | undefined, layout: Layout, heads: HeadCells | null): boolean =>
  row !== undefined && titleOf(row, layout, heads) === null

/** A sheet whose dishes stand side by side, as one below the other. */
export function unfolded(table: readonly Row[], known: SheetContext): readonly Row[] {
  const at = headAt(table, known)
  const head = table[at] ?? []
  const starts = [...head.keys()].filter((index) => isNameHeading(head[index] ?? ''))
  if (starts.length < 2 || starts[0] !== filledOf(head)[0]) return table
  const parts = starts.map((start, index) => [start, starts[index + 1] ?? Number.POSITIVE_INFINITY] as const)
  const cut = (row: Row, [from, to]: readonly [number, number]) => row.slice(from, to)
  const keyOf = (row: Row) => row.map(cellKey).filter(Boolean).join('\t')
  const [first, ...others] = parts.map((part) => ({ head: keyOf(cut(head, part)), part }))
  if (!first || others.some((other) => other.head !== first.head)) return table
  const body = parts.flatMap((part) =>
    table
      .slice(at + 1)
      .map((row) => cut(row, part))
      .filter((row) => filledOf(row).length > 0),
  )
  return [...table.slice(0, at), cut(head, first.part), ...body]
}
