import { cellKey, MAX_SERVING_LABEL, readFoodCell } from '../../../rules/menu-table.ts'
import { isSlip, readPrice, writtenPrice } from '../../forms/price-entry.ts'
import type { Column } from './columns.ts'
import type { ImportLine } from './import-lines.ts'
import type { Doubt, DraftDish, MenuDraft } from './reading/reading.types.ts'
import { median } from './reading/words.ts'
import type { SourceRow } from './sheet.ts'
import { categoryName } from './sheet-cells.ts'

/** What somebody has corrected in a dish of a source. */
export interface RowEdit {
  readonly name?: string
  /** As typed. */
  readonly price?: string
  readonly categoryId?: string
  readonly description?: string
  /** As one cell: `1,5 porsiyon: 225 | duble: 300`. */
  readonly servings?: string
  /** Whether somebody has looked at its price, and found it right. */
  readonly isSure?: boolean
  /** Whether it is left out. */
  readonly isLeft?: boolean
}

/** Corrections by the keys of dishes. */
export type Edits = Readonly<Record<string, RowEdit>>

/** Corrections where another column is the price: that the former one was right says nothing of it. */
export const withoutSure = (edits: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).map(([key, { isSure: _, ...edit }]) => [key, edit]))

/** The dishes of a menu that was read, in its order. */
export function rowsOfMenu({ categories }: MenuDraft): SourceRow[] {
  const times = new Map<string, number>()
  const dishes = categories.flatMap(({ name, dishes: own }) => own.map((dish) => ({ dish, category: name })))
  return dishes.map(({ dish, category }, index) => {
    const text = `${dish.name}\u001f${dish.price ?? ''}`
    const time = times.get(text) ?? 0
    times.set(text, time + 1)
    return {
      key: `${text}#${time}`,
      number: index + 1,
      cells: cellsOf(dish, category),
      servings: dish.otherPrices.flatMap(({ label, price }) =>
        label.trim() === '' ? [] : [[label.trim(), writtenPrice(price)] as const],
      ),
      ...{ priceLabel: sizeOf(dish), unpriced: '', box: dish.box, doubts: doubtsOf(dish) },
      ...{ isFree: true, isPrices: true, edited: [] },
    }
  })
}

/** Of several prices without labels somebody says which one is the dish's. */
const doubtsOf = ({ doubts, otherPrices }: DraftDish): readonly Doubt[] =>
  otherPrices.some(({ label }) => label.trim() === '') && !doubts.includes('LOW_CONFIDENCE')
    ? [...doubts, 'LOW_CONFIDENCE']
    : doubts

/** Label of the main serving of a dish of several sizes, unless that is its measure. */
function sizeOf({ portion, otherPrices }: DraftDish): string {
  const label = portion?.trim() ?? ''
  const isSize = otherPrices.length > 0 && label.length <= MAX_SERVING_LABEL && !isMeasure(measured(label))
  return isSize ? label : ''
}

const isMeasure = (portion: string): boolean =>
  portion !== '' && readFoodCell(portion, 'portion') !== undefined

function cellsOf(dish: DraftDish, category: string): Map<Column, string> {
  const portion = measured(dish.portion ?? '')
  // A portion that is neither a measure nor a size is told to guests by the description.
  const isTold = sizeOf(dish) === '' && !isMeasure(portion)
  const texts = [dish.description ?? '', ...(isTold ? [portion] : [])].filter((text) => text !== '')
  return new Map<Column, string>([
    ['name', dish.name.trim()],
    ['price', dish.price === null ? '' : writtenPrice(dish.price)],
    ['categoryId', categoryName(category)],
    ...(texts.length > 0 ? [['description', texts.join(', ')] as const] : []),
    ...(isMeasure(portion) ? [['portion', portion] as const] : []),
  ])
}

/** How many of the unit of a table a unit of a menu has. */
const UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  cl: [10, 'ml'],
  l: [1_000, 'ml'],
  lt: [1_000, 'ml'],
  kg: [1_000, 'g'],
}

/** A measure in a unit of the table: `75 cl` is `750 ml`. */
function measured(portion: string): string {
  const text = portion.trim().replace(/^\((.*)\)$/, '$1')
  const [, amount = '', unit = ''] = /^(\d+(?:[.,]\d+)?) ?(cl|lt?|kg)\.?$/i.exec(text) ?? []
  const [factor, name] = UNITS[unit.toLowerCase()] ?? []
  if (!factor) return text
  const value = Math.round(Number(amount.replace(',', '.')) * factor * 100) / 100
  return `${String(value).replace('.', ',')} ${name}`
}

/**
 * A dish of a menu by the name under which it is stored with its measure: `Karışık Izgara`, `1 kg` may be `Karışık Izgara
 * (1 kg)`.
 */
export function withStoredName(row: SourceRow, dishes: readonly { readonly name: string }[]): SourceRow {
  const [name, portion] = [row.cells.get('name') ?? '', row.cells.get('portion')]
  if (!row.isPrices || portion === undefined) return row
  const key = cellKey(name)
  if (dishes.some((dish) => cellKey(dish.name) === key)) return row
  const stored = dishes.filter((dish) => {
    const [, own = '', measure = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(dish.name) ?? []
    return cellKey(own) === key && cellKey(measured(measure)) === cellKey(portion)
  })
  const [dish] = stored
  return dish && stored.length === 1 ? { ...row, cells: new Map(row.cells).set('name', dish.name) } : row
}

/** A dish with what somebody has corrected. */
export function withEdit(row: SourceRow, edit: RowEdit | undefined): SourceRow {
  if (!edit) return row
  const cells = new Map(row.cells)
  const columns = ['name', 'price', 'categoryId', 'description', 'servings'] as const
  const edited = columns.filter((column) => edit[column] !== undefined)
  for (const column of edited) cells.set(column, (edit[column] as string).trim())
  return { ...row, cells, servings: edit.servings === undefined ? row.servings : [], edited }
}

export interface UnknownCategory {
  /** For comparison. */
  readonly key: string
  readonly name: string
  /** The number of its dishes. */
  readonly dishes: number
}

/** The categories of a source that the menu doesn't have, in its order, each as its first dish spells it. */
export function unknownCategories(
  rows: readonly SourceRow[],
  categories: readonly { readonly name: string }[],
): UnknownCategory[] {
  const known = new Set(categories.map(({ name }) => cellKey(name)))
  const unknown = new Map<string, UnknownCategory>()
  for (const { cells } of rows) {
    const name = (cells.get('categoryId') ?? '').replace(/\s+/g, ' ')
    const key = cellKey(name)
    if (key === '' || known.has(key)) continue
    unknown.set(key, { key, name, dishes: 0, ...unknown.get(key) })
    const found = unknown.get(key) as UnknownCategory
    unknown.set(key, { ...found, dishes: found.dishes + 1 })
  }
  return [...unknown.values()]
}

/** A dish of a source with what a person has to know of it. */
export interface IntakeLine extends ImportLine {
  readonly doubts: readonly Doubt[]
  readonly isLeft: boolean
  /** Whether it has to be looked at before anything is stored. */
  readonly isOpen: boolean
  /** What its source says, in lira, as corrected; null for none. */
  readonly sourcePrice: number | null
}

/** In lira: whoever writes fewer, and kuruş, may mean thousands, as `1.25` for 1.250. */
const FEW = 5
/** In lira: from it a comma or a point may be missing. */
const MANY = 20_000
/** How many times the usual price of its source a price is at which either may have happened. */
const FAR = 20

/** Whether a price may be a larger one, whose thousands stand behind a point. */
const isAmbiguous = (price: number, usual: number): boolean =>
  !Number.isInteger(price) && (price < FEW || price * FAR <= usual)

/** Whether a price is so large that a comma or a point may be missing. */
const isUnlikely = (price: number, usual: number): boolean =>
  price >= MANY || (usual > 0 && price >= usual * FAR)

/** The price that is usual in a source, in lira; 0 without prices. */
export function usualPrice(rows: readonly SourceRow[]): number {
  return median(
    rows.flatMap(({ cells }) => {
      const entry = readPrice(cells.get('price') ?? '')
      return 'price' in entry ? entry.price : []
    }),
  )
}

/**
 * @param isRecognised whether the source was a picture, whose odd prices may be wrong ones.
 * @param usual the price that is usual in the source.
 */
export function intakeLine(
  line: ImportLine,
  edit: RowEdit | undefined,
  isRecognised: boolean,
  usual = 0,
): IntakeLine {
  const { cells, doubts } = line.row
  const entry = readPrice(cells.get('price') ?? '')
  const sourcePrice = 'price' in entry ? entry.price : null
  const isTouched = edit?.isSure === true || edit?.price !== undefined
  const further = line.row.servings.flatMap(([, cell]) => {
    const serving = readPrice(cell)
    return 'price' in serving ? serving.price : []
  })
  const isOther = sourcePrice !== null && line.before !== null && isSlip(line.before, sourcePrice)
  const prices = [...(sourcePrice === null ? [] : [sourcePrice]), ...further]
  const isUnclear = line.isOtherSize || prices.some((price) => isAmbiguous(price, usual))
  const isUnusual = prices.some((price) => isUnlikely(price, usual))
  const stands: Readonly<Record<Doubt, boolean>> = {
    NO_PRICE: line.faults.includes('noPrice') || (doubts.includes('NO_PRICE') && sourcePrice === null),
    LOW_CONFIDENCE: (doubts.includes('LOW_CONFIDENCE') || isUnclear) && !isTouched,
    ODD_PRICE: (doubts.includes('ODD_PRICE') || isOther || isUnusual) && !isTouched,
    FORBIDDEN_WORDING: line.faults.includes('wording'),
    TWICE:
      line.faults.includes('twice') || (doubts.includes('TWICE') && edit?.name === undefined && !isTouched),
  }
  const isLeft = edit?.isLeft === true
  // Of other sources an odd price is a hint, unless the menu itself says that a digit is missing.
  const isDoubtful =
    line.state !== 'same' && (stands.LOW_CONFIDENCE || (stands.ODD_PRICE && (isRecognised || isOther)))
  return {
    ...line,
    doubts: DOUBTS.filter((doubt) => stands[doubt]),
    isLeft,
    isOpen: !isLeft && (line.state === 'refused' || isDoubtful),
    sourcePrice,
  }
}

const DOUBTS: readonly Doubt[] = ['NO_PRICE', 'LOW_CONFIDENCE', 'ODD_PRICE', 'FORBIDDEN_WORDING', 'TWICE']

const OF_PRICES: readonly Doubt[] = ['NO_PRICE', 'LOW_CONFIDENCE', 'ODD_PRICE']

/** Whether a person has to say the price of a dish. */
export const needsPrice = ({ isOpen, doubts }: IntakeLine): boolean =>
  isOpen && doubts.some((doubt) => OF_PRICES.includes(doubt))
