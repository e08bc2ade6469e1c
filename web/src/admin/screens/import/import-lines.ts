import Papa from 'papaparse'
import type { ProductLine, WholeMenuQuery } from '../../../gql/graphql.ts'
import { contradictions } from '../../../rules/food.ts'
import {
  cellKey,
  foodCell,
  isServingHeading,
  MENU_HEADINGS,
  servingsCell,
  withoutMark,
} from '../../../rules/menu-table.ts'
import { forbiddenWording } from '../../../rules/menu-wording.ts'
import { type PriceFault, readPrice } from '../../forms/price-entry.ts'
import { FOOD_COLUMNS, type FoodColumn, foodOf, isSameValue } from './import-food.ts'
import { servingsOf } from './import-servings.ts'

/** The columns of exported and of published tables of dishes. */
export const COLUMNS = [
  ...(['id', 'name', 'categoryId', 'description', 'price', 'servings', 'availiblity', 'status'] as const),
  ...FOOD_COLUMNS,
] as const
export type Column = (typeof COLUMNS)[number]

/** The columns of a table without headings. */
const PASTED: readonly Column[] = ['name', 'price', 'categoryId', 'description']

type KnownDish = WholeMenuQuery['products'][number]

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
  /** Its number in the table, from 1. */
  readonly number: number
  readonly state: 'new' | 'changed' | 'same' | 'refused'
  readonly name: string
  readonly category: string
  /** In lira; null if unknown. */
  readonly before: number | null
  readonly price: number | null
  readonly faults: readonly Fault[]
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
  // A spreadsheet may put a line for itself before the table.
  const bare = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  // Only the first line decides: cells of dishes may contain any of the separators.
  const [first = ''] = bare
    .replace(/"(?:[^"]|"")*"/g, '')
    .replace(/^[\r\n]+/, '')
    .split(/[\r\n]/, 1)
  const delimiter = ['\t', ';'].find((each) => first.includes(each)) ?? ','
  return Papa.parse<string[]>(bare, { delimiter, skipEmptyLines: 'greedy' }).data
}

/** Computes for each line of a table the change that it would store. The first line may contain headings. */
export function importLines(table: readonly (readonly string[])[], known: ImportContext): ImportLine[] {
  const [first = []] = table
  const columns = columnsOf(first, known.headings)
  const labels = columns ? servingColumns(first, columns, known) : new Map<number, string>()
  const rows = columns ? table.slice(1) : table
  const used = new Set<string>()
  return rows.map((row, at) => {
    const cells = new Map<Column, string>()
    for (const [index, column] of (columns ?? PASTED).entries()) {
      const cell = row[index]
      if (column && cell !== undefined) cells.set(column, withoutMark(cell).trim())
    }
    const servings = [...labels].map(([index, label]) => [label, (row[index] ?? '').trim()] as const)
    return lineOf(cells, servings, at + (columns ? 2 : 1), known, used)
  })
}

/** The columns whose headings are labels of servings, by their places. */
function servingColumns(
  line: readonly string[],
  columns: readonly (Column | null)[],
  { dishes }: ImportContext,
): Map<number, string> {
  const known = [...new Set(dishes.flatMap(({ servings }) => servings.map(({ label }) => label)))]
  return new Map(
    line.flatMap((heading, index): [number, string][] =>
      columns[index] === null && isServingHeading(heading, known) ? [[index, heading.trim()]] : [],
    ),
  )
}

/** The columns named by headings; null if the line contains none. */
function columnsOf(line: readonly string[], headings: ImportContext['headings']): (Column | null)[] | null {
  // Published tables have Turkish headings, whatever the language of the screen.
  const byHeading = new Map([
    ...COLUMNS.map((column) => [cellKey(MENU_HEADINGS[column]), column] as const),
    ...COLUMNS.map((column) => [cellKey(headings[column]), column] as const),
  ])
  const columns = line.map((cell) => byHeading.get(cellKey(cell)) ?? null)
  return columns.includes('name') || columns.includes('id') ? columns : null
}

function lineOf(
  cells: ReadonlyMap<Column, string>,
  servingCells: readonly (readonly [label: string, cell: string])[],
  number: number,
  known: ImportContext,
  used: Set<string>,
): ImportLine {
  const faults: Fault[] = []
  const id = cells.get('id') ?? ''
  const name = cells.get('name') ?? ''
  const given = cells.get('categoryId') ?? ''
  const byId = id === '' ? undefined : known.dishes.find((dish) => dish.id === id)
  if (id !== '' && !byId) faults.push('id')
  const categoryId = categoryOf(given, byId, known)
  if (categoryId === null) faults.push(given === '' ? 'noCategory' : 'category')
  const same = id === '' ? sameDishes(name, categoryId, known) : []
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
  const servings = servingsOf(cells.get('servings'), servingCells, dish?.servings ?? [], faults)
  const texts = [name, description ?? '', ...(servings ?? []).map(({ label }) => label)]
  if (texts.some((text) => forbiddenWording(text) !== null)) faults.push('wording')
  const key = dish ? `id ${dish.id}` : `name ${categoryId} ${cellKey(name)}`
  if (used.has(key)) faults.push('twice')
  used.add(key)

  const isDrink = food.isAlcoholicDrink ?? dish?.foodInformation.isAlcoholicDrink ?? false
  const fields = {
    ...(name !== '' && { name }),
    ...(categoryId !== null && { categoryId }),
    ...(price !== null && { price }),
    ...(servings && { servings }),
    // Published tables have only name, measure and price of an alcoholic drink.
    ...(description !== undefined &&
      !(description === '' && isDrink) && { description: description === '' ? null : description }),
    ...(availiblity && { availiblity: availiblity === 'true' }),
    ...(status && { status: status as KnownDish['status'] }),
    ...food,
  }
  const changed = dish ? difference(fields, dish) : fields
  const isSame = dish !== undefined && Object.keys(changed).length === 0
  const isRefused = faults.length > 0
  return {
    number,
    state: isRefused ? 'refused' : isSame ? 'same' : dish ? 'changed' : 'new',
    name: name || dish?.name || '',
    category: known.categories.find((each) => each.id === categoryId)?.name ?? given,
    before: dish?.price ?? null,
    price: price ?? dish?.price ?? null,
    faults,
    changes: dish && !isRefused ? cellChanges(changed, dish, known) : [],
    input:
      isRefused || isSame
        ? null
        : ({ ...changed, ...(dish && { id: dish.id, version: dish.version }) } as ProductLine),
  }
}

function categoryOf(given: string, dish: KnownDish | undefined, known: ImportContext): string | null {
  if (given === '') return dish?.categoryId ?? known.category
  const found = known.categories.filter(({ name }) => cellKey(name) === cellKey(given))
  const own = found.find(({ id }) => id === dish?.categoryId)
  return own?.id ?? (found.length === 1 ? (found[0]?.id ?? null) : null)
}

/** The dishes with that name in the category. */
function sameDishes(
  name: string,
  categoryId: string | null,
  { dishes }: ImportContext,
): readonly KnownDish[] {
  return dishes.filter((dish) => dish.categoryId === categoryId && cellKey(dish.name) === cellKey(name))
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
