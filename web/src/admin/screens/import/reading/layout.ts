import { isCurrency, isMisreadCurrency, writtenPrice } from './prices.ts'
import { isLikeDescription } from './row-kind.ts'
import { straightened } from './straighten.ts'
import { median, type Row, type Word } from './words.ts'

/** In heights of a letter: a narrower gap is between words. */
const GUTTER = 1.3
/** How many lines a column has at least. */
const COLUMN_LINES = 3
/** The share of lines that may cross the gap between two columns, such as a title. */
const CROSSING = 0.15

/** The lines of pages in the order in which they are read: columns first. */
export function rowsOf(words: readonly Word[], mayBeMisread: boolean): Row[] {
  const pages = [...new Set(words.map(({ page }) => page))].sort((a, b) => a - b)
  const columns = pages.flatMap((page) =>
    columnsOf(straightened(words.filter((word) => word.page === page)), mayBeMisread),
  )
  return columns.flatMap((column, index) => linesOf(column).map((line) => ({ words: line, column: index })))
}

/** Lines from top to bottom, each from left to right; a line that is not quite straight is followed word by word. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  // Only lines about as high can be its own: a menu may have thousands.
  const step = words.reduce((most, { height }) => Math.max(most, height), 1)
  const byHeight = new Map<number, Set<number>>()
  const lastOf = (line: readonly Word[]) =>
    line.findLast(({ isLeader }) => !isLeader) ?? (line.at(-1) as Word)
  const placeOf = ({ middle }: Word) => Math.floor(middle / step)
  const around = (place: number) =>
    [place - 1, place, place + 1]
      .flatMap((each) => [...(byHeight.get(each) ?? [])])
      .sort((a, b) => a - b)
      .map((index) => lines[index] as Word[])
  const put = (index: number, former: number | null) => {
    const place = placeOf(lastOf(lines[index] as Word[]))
    if (former !== null) byHeight.get(former)?.delete(index)
    byHeight.set(place, (byHeight.get(place) ?? new Set()).add(index))
  }
  const indexes = new Map<Word[], number>()
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const near = around(placeOf(word))
      .map((line) => ({ line, last: lastOf(line) }))
      .filter(({ last }) => word.left > last.left - 1 && overlap(word, last) > 0)
      .filter(({ last }) => word.left - last.right > -0.6 * Math.min(word.height, last.height))
      .map(({ line, last }) => ({
        ...{ line, last, distance: Math.abs(word.middle - last.middle) },
        size: Math.min(word.height, last.height),
      }))
      .filter(({ distance, size }) => distance < size * 0.5)
      .sort((a, b) => a.distance - b.distance)[0]
    if (near) {
      near.line.push(word)
      put(indexes.get(near.line) as number, placeOf(near.last))
    } else {
      const line = [word]
      indexes.set(line, lines.push(line) - 1)
      put(lines.length - 1, null)
    }
  }
  const middleOf = (line: readonly Word[]) => median(line.map(({ middle }) => middle))
  return lines.toSorted((a, b) => middleOf(a) - middleOf(b))
}

const overlap = (a: Word, b: Word): number =>
  Math.min(a.middle + a.height / 2, b.middle + b.height / 2) -
  Math.max(a.middle - a.height / 2, b.middle - b.height / 2)

interface Strip {
  readonly from: number
  readonly to: number
}

/** The words of each column of a page, cut where a line crosses all of them. */
function columnsOf(words: readonly Word[], mayBeMisread: boolean): Word[][] {
  const lines = linesOf(words)
  const size = median(words.map(({ height }) => height))
  const gutters = guttersOf(lines, size, mayBeMisread)
  if (gutters.length === 0) return words.length > 0 ? [[...words]] : []
  const crosses = (line: readonly Word[]) =>
    gutters.some((gutter) =>
      chunksOf(line, size).some(({ from, to }) => from < gutter - size / 4 && to > gutter + size / 4),
    )
  const bands: Word[][][] = []
  let band: Word[][] = []
  for (const line of lines) {
    if (!crosses(line)) {
      band.push(line)
      continue
    }
    if (band.length > 0) bands.push(band)
    bands.push([line])
    band = []
  }
  if (band.length > 0) bands.push(band)
  return bands.flatMap((each) => {
    const [only] = each
    if (each.length === 1 && only && crosses(only)) return [only]
    return [...gutters, Number.POSITIVE_INFINITY].flatMap((end, index) => {
      const start = gutters[index - 1] ?? Number.NEGATIVE_INFINITY
      const own = each.flatMap((line) =>
        line.filter((word) => {
          const centre = centreOf(word, chunksOf(line, size))
          return centre >= start && centre < end
        }),
      )
      return own.length > 0 ? [own] : []
    })
  })
}

/** Parts of a line without a gap that could be one between columns. */
function chunksOf(line: readonly Word[], size: number): Strip[] {
  const chunks: { from: number; to: number }[] = []
  for (const { left, right, isLeader } of line) {
    const last = chunks.at(-1)
    if (last && left - last.to < size * GUTTER) last.to = Math.max(last.to, right)
    else if (!isLeader) chunks.push({ from: left, to: right })
  }
  return chunks
}

/** The middle of the words that a word stands among: what is written together is of one column. */
function centreOf({ left, right }: Word, chunks: readonly Strip[]): number {
  const middle = (left + right) / 2
  const own = chunks.find(({ from, to }) => middle >= from && middle <= to)
  return own ? (own.from + own.to) / 2 : middle
}

interface Column extends Strip {
  readonly lines: readonly Word[][]
  /** Whether its prices stand before its names. */
  readonly isLed: boolean
}

/** Where one column ends and the next begins, from left to right. */
function guttersOf(lines: readonly Word[][], size: number, mayBeMisread: boolean): number[] {
  if (lines.length < COLUMN_LINES || size === 0) return []
  const columns: Column[] = []
  for (const { from, to } of stripsOf(lines, size)) {
    const within = lines
      .map((line) => line.filter(({ left, right }) => (left + right) / 2 >= from && (left + right) / 2 <= to))
      .filter((line) => line.length > 0)
    const isLed = mostlyPrices(within, mayBeMisread).length > 0 && (columns.at(-1)?.isLed ?? true)
    const own = { from, to, lines: within, isLed }
    const at = ownerOf(columns, own, size, mayBeMisread)
    // With headings that stand between a name and its price.
    const parts = [...columns.splice(at), own]
    const all = parts.flatMap((part) => part.lines)
    columns.push({ from: parts[0]?.from ?? from, to, lines: all, isLed: parts[0]?.isLed ?? false })
  }
  return columns.slice(1).map(({ from }, index) => emptiest(lines, columns[index]?.to ?? from, from, size))
}

/** Which column a strip is a part of; their number if it is one of its own. */
function ownerOf(columns: readonly Column[], own: Column, size: number, mayBeMisread: boolean): number {
  const last = columns.length - 1
  if (last < 0) return 0
  const areLines = own.lines.length >= COLUMN_LINES && (columns[last]?.lines.length ?? 0) >= COLUMN_LINES
  const priced = mostlyPrices(own.lines, mayBeMisread)
  const before = columns[last] as Column
  if (before.isLed) {
    if (priced.length > 0) return columns.length
    return besideShare(mostlyPrices(before.lines, mayBeMisread), own.lines, size) > 0.5
      ? last
      : columns.length
  }
  if (priced.length > 0) {
    const at = columns.findLastIndex(({ lines }) => besideShare(priced, lines, size) > 0.5)
    return at < 0 ? last : at
  }
  if (!areLines) return last
  // Descriptions in a column of their own, whose prices follow, stand beside lines that have none.
  const left = columns[last]?.lines ?? []
  const hasPrices =
    left.filter((line) => line.some((word) => isPrice(word, mayBeMisread))).length > left.length / 4
  const told = own.lines.filter((line) => isLikeDescription(line.map(({ text }) => text).join(' ')))
  const areDescriptions = told.length > own.lines.length * 0.6 && besideShare(left, own.lines, size) >= 0.6
  return areDescriptions && !hasPrices ? last : columns.length
}

/** The lines of prices alone, where they are more than half. */
function mostlyPrices(lines: readonly Word[][], mayBeMisread: boolean): readonly Word[][] {
  const priced = lines.filter((line) => isOfPrices(line, mayBeMisread))
  return priced.length > lines.length / 2 ? priced : []
}

/** The share of lines that have others beside them. */
function besideShare(lines: readonly Word[][], others: readonly Word[][], size: number): number {
  const middles = others.map((line) => line[0]?.middle ?? 0)
  const beside = lines.filter(([first]) =>
    middles.some((middle) => Math.abs(middle - (first?.middle ?? 0)) < size / 2),
  )
  return beside.length / Math.max(1, lines.length)
}

/** The middle of the part of a gap that the fewest lines reach into. */
function emptiest(lines: readonly Word[][], from: number, to: number, size: number): number {
  const chunks = lines.flatMap((line) => chunksOf(line, size / 2))
  const places = Array.from({ length: 41 }, (_, index) => from + ((to - from) * index) / 40)
  const counts = places.map((x) => chunks.filter((chunk) => chunk.from < x && chunk.to > x).length)
  const least = Math.min(...counts)
  return median(places.filter((_, index) => counts[index] === least))
}

const isPrice = ({ text }: Word, mayBeMisread: boolean): boolean => writtenPrice(text, mayBeMisread) !== null

const LABEL =
  /^(?:az|yar[ıi]m|tam|k[üu][çc][üu]k|orta|b[üu]y[üu]k|tek|duble|porsiyon|por\.?|\d[.,]5|kadeh|[şs]i[şs]e|bardak|fiyat[ıi]?|cl|ml|lt|gr?)$/iu

function isOfPrices(line: readonly Word[], mayBeMisread: boolean): boolean {
  const words = line.filter(({ isLeader }) => !isLeader)
  return words.every(
    (word) =>
      isPrice(word, mayBeMisread) ||
      isCurrency(word.text) ||
      (mayBeMisread && isMisreadCurrency(word.text)) ||
      LABEL.test(word.text) ||
      /^[/|—–-]$/.test(word.text),
  )
}

/** Ranges from left to right that are separated by gaps which hardly any line crosses. */
function stripsOf(lines: readonly Word[][], size: number): Strip[] {
  const all = lines.flat()
  const from = Math.min(...all.map(({ left }) => left))
  const to = Math.max(...all.map(({ right }) => right))
  const bin = Math.max(1, size / 4, (to - from) / 2_000)
  const counts = new Array<number>(Math.ceil((to - from) / bin) + 1).fill(0)
  for (const line of lines)
    for (const chunk of chunksOf(
      line.filter(({ isLeader }) => !isLeader),
      size / 2,
    ))
      for (let at = Math.floor((chunk.from - from) / bin); at <= (chunk.to - from) / bin; at += 1)
        counts[at] = (counts[at] ?? 0) + 1
  const most = Math.max(1, lines.length * CROSSING)
  const strips: { from: number; to: number }[] = []
  counts.forEach((count, at) => {
    if (count <= most && !(count > 0 && lines.length < 8)) return
    const [start, end] = [from + at * bin, from + (at + 1) * bin]
    const last = strips.at(-1)
    if (last && start - last.to < size * GUTTER) last.to = end
    else strips.push({ from: start, to: end })
  })
  return strips
}
