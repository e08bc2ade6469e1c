import Papa from 'papaparse'
import type { ProductLine, WholeMenuQuery } from '../../../gql/graphql.ts'
import { contradictions } from '../../../rules/food.ts'
import { cellKey, foodCell, servingsCell } from '../../../rules/menu-table.ts'
import { forbiddenWording } from '../../../rules/menu-wording.ts'
import { type PriceFault, readPrice } from '../../forms/price-entry.ts'
import { headAt, type SheetContext } from './column-guess.ts'
import type { Column } from './columns.ts'
import { FOOD_COLUMNS, type FoodColumn, foodOf, isSameValue } from './import-food.ts'
import { isSizeOf, servingsOf } from './import-servings.ts'
import { readSheet, type SourceRow } from './sheet.ts'
import { isPriceCell } from './sheet-cells.ts'

export type KnownDish = Omit<WholeMenuQuery['products'][number], 'order' | 'servingLabel'> & {
  /** Label of the serving that its own price is of; null for a dish of one size. */
  readonly servingLabel?: string | null
  /** Its place in its category; null for one that follows by name. */
  readonly order?: number | null
}

/** The current menu, and the texts of the screen. */
export interface ImportContext {
  readonly dishes: readonly KnownDish[]
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  /** The headings of columns. */
  readonly headings: Readonly<Record<Column, string>>
  readonly words: {
    readonly availiblity: Readonly<Record<'true' | 'false', string>>
    readonly status: Readonly<Record<'ACTIVE' | 'PASSIVE', string>>
  }
  /** The id of the category for lines without one. */
  readonly category: string | null
  /** The categories that are added with their dishes, with their names by keys; none by default. */
  readonly added?: ReadonlyMap<string, string>
}

export type Fault =
  | 'noName'
  | 'longName'
  | 'noPrice'
  | 'noCategory'
  | 'category'
  | 'id'
  | 'twice'
  | 'ambiguous'
  | 'availiblity'
  | 'status'
  | 'description'
  | 'wording'
  | 'servings'
  | 'contradiction'
  | FoodColumn
  | PriceFault

/** A line of the table with the change that it would store. */
export interface ImportLine {
  readonly key: string
  /** Its number in the table, from 1. */
  readonly number: number
  readonly state: 'new' | 'changed' | 'same' | 'refused'
  readonly name: string
  readonly category: string
  /** In lira; null if unknown. */
  readonly before: number | null
  readonly price: number | null
  /** As the source has it, and with what was corrected. */
  readonly row: SourceRow
  /** The id of the dish that it is about; null for a new one. */
  readonly dishId: string | null
  readonly faults: readonly Fault[]
  /** Whether the price of its source is for another size than that of the dish. */
  readonly isOtherSize: boolean
  /** For an existing dish: the changed fields other than the price, with their cells before and after. */
  readonly changes: readonly CellChange[]
  readonly input: ProductLine | null
}

interface CellChange {
  readonly field: Column
  readonly before: string
  readonly after: string
}

const LONGEST = { name: 200, description: 20_000 } as const

/** Parses a table pasted from a spreadsheet or exported: tabs, semicolons or commas between cells. */
export function tableOf(text: string): string[][] {
  const { bare, delimiter } = separated(text)
  return Papa.parse<string[]>(bare, { delimiter, skipEmptyLines: 'greedy' }).data
}

function separated(text: string): { bare: string; delimiter: '\t' | ';' | ',' } {
  // A spreadsheet may put a line for itself before the table.
  const bare = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const lines = bare
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  // The first line decides, unless it is a title alone: cells of dishes may contain any of the separators.
  const [first = ''] = lines
  const both = ['\t', ';'] as const
  const delimiter =
    both.find((each) => first.includes(each)) ??
    both.find((each) => lines.filter((line) => line.includes(each)).length * 2 >= lines.length)
  return { bare, delimiter: delimiter ?? ',' }
}

/** Whether a pasted text is a table rather than the lines of a menu. */
export function isTableText(text: string, known: SheetContext): boolean {
  if (separated(text).delimiter !== ',') return true
  const table = tableOf(text)
  if (headAt(table, known) !== -1 && table.some((row) => row.length > 1)) return true
  // `Mercimek 95,50` is a line with a price, which the comma would cut.
  const isLine = ([name = '', price = '']: readonly string[]) => isPriceCell(price) && !/\d\s*$/.test(name)
  return table.length > 0 && table.filter(isLine).length * 2 > table.length
}

/** Computes for each line of a table the change that it would store. The first line may contain headings. */
export function importLines(table: readonly (readonly string[])[], known: ImportContext): ImportLine[] {
  return linesOf(readSheet(table, known).rows, known)
}

/** Computes for each dish of a source the change that it would store. */
export function linesOf(rows: readonly SourceRow[], known: ImportContext): ImportLine[] {
  const used = new Set<string>()
  const byName = Map.groupBy(known.dishes, ({ name }) => cellKey(name))
  const byId = new Map(known.dishes.map((dish) => [dish.id, dish]))
  return rows.map((row) => lineOf(row, known, { byId, byName }, used))
}

interface Found {
  readonly byId: ReadonlyMap<string, KnownDish>
  readonly byName: ReadonlyMap<string, readonly KnownDish[]>
}

function lineOf(row: SourceRow, known: ImportContext, found: Found, used: Set<string>): ImportLine {
  const { cells, number, key: rowKey } = row
  const faults: Fault[] = []
  const id = cells.get('id') ?? ''
  const name = cells.get('name') ?? ''
  const given = cells.get('categoryId') ?? ''
  const byId = id === '' ? undefined : found.byId.get(id)
  if (id !== '' && !byId) faults.push('id')
  const named = id === '' ? (found.byName.get(cellKey(name)) ?? []) : []
  const category = categoryOf(given, byId ?? onlyOne(given, known, named), known)
  if (category === null) faults.push(given === '' ? 'noCategory' : 'category')
  const categoryId = category?.id ?? null
  const same = named.filter((dish) => dish.categoryId === categoryId)
  if (same.length > 1) faults.push('ambiguous')
  const dish = byId ?? (same.length === 1 ? same[0] : undefined)
  if (name === '' && !dish) faults.push('noName')
  if (name.length > LONGEST.name) faults.push('longName')
  const price = priceOf(cells.get('price') ?? '', dish, faults)
  const availiblity = choiceOf(cells, 'availiblity', known.words.availiblity, faults)
  const status = choiceOf(cells, 'status', known.words.status, faults)
  const description = cells.get('description')
  if (description && description.length > LONGEST.description) faults.push('description')
  const food = foodOf(cells, dish?.foodInformation, faults)
  if (contradictions({ ...dish?.foodInformation, ...food }).length > 0) faults.push('contradiction')
  const servings = servingsOf(cells.get('servings'), row.servings, dish?.servings ?? [], faults)
  const texts = [name, description ?? '', given, ...(servings ?? []).map(({ label }) => label)]
  if (texts.some((text) => forbiddenWording(text) !== null)) faults.push('wording')
  const key = dish ? `id ${dish.id}` : `name ${categoryId ?? category?.key} ${cellKey(name)}`
  if (used.has(key)) faults.push('twice')
  used.add(key)

  const isDrink = food.isAlcoholicDrink ?? dish?.foodInformation.isAlcoholicDrink ?? false
  const all = {
    // A sheet in capitals would rename the dishes that it is about.
    ...(name !== '' && !(dish && row.isFree && !row.edited.includes('name')) && { name }),
    ...(category && (category.id === null ? { categoryName: category.name } : { categoryId: category.id })),
    ...(price !== null && { price }),
    ...(servings && { servings }),
    ...(!dish && row.priceLabel && { servingLabel: row.priceLabel }),
    // Published tables have only name, measure and price of an alcoholic drink.
    ...(description !== undefined &&
      !(description === '' && (isDrink || (row.isFree && !row.edited.includes('description')))) && {
        description: description === '' ? null : description,
      }),
    ...(availiblity && { availiblity: availiblity === 'true' }),
    ...(status && { status: status as KnownDish['status'] }),
    ...food,
  }
  const fields = dish && row.isPrices ? pricesOf(all, row.edited) : all
  const changed = dish ? difference(fields, dish) : fields
  const isSame = dish !== undefined && Object.keys(changed).length === 0
  const isRefused = faults.length > 0
  return {
    key: rowKey,
    number,
    state: isRefused ? 'refused' : isSame ? 'same' : dish ? 'changed' : 'new',
    name: name || dish?.name || '',
    category: category?.name ?? given,
    before: dish?.price ?? null,
    price: price ?? dish?.price ?? null,
    row,
    dishId: dish?.id ?? null,
    faults,
    isOtherSize: dish !== undefined && price !== null && !isSizeOf(row.priceLabel, dish),
    changes: dish && !isRefused ? cellChanges(changed, dish, known) : [],
    input:
      isRefused || isSame
        ? null
        : ({ ...changed, ...(dish && { id: dish.id, version: dish.version }) } as ProductLine),
  }
}

/** The prices of a line, and what somebody has corrected. */
function pricesOf(fields: object, edited: readonly string[]): object {
  const kept = ['price', 'servings', ...edited.map((each) => (each === 'categoryId' ? 'categoryName' : each))]
  if (edited.includes('categoryId')) kept.push('categoryId')
  return Object.fromEntries(Object.entries(fields).filter(([name]) => kept.includes(name)))
}

/** A line without a category is about the only dish of that name. */
function onlyOne(given: string, known: ImportContext, named: readonly KnownDish[]): KnownDish | undefined {
  return given === '' && known.category === null && named.length === 1 ? named[0] : undefined
}

/** A category of the menu, or one that is added, which has no id yet. */
interface FoundCategory {
  readonly id: string | null
  readonly key: string
  readonly name: string
}

function categoryOf(given: string, dish: KnownDish | undefined, known: ImportContext): FoundCategory | null {
  const key = cellKey(given)
  const asFound = (found: { readonly id: string; readonly name: string } | undefined) =>
    found ? { id: found.id, key: cellKey(found.name), name: found.name } : null
  if (given === '') {
    const id = dish?.categoryId ?? known.category
    return asFound(known.categories.find((each) => each.id === id))
  }
  const alike = known.categories.filter(({ name }) => cellKey(name) === key)
  const own = alike.find(({ id }) => id === dish?.categoryId)
  if (own || alike.length > 0) return asFound(own ?? (alike.length === 1 ? alike[0] : undefined))
  const added = known.added?.get(key)
  return added === undefined ? null : { id: null, key, name: added }
}

function priceOf(text: string, dish: KnownDish | undefined, faults: Fault[]): number | null {
  if (text === '') {
    if (!dish) faults.push('noPrice')
    return null
  }
  const entry = readPrice(text)
  if ('price' in entry) return entry.price
  faults.push(entry.fault)
  return null
}

function choiceOf<C extends 'availiblity' | 'status'>(
  cells: ReadonlyMap<Column, string>,
  column: C,
  words: Readonly<Record<string, string>>,
  faults: Fault[],
): string | null {
  const text = cells.get(column) ?? ''
  if (text === '') return null
  const found = Object.keys(words).find((value) => cellKey(words[value] ?? '') === cellKey(text))
  if (found === undefined) faults.push(column)
  return found ?? null
}

/** The fields that storing a line would change; an empty description counts as none. */
function difference(fields: object, dish: KnownDish): object {
  const now: Readonly<Record<string, unknown>> = {
    ...dish,
    ...dish.foodInformation,
    description: dish.description || null,
    servings: dish.servings.map(({ label, price }) => ({ label, price })),
  }
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSameValue(now[name], value)))
}

function cellChanges(changed: object, dish: KnownDish, known: ImportContext): CellChange[] {
  const after = { ...dish, ...changed, foodInformation: { ...dish.foodInformation, ...changed } }
  return Object.keys(changed)
    .filter((field) => field !== 'price')
    .map((name) => {
      if (name === 'categoryName') {
        const field = 'categoryId' as const
        return { field, before: cellOf(dish, field, known), after: String(Object(changed)[name]) }
      }
      const field = name as Column
      return { field, before: cellOf(dish, field, known), after: cellOf(after, field, known) }
    })
}

/** The cell of a field, as a table contains it. */
function cellOf(dish: KnownDish, field: Column, { categories, words }: ImportContext): string {
  const food = FOOD_COLUMNS.find((column) => column === field)
  if (food) return foodCell(dish.foodInformation, food)
  if (field === 'categoryId') return categories.find(({ id }) => id === dish.categoryId)?.name ?? ''
  if (field === 'servings') return servingsCell(dish.servings)
  if (field === 'availiblity') return words.availiblity[`${dish.availiblity}`]
  if (field === 'status') return words.status[dish.status]
  return String(dish[field as 'name' | 'description'] ?? '')
}
