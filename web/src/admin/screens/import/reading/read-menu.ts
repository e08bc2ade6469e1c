import { type FoundCategory, type FoundDish, LEAST_CONFIDENCE, withDoubts } from './doubts.ts'
import { rowsOf } from './layout.ts'
import { isCurrency, isMisreadCurrency, writtenPrice } from './prices.ts'
import type { MenuDraft, TextLine } from './reading.types.ts'
import { dishesOfRow, type ParsedRow, parsedRow, type RowPrice, tidied } from './row.ts'
import {
  headingKey,
  isInCapitals,
  isKnownHeading,
  isLikeDescription,
  isNote,
  isPageNumber,
  textOf,
} from './row-kind.ts'
import { type SizeLabel, sizeLabels } from './size-labels.ts'
import { suspected } from './suspect-prices.ts'
import { around, median, wordsOf } from './words.ts'

/** How much larger than a dish the letters of a heading are, and how much smaller those of a description. */
const LARGER = 1.2
const SMALLER = 0.9
/** How many lines apart a description is from its dish. */
const NEAR = 2.1

/**
 * The menu that lines of text are. It knows nothing of where they come from.
 * @param isRecognised whether a recogniser read them in pictures: letters may stand for digits.
 */
export function readMenu(lines: readonly TextLine[], isRecognised: boolean): MenuDraft {
  const rows = rowsOf(wordsOf(lines), isRecognised)
    .flatMap((row) => (isRecognised ? [row] : dishesOfRow(row)))
    .map((row) => parsedRow(row, isRecognised))
  const categories = categoriesOf(dishRows(isRecognised ? withRaisedKurus(rows) : rows), isRecognised)
  if (!isRecognised) return withDoubts(categories)
  const { areAlike, categories: found } = suspected(categories)
  return { ...withDoubts(found), areAlike }
}

/** A price of as many digits without a point has rather lost one. */
const RUN_TOGETHER = 10_000
/** The share of prices from which it is a custom that kuruş are raised. */
const CUSTOM = 1 / 2

/** A recogniser reads `45` with raised `00` as 4500: prices without a point that all end alike may be such. */
function withRaisedKurus(rows: readonly ParsedRow[]): ParsedRow[] {
  const all = rows.flatMap(({ prices }) => prices)
  const isUngrouped = ({ written, price }: RowPrice) => price >= 1_000 && !/\d[.,]\d/.test(written)
  const endings = Map.groupBy(all.filter(isUngrouped), ({ price }) => price % 100)
  const most = Math.max(0, ...[...endings.values()].map((prices) => prices.length))
  const isCustom = most > 1 && most >= all.length * CUSTOM
  const isAmbiguous = (price: RowPrice) =>
    price.isAmbiguous || (isUngrouped(price) && (isCustom || price.price >= RUN_TOGETHER))
  return rows.map((row) => ({
    ...row,
    prices: row.prices.map((price) => ({ ...price, isAmbiguous: isAmbiguous(price) })),
  }))
}

/** The lines without those that are of no dish. */
function dishRows(rows: readonly ParsedRow[]): ParsedRow[] {
  const pageOf = (row: ParsedRow | undefined) => row?.box.page
  return rows.filter((row, index) => {
    const isAtAnEnd =
      pageOf(rows[index - 1]) !== pageOf(row) ||
      rows.slice(index + 1).every((later) => pageOf(later) !== pageOf(row))
    return !isNote(row) && !isPageNumber(row, isAtAnEnd) && textOf(row) !== ''
  })
}

interface Open {
  readonly name: string
  description: string | null
  readonly dishes: FoundDish[]
}

/** A dish of which further lines may follow. */
interface Current {
  dish: FoundDish
  row: ParsedRow
  isPriced: boolean
}

/** Puts the lines together to dishes, and these under their headings. */
function categoriesOf(rows: readonly ParsedRow[], isRecognised: boolean): FoundCategory[] {
  const sizes = sizesOf(rows)
  const categories: Open[] = []
  const byKey = new Map<string, Open>()
  const open = (name: string): Open => {
    const key = headingKey(name)
    const known = byKey.get(key) ?? { name, description: null, dishes: [] }
    if (!byKey.has(key)) categories.push(known)
    byKey.set(key, known)
    return known
  }
  let category = open('')
  let labels: readonly SizeLabel[] = []
  let current: Current | null = null
  let isUnderHeading = false
  const close = () => {
    if (current) category.dishes.push(current.dish)
    current = null
  }
  rows.forEach((row, index) => {
    const last = current as Current | null
    const next = rows[index + 1]
    if (row.prices.length === 0) {
      const found = sizeLabels(row, next)
      if (found) {
        labels = found.labels
        if (found.heading === '') return
        close()
        category = open(found.heading)
        isUnderHeading = true
        return
      }
    }
    if (row.prices.length > 0) {
      if (row.name !== '') {
        close()
        current = { dish: dishOf(row, labels), row, isPriced: true }
        isUnderHeading = false
      } else if (last && !last.isPriced) {
        const priced = dishOf(
          { ...row, name: last.dish.name, portion: last.dish.portion ?? row.portion },
          labels,
          true,
        )
        current = {
          dish: { ...priced, description: last.dish.description, box: around([last.row.box, row.box]) },
          row: last.row,
          isPriced: true,
        }
      }
      return
    }
    const kind =
      isRecognised && isOfMisreadPrice(row) ? 'dish' : kindOf(row, last, next, sizes, isUnderHeading)
    if (kind === 'heading') {
      close()
      category = open(row.name)
      labels = []
      isUnderHeading = true
      return
    }
    if (kind === 'description') {
      if (last) last.dish = described(last.dish, row)
      else if (isUnderHeading) category.description = joined(category.description, withoutBrackets(row.name))
      return
    }
    if (kind === 'continued' && last) {
      last.dish = {
        ...last.dish,
        name: `${last.dish.name} ${row.name}`,
        box: around([last.row.box, row.box]),
      }
      return
    }
    close()
    current = { dish: dishOf(row, labels), row, isPriced: false }
    isUnderHeading = false
  })
  close()
  return categories.filter(({ dishes }) => dishes.length > 0)
}

interface Sizes {
  /** Of the letters of dishes with prices. */
  readonly dish: number
  /** Between the lines. */
  readonly pitch: number
  /** Whether the names of dishes are in capitals, so that capitals tell nothing. */
  readonly isShouted: boolean
}

function sizesOf(rows: readonly ParsedRow[]): Sizes {
  const beside = rows.filter(({ prices, name }) => prices.length > 0 && name !== '')
  const below = rows.flatMap((row, index) => (isPriceAlone(row) ? namesAbove(rows, index) : []))
  const priced = beside.length >= below.length ? beside : below
  const gaps = rows.flatMap((row, index) => {
    const before = rows[index - 1]
    const gap = before && before.column === row.column ? row.middle - before.middle : 0
    return gap > 0 ? [gap] : []
  })
  return {
    dish: median((priced.length > 0 ? priced : rows).map(({ height }) => height)),
    pitch: median(gaps),
    isShouted: priced.filter(({ name }) => isInCapitals(name)).length > priced.length / 2,
  }
}

const isPriceAlone = ({ prices, name }: ParsedRow): boolean => prices.length > 0 && name === ''

/** The name of the dish whose price stands alone below it: the larger of the two lines above. */
function namesAbove(rows: readonly ParsedRow[], index: number): ParsedRow[] {
  const { column } = rows[index] as ParsedRow
  const above = [rows[index - 1], rows[index - 2]]
  const end = above.findIndex((row) => !row || row.column !== column || row.prices.length > 0)
  const own = (end === -1 ? above : above.slice(0, end)) as ParsedRow[]
  return own.toSorted((one, other) => other.height - one.height).slice(0, 1)
}

type Kind = 'heading' | 'description' | 'dish' | 'continued'

/** What a line without a price is. */
function kindOf(
  row: ParsedRow,
  last: Current | null,
  next: ParsedRow | undefined,
  sizes: Sizes,
  isUnderHeading: boolean,
): Kind {
  const text = tidied(textOf(row))
  const written = textOf(row).trim()
  if (row.isLed) return 'dish'
  const isBracketed = /^[([{]/.test(written)
  const isSmall = row.height < sizes.dish * SMALLER
  if (!isBracketed && isKnownHeading(text)) return 'heading'
  const isQuiet = isBracketed || isSmall || row.isItalic
  const isNear =
    last !== null &&
    last.row.column === row.column &&
    row.middle - last.row.middle < sizes.pitch * NEAR + sizes.dish
  if (isQuiet) return 'description'
  const isLarge = row.height > sizes.dish * LARGER
  if (isLarge && text.length <= 60 && !/^\p{Ll}/u.test(text)) return 'heading'
  if (!sizes.isShouted && isInCapitals(text) && text.length <= 60) return 'heading'
  if (/:$/.test(written) && text.length <= 40) return 'heading'
  // A price alone below it is its own.
  if (next && next.name === '' && next.prices.length > 0 && next.column === row.column) return 'dish'
  if (isLikeDescription(written) && (isNear || isUnderHeading)) return 'description'
  if (last && !last.isPriced && last.row.column === row.column && isNear && next?.name === '')
    return 'continued'
  // A line alone above dishes with prices, apart from what is before it.
  const gap = last && last.row.column === row.column ? row.middle - last.row.middle : Number.POSITIVE_INFINITY
  const isApart = gap > sizes.pitch * 1.5
  const leadsDishes = next !== undefined && next.prices.length > 0 && next.name !== ''
  if (isApart && leadsDishes && !isUnderHeading && row.name.split(' ').length <= 4) return 'heading'
  return 'dish'
}

function dishOf(row: ParsedRow, labels: readonly SizeLabel[], isBelow = false): FoundDish {
  const [first, ...others] = row.prices
  const several = row.prices.length > 1
  const labelOf = (price: RowPrice, index: number): string =>
    price.label || (several ? labelAt(labels, price, row, index) : '')
  const main = first ? labelOf(first, 0) : ''
  const confidence = Math.min(row.confidence, ...row.prices.map((price) => price.confidence))
  return {
    name: row.name,
    description: row.beside === null ? null : withoutBrackets(row.beside),
    price: first?.price ?? null,
    // What the first price is for is told beside it.
    portion: row.portion ?? (main === '' ? null : main),
    otherPrices: others.map((price, index) => ({ label: labelOf(price, index + 1), price: price.price })),
    confidence: Math.round(confidence),
    box: row.box,
    isUncertain:
      row.prices.some((price) => price.isAmbiguous || price.confidence < LEAST_CONFIDENCE) ||
      // `Adana 12O 200`: what is read as a part of the name may be the price.
      (first && writtenPrice(row.name.split(' ').at(-1) ?? '', true)?.isAmbiguous) === true ||
      (first !== undefined && NAME_OF_TWO.test(row.name)),
    place: first
      ? {
          ...{ isSigned: row.prices.every(({ isCertain }) => isCertain), gap: first.gap, isBelow },
          sizes: labels.length,
        }
      : null,
  }
}

/** A name with a number in the middle, which may be the price of another dish: `Çay 25 fincan çay`. */
const NAME_OF_TWO =
  /\p{L}\s\d{2,5}\s(?!(?:g|gr|gram|kg|ml|cl|cc|lt?|litre|cm|kcal|adet|ad|ki[şs]ilik|ki[şs]i|dilim|par[çc]a|porsiyon|por|y[ıi]l\p{L}*|ay\p{L}*|dk|dakika|saat\p{L}*|numara|no)(?!\p{L}))\p{L}{3,}/iu

/** A word that was a price before it was misread: `LL0`, `1Z5TL`. */
const MISREAD_PRICE = /^[₺\dOoQDlIİıi|!ZzSs$GbBgq.,-]*(?:\d|₺|TL$)[₺\dOoQDlIİıi|!ZzSs$GbBgqTL.,-]*$/u

/** Whether a line ends with what can only have been a price: it is a dish, and no heading. */
function isOfMisreadPrice(row: ParsedRow): boolean {
  const words = row.words.filter(({ isLeader }) => !isLeader)
  const last = words.at(-1)?.text ?? ''
  return words.length > 1 && (isCurrency(last) || isMisreadCurrency(last) || MISREAD_PRICE.test(last))
}

/** The label of the column that a price is in. */
function labelAt(labels: readonly SizeLabel[], { x }: RowPrice, row: ParsedRow, index: number): string {
  if (labels.length === row.prices.length) return labels[index]?.text ?? ''
  const nearest = labels.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
  return nearest && Math.abs(nearest.x - x) < row.height * 3 ? nearest.text : ''
}

function described(dish: FoundDish, row: ParsedRow): FoundDish {
  const text = withoutBrackets(row.name)
  return {
    ...dish,
    description: text === '' ? dish.description : joined(dish.description, text),
    portion: dish.portion ?? row.portion,
    box: dish.box && dish.box.page === row.box.page ? around([dish.box, row.box]) : dish.box,
  }
}

const joined = (before: string | null, text: string): string => (before ? `${before} ${text}` : text)

const withoutBrackets = (text: string): string => {
  const bare = text.replace(/^\((.*)\)$/, '$1').trim()
  return /^[^(]*\)$/.test(bare) ? bare.slice(0, -1) : bare.replace(/^\(([^)]*)$/, '$1')
}
