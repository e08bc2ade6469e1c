import { isCurrency, isMisreadCurrency, type WrittenPrice, writtenPrice } from './prices.ts'
import type { Box } from './reading.types.ts'
import { around, type Row, type Word } from './words.ts'

/** A price of a line. */
export interface RowPrice extends WrittenPrice {
  /** As written before it: `Duble 120`; empty if nothing is. */
  readonly label: string
  readonly confidence: number
  /** The middle of its place. */
  readonly x: number
  /** From what stands before it, in heights of a letter. */
  readonly gap: number
  readonly written: string
}

/** A line of a menu with its parts. */
export interface ParsedRow {
  readonly name: string
  readonly prices: readonly RowPrice[]
  /** As written: `150 g`. */
  readonly portion: string | null
  /** Smaller, after its name: `(alkol içerir)`. */
  readonly beside: string | null
  readonly confidence: number
  /** Of its letters. */
  readonly height: number
  readonly left: number
  readonly middle: number
  readonly isItalic: boolean
  /** Whether dots lead from its name to where a price was. */
  readonly isLed: boolean
  readonly column: number
  readonly words: readonly Word[]
  readonly box: Box
}

/** What tells the sizes of a dish apart. */
const LABEL_WORDS =
  /^(?:yar[ıi]m|tam|k[üu][çc][üu]k|orta|b[üu]y[üu]k|tek|[çc]ift|duble|porsiyon|por\.?|kadeh|[şs]i[şs]e|bardak|fincan|s[üu]rahi|karaf|k[âa]se|tabak|dilim|boy|az|normal|mini|maxi|\d[.,]5|\d\/\d|\d{1,3}\s?(?:cl|ml|lt?)|cl|ml|lt?)\.?:?$/iu
const NUMBER = /^\d+(?:[.,]\d+)?$/
/** A number before one of these is no price. */
const COUNTED =
  /^(?:g|gr|gram|kg|ml|cl|cc|lt?|litre|cm|kcal|kkal|cal|adet|ad|ki[şs]ilik|ki[şs]i|dilim|par[çc]a|porsiyon|por|[şs]i[şs]|top|bardak|fincan|y[ıi]l|dk|dakika|saat|['’]?l[ıiuü]|['’]?l[ıiuü]k)[.)]?$/iu
const PORTION =
  /\((\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|gram|kg|ml|cl|lt?|litre|adet)\b[^()]*)\)|\(?\s*(?<!\d[.,]?)(\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|gram|kg|ml|cl|lt?|litre|adet)\.?)(?![\p{L}\d])\s*\)?/iu
/** What a dish has in it, as the law has it said: `(alkol içerir)`. */
const REMARK = /\(([^()]*\biçer(?:ir|mez)[^()]*)\)$/iu
const STARTS_WITH_MEASURE = /^\(?\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|gram|kg|ml|cl|lt?|litre|adet)\b/iu
const SEPARATOR = /^[/|•+&–—-]$/

/** The name, prices and portion of a line. */
export function parsedRow({ words, column }: Row, mayBeMisread: boolean): ParsedRow {
  const shown = words.filter(({ isLeader }) => !isLeader)
  const { rest, measure } = withoutMeasure(splitAtSlashes(joinedNumbers(withoutNumber(shown))), mayBeMisread)
  const led = priceBefore(rest)
  const parts = led?.rest ?? rest
  const found = led ?? pricesOf(rest, mayBeMisread)
  const { names, aside } = withoutAside(parts.slice(0, found.nameEnd), mayBeMisread)
  const whole = tidied(names.map((word) => word.text).join(' '))
  const remark = REMARK.exec(whole)
  const text = remark ? tidied(whole.slice(0, remark.index)) : whole
  const { name, portion } = measured(text)
  const beside = remark?.[1] ?? tidied(aside.map((word) => word.text).join(' '))
  const isMeasure = STARTS_WITH_MEASURE.test(beside)
  const named = names.length > 0 ? names : parts
  const leader = words.findLast(({ isLeader }) => isLeader)
  return {
    name,
    prices: found.prices,
    portion: (isMeasure ? beside.replace(/^\((.*)\)$/, '$1') : portion) ?? measure,
    beside: isMeasure || beside === '' ? null : beside,
    confidence: average(named),
    height: Math.max(...[...named, ...(named.length > 0 ? [] : words)].map(({ height }) => height)),
    left: words[0]?.left ?? 0,
    middle: words[0]?.middle ?? 0,
    isItalic: named.length > 0 && named.every(({ isItalic }) => isItalic),
    isLed: leader !== undefined && leader.right - leader.left > leader.height * 2.5,
    column,
    words,
    box: around(words.map(({ box }) => box)),
  }
}

/** A measure behind its price: `780 (200 gr)`. */
const MEASURE_AT_END = /^\(?(\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|gram|kg|ml|cl|lt?)\.?)\)?$/iu

/** A line without the measure behind its price. */
function withoutMeasure(
  words: readonly Word[],
  mayBeMisread: boolean,
): { readonly rest: readonly Word[]; readonly measure: string | null } {
  for (const count of [1, 2]) {
    const end = words.slice(-count)
    const rest = words.slice(0, -count)
    const measure = MEASURE_AT_END.exec(end.map(({ text }) => text).join(' '))?.[1]
    const last = rest.at(-1)?.text ?? ''
    const isPrice = isCurrency(last) || writtenPrice(last, mayBeMisread) !== null
    const isSign = mayBeMisread && end.some(({ text }) => isMisreadCurrency(text))
    if (measure && isPrice && !isSign && rest.length > 1) return { rest, measure }
  }
  return { rest: words, measure: null }
}

/** A name without its measure, and without what of it is measured: `Adana 110 g kuzu eti`. */
function measured(text: string): { readonly name: string; readonly portion: string | null } {
  const found = PORTION.exec(text)
  const portion = (found?.[1] ?? found?.[2] ?? '').trim()
  if (!found || portion === '' || found[0] === text) return { name: text, portion: null }
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length).trim()]
  if (before.trim() !== '' && found[1] === undefined && /^\p{Ll}/u.test(after))
    return { name: tidied(before), portion: `${portion} ${after}` }
  return { name: tidied(`${before} ${after}`), portion }
}

/** A name without the smaller words after it. The sizes of a recogniser are not sure enough for that. */
function withoutAside(
  words: readonly Word[],
  isRecognised: boolean,
): { readonly names: readonly Word[]; readonly aside: readonly Word[] } {
  const size = Math.max(...words.map(({ height }) => height))
  const end = words.findLastIndex(({ height }) => height > size * 0.93) + 1
  return isRecognised ? { names: words, aside: [] } : { names: words.slice(0, end), aside: words.slice(end) }
}

const average = (words: readonly Word[]): number =>
  words.length === 0 ? 100 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length

/** Without what stands around a text, such as the point of a list or the rest of leaders. */
export function tidied(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .replace(/^[\s.,·•*~_|:;=>»–—-]+|[\s.,·•*~_|:;=<«–—-]+$/g, '')
      .replace(/\(\s*\)/g, '')
      // Half of a pair.
      .replace(/^[“"'](?=[^“”"']*$)/, '')
      .trim()
  )
}

/** Without the number of a line in a list: `12.` */
function withoutNumber(words: readonly Word[]): readonly Word[] {
  return words.length > 2 && /^\d{1,3}[.)]$/.test(words[0]?.text ?? '') ? words.slice(1) : words
}

/** `1.` and `250` beside each other are one number. */
function joinedNumbers(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const isNear = last !== undefined && word.left - last.right < word.height * 0.6
    if (
      last &&
      isNear &&
      ((/^₺?\d{1,3}[.,]$/.test(last.text) && /^\d{2,3}(?:\D|$)/.test(word.text)) ||
        (/^₺?\d{1,3}$/.test(last.text) && /^[.,]\d{2,3}(?:\D|$)/.test(word.text)))
    ) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        right: word.right,
        // Nobody wrote it like that.
        confidence: Math.min(last.confidence, word.confidence, 84),
        box: around([last.box, word.box]),
      }
    } else joined.push(word)
  }
  return joined
}

/** `120/180` and `120-180` are two numbers. */
function splitAtSlashes(words: readonly Word[]): Word[] {
  return words.flatMap((word) => {
    // Half a portion, and no two prices.
    const isFraction = /^[1-9]\/[1-9]$/.test(word.text)
    const parts =
      !isFraction && /^[₺\d.,]+(?:TL|₺)?(?:[/|–-][₺\d.,]+(?:TL|₺)?)+(?:TL|₺)?$/i.test(word.text)
        ? word.text.split(/[/|–-]/)
        : [word.text]
    if (parts.length === 1 || parts.some((part) => writtenPrice(part) === null)) return [word]
    const width = (word.right - word.left) / word.text.length
    let at = 0
    return parts.map((part) => {
      const left = word.left + at * width
      at += part.length + 1
      return { ...word, text: part, left, right: left + part.length * width }
    })
  })
}

/** The prices at the end of a line, and where they begin. */
function pricesOf(words: readonly Word[], mayBeMisread: boolean): { prices: RowPrice[]; nameEnd: number } {
  const prices: RowPrice[] = []
  let at = words.length - 1
  let nameEnd = words.length
  let isSigned = false
  let label: string[] = []
  const labelled = (): void => {
    const first = prices[0]
    if (first && label.length > 0 && first.label === '')
      prices[0] = { ...first, label: tidied(label.join(' ')) }
    label = []
  }
  for (; at >= 0; at -= 1) {
    const word = words[at] as Word
    const next = words[at + 1]
    if (isCurrency(word.text)) {
      // Before a number it is of that one.
      if (prices[0] && nameEnd === at + 1 && label.length === 0) nameEnd = at
      else isSigned = true
      continue
    }
    if (SEPARATOR.test(word.text)) continue
    if (mayBeMisread && at === words.length - 1 && isMisreadCurrency(word.text) && isPriceAt(words, at - 1)) {
      isSigned = true
      continue
    }
    const price = isCount(word, next) ? null : writtenPrice(word.text, mayBeMisread)
    if (price && !belongsToName(words, at, price, prices.length > 0, isSigned)) {
      labelled()
      const isCertain = price.isCertain || isSigned
      prices.unshift({
        ...price,
        isCertain,
        ...{ label: '', confidence: word.confidence, x: (word.left + word.right) / 2, written: word.text },
        gap: at === 0 ? 0 : (word.left - (words[at - 1] as Word).right) / Math.max(1, word.height),
      })
      isSigned = false
      nameEnd = at
      continue
    }
    if (isSigned && prices.length === 0) break
    if (prices.length > 0 && label.length < 3 && isLabel(words, at)) {
      label.unshift(word.text)
      continue
    }
    break
  }
  // A label before the first of several prices is its own, too; before the only price it is part of the name.
  if (label.length > 0 && prices.length > 1) {
    nameEnd -= label.length
    labelled()
  }
  return { prices, nameEnd: prices.length > 0 ? nameEnd : words.length }
}

/** The price that stands before the name of a line, with a sign, where none stands behind it: `20 TL Çay`. */
function priceBefore(
  words: readonly Word[],
): { readonly prices: RowPrice[]; readonly rest: readonly Word[]; readonly nameEnd: number } | null {
  const [first, second] = words
  const price = first ? writtenPrice(first.text) : null
  const isApart = second !== undefined && isCurrency(second.text)
  const rest = words.slice(isApart ? 2 : 1)
  if (!first || !price || !(isApart || price.isCertain) || !/^\p{L}{2}/u.test(rest[0]?.text ?? ''))
    return null
  if (rest.some(({ text }) => isCurrency(text) || writtenPrice(text)?.isCertain)) return null
  const { text: written, left, right, confidence } = first
  const own = { label: '', confidence, x: (left + right) / 2, gap: 0, written }
  return { prices: [{ ...price, isCertain: true, ...own }], rest, nameEnd: rest.length }
}

const isPriceAt = (words: readonly Word[], at: number): boolean =>
  at >= 0 && writtenPrice((words[at] as Word).text) !== null

const isCount = (word: Word, next: Word | undefined): boolean =>
  next !== undefined && NUMBER.test(word.text.replace(/^[([]/, '')) && COUNTED.test(next.text)

function isLabel(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]]
  return (
    LABEL_WORDS.test(word.text) || (NUMBER.test(word.text) && next !== undefined && COUNTED.test(next.text))
  )
}

/** Whether a number is part of a name: `Menü 1 ..... 250`. */
function belongsToName(
  words: readonly Word[],
  at: number,
  price: WrittenPrice,
  isFollowed: boolean,
  isSigned: boolean,
): boolean {
  const [previous, word, next] = [words[at - 1], words[at] as Word, words[at + 1]]
  if (price.isCertain || isSigned || !previous) return false
  if (/^(?:no|menü|menu|%|x)\.?$/iu.test(previous.text) && price.price < 20) return true
  if (/%$/.test(previous.text)) return true
  const gap = word.left - previous.right
  const isText =
    writtenPrice(previous.text) === null && !SEPARATOR.test(previous.text) && !LABEL_WORDS.test(previous.text)
  return (
    isFollowed &&
    isText &&
    price.price < 20 &&
    gap < word.height &&
    next !== undefined &&
    next.left - word.right > gap * 1.5
  )
}

/** The lines of a row in which several dishes follow each other, each with a sign behind its price: `Çay 25tl kahve 40tl`. */
export function dishesOfRow(row: Row): Row[] {
  const { words } = row
  const ends = words.flatMap((word, at) => {
    const isSigned = /\d/.test(word.text) && writtenPrice(word.text)?.isCertain === true
    return isSigned && !isCurrency(words[at + 1]?.text ?? '') ? [at] : isSignOf(words, at) ? [at] : []
  })
  const starts = [0, ...ends.map((end) => end + 1)]
  const parts = starts.map((start, index) =>
    words.slice(start, ends[index] === undefined ? undefined : ends[index] + 1),
  )
  const own = parts.filter((part) => part.length > 0)
  return own.length > 1 && own.every(namesDish) ? own.map((part) => ({ ...row, words: part })) : [row]
}

const isSignOf = (words: readonly Word[], at: number): boolean =>
  isCurrency((words[at] as Word).text) && at > 0 && writtenPrice((words[at - 1] as Word).text) !== null

/** Whether words name a dish, and not only one of its sizes. */
const namesDish = (words: readonly Word[]): boolean =>
  words.some(
    ({ text, isLeader }) =>
      !isLeader && /\p{L}{2}/u.test(text) && !/\d/.test(text) && !LABEL_WORDS.test(text) && !isCurrency(text),
  )
