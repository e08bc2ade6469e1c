import { type Blot, heightOf, widthOf } from './blots.ts'
import type { Grey } from './grey.ts'
import type { Place, RecognisedSegment, Side, Sign } from './recognised.types.ts'
import { isDash, type Segment } from './segments.ts'
import {
  DRAWN_SIGNS,
  type DrawnSign,
  LIKE_A_SIGN,
  lettersOf,
  likeness,
  likenessTo,
  shapeIn,
} from './sign-shapes.ts'
import { median } from './words.ts'

/** A line with the signs of its prices, and what of it is left to be read. */
export interface SignedSegment {
  readonly signs: readonly Sign[]
  readonly rest: Segment
}

/** In heights of a letter: how far a sign is from its number at most, and other text from it at least. */
const BESIDE = 1.1
const APART = 0.3
/** How many signs a page has at least, and on which share of its lines with numbers. */
const LEAST_SIGNS = 2
const LEAST_SHARE = 0.25
/** From it ink is taken for one more of a page's signs: like the sign, and like the others. */
const LIKE_ANOTHER = 0.35
const LIKE_THE_OTHERS = 0.7
/** Of a sign as no known typeface draws it: how much it is like one at least, and on which share of the numbers it is. */
const HARDLY_LIKE = 0.28
const NEARLY_ALL = 0.6

interface Candidate extends Sign {
  readonly segment: Segment
  /** What of the line is the sign alone. */
  readonly blots: readonly Blot[]
  readonly likeness: number
}

/**
 * The signs of prices on a page by their lines. Ink is one if it looks like it, stands at the edge of a number, and the
 * page has more of them on that side.
 */
export function priceSigns(
  picture: Grey,
  read: readonly RecognisedSegment[],
): ReadonlyMap<Segment, SignedSegment> {
  const numbered = read.filter(
    ({ words, segment }) => words.some(({ text }) => /\d/.test(text)) || segment.letters.length < 7,
  )
  const numbers = read.filter(({ words }) => words.some(({ text }) => /\d/.test(text))).length
  const least = Math.max(LEAST_SIGNS, numbers * LEAST_SHARE)
  const drawn = DRAWN_SIGNS.flatMap((text) => {
    const before = drawnSigns(picture, numbered, text, 'before', least)
    const after = drawnSigns(picture, numbered, text, 'after', least)
    // A page writes its signs on one side: between two numbers one is near both.
    return after.length >= before.length ? after : before
  })
  const dashes = numbered.flatMap(dashOf)
  const found = [...drawn, ...(dashes.length < least ? [] : dashes)]
  return new Map(
    [...Map.groupBy(found, ({ segment }) => segment)].flatMap(([segment, own]) => {
      const rest = withoutLetters(segment, own)
      return rest ? [[segment, { signs: own, rest }] as const] : []
    }),
  )
}

function drawnSigns(
  picture: Grey,
  numbered: readonly RecognisedSegment[],
  text: DrawnSign,
  side: Side,
  least: number,
): Candidate[] {
  const all = numbered.flatMap((segment) => candidatesOf(picture, segment, text, side))
  const shapeOf = (place: Place) => shapeIn(picture, place, lettersOf(text))
  const known = all.filter((candidate) => candidate.likeness >= LIKE_A_SIGN)
  const sure = known.length >= least ? known : repeated(numbered, all, shapeOf)
  if (sure.length < least) return []
  const usual = mean(sure.map(shapeOf))
  const signs = all.filter(
    (candidate) =>
      candidate.likeness >= LIKE_A_SIGN ||
      (candidate.likeness >= LIKE_ANOTHER && likeness(shapeOf(candidate), usual) >= LIKE_THE_OTHERS),
  )
  const shape = median(sure.map(({ left, right, top, bottom }) => (right - left + 1) / (bottom - top + 1)))
  const touching = numbered
    .filter(({ segment }) => !signs.some((sign) => sign.segment === segment))
    .flatMap(({ segment }) => touchingSign(picture, segment, text, side, shape))
  return [...signs, ...touching]
}

/** What stands beside nearly all numbers and within none, and is a little like a sign; nothing if there is no such ink. */
function repeated(
  numbered: readonly RecognisedSegment[],
  all: readonly Candidate[],
  shapeOf: (place: Place) => Float32Array,
): Candidate[] {
  const perhaps = all.filter((candidate) => candidate.likeness >= HARDLY_LIKE)
  if (perhaps.length === 0) return []
  const usual = mean(perhaps.map(shapeOf))
  const isUsual = (place: Place) => likeness(shapeOf(place), usual) >= LIKE_THE_OTHERS
  const alike = perhaps.filter(isUsual)
  const numbers = numbered.filter(({ words }) => words.some(({ text }) => /\d/.test(text)))
  if (alike.length < numbers.length * NEARLY_ALL) return []
  const own = new Set(alike.flatMap(({ blots }) => blots))
  const others = numbers.flatMap(({ segment }) => segment.letters.filter((letter) => !own.has(letter)))
  return others.some(isUsual) ? [] : alike
}

/** What may be a sign at the edge of a number: one letter, or several that stand together. */
function candidatesOf(
  picture: Grey,
  { segment, words }: RecognisedSegment,
  text: DrawnSign,
  side: Side,
): Candidate[] {
  const { letters } = segment
  const size = median(letters.map(heightOf))
  const isNumber = (blot: Blot | undefined) => {
    if (!blot) return false
    const middle = (blot.left + blot.right) / 2
    return (
      letters.length < 7 ||
      words.some(
        (word) => /\d/.test(word.text) && middle > word.left - size / 2 && middle < word.right + size / 2,
      )
    )
  }
  const counts = lettersOf(text) === 1 ? [1] : [lettersOf(text), 1]
  return letters.flatMap((_, at) =>
    counts.flatMap((count) => {
      const own = letters.slice(at, at + count)
      if (own.length < count) return []
      const place = around(own)
      const [former, next] = [letters[at - 1], letters[at + count]]
      const gapBefore = former ? place.left - former.right : Number.POSITIVE_INFINITY
      const gapAfter = next ? next.left - place.right : Number.POSITIVE_INFINITY
      const [near, far] = side === 'before' ? [gapAfter, gapBefore] : [gapBefore, gapAfter]
      const isBeside = near < size * BESIDE && far > size * APART && near < far
      if (!isBeside || !isNumber(side === 'before' ? next : former)) return []
      return [{ ...place, text, side, segment, blots: own, likeness: likenessTo(text, picture, place) }]
    }),
  )
}

/** A sign that touches the digit beside it, as ink does on poor pictures. */
function touchingSign(
  picture: Grey,
  segment: Segment,
  text: DrawnSign,
  side: Side,
  shape: number,
): Candidate[] {
  const blot = side === 'before' ? segment.letters[0] : segment.letters.at(-1)
  if (!blot || widthOf(blot) < heightOf(blot) * shape * 1.4) return []
  const across = Math.round(heightOf(blot) * shape)
  const [left, right] =
    side === 'before' ? [blot.left, blot.left + across - 1] : [blot.right - across + 1, blot.right]
  const place = { left, right, top: blot.top, bottom: blot.bottom }
  const found = likenessTo(text, picture, place)
  return found >= LIKE_A_SIGN ? [{ ...place, text, side, segment, blots: [], likeness: found }] : []
}

/** The comma and the dash behind a number. */
function dashOf({ segment }: RecognisedSegment): Candidate[] {
  const last = segment.letters.at(-1)
  if (!last) return []
  const size = median(segment.letters.map(heightOf))
  const dash = segment.marks.find((mark) => isDash(mark, around(segment.letters), size))
  if (!dash) return []
  const behind = segment.marks.filter((mark) => mark.left > last.right - size * 0.2)
  return [{ ...around([...behind, dash]), text: ',-', side: 'after', segment, blots: behind, likeness: 1 }]
}

function around(blots: readonly Blot[]): Place {
  return {
    left: Math.min(...blots.map(({ left }) => left)),
    right: Math.max(...blots.map(({ right }) => right)),
    top: Math.min(...blots.map(({ top }) => top)),
    bottom: Math.max(...blots.map(({ bottom }) => bottom)),
  }
}

function mean(shapes: readonly Float32Array[]): Float32Array {
  const sum = (shapes[0] as Float32Array).map((_, at) =>
    shapes.reduce((all, shape) => all + (shape[at] as number), 0),
  )
  const length = Math.hypot(...sum) || 1
  return sum.map((value) => value / length)
}

/** The line without its signs; null if nothing is left. */
function withoutLetters(segment: Segment, signs: readonly Candidate[]): Segment | null {
  const gone = new Set(signs.flatMap(({ blots }) => blots))
  const letters = segment.letters.filter((letter) => !gone.has(letter))
  const marks = segment.marks.filter((mark) => !gone.has(mark))
  if (letters.length === 0) return null
  const isGone = ({ left, right }: Place) => signs.some((sign) => sign.left <= left && sign.right >= right)
  const rest = around([...letters, ...marks])
  const touched = (side: Side) => signs.find((sign) => sign.side === side && sign.blots.length === 0)
  const [before, after] = [touched('before'), touched('after')]
  return {
    ...segment,
    ...{ letters, marks },
    left: before ? before.right + 1 : isGone(around(segment.letters.slice(0, 1))) ? rest.left : segment.left,
    right: after ? after.left - 1 : rest.right,
  }
}

/** The picture with white paper in place of signs. */
export function withoutSigns(picture: Grey, signs: readonly Sign[]): Grey {
  const { width, height } = picture
  const pixels = picture.pixels.slice()
  for (const { left, right, top, bottom } of signs)
    for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y += 1)
      pixels.fill(255, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 2))
  return { ...picture, pixels }
}
