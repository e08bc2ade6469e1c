import type { Blot } from './blots.ts'
import type { TextLine } from './reading.types.ts'
import type { RecognisedSegment, RecognisedWord, Sign } from './recognised.types.ts'
import { median } from './words.ts'

/** Letters that reach above or below the small ones. */
const TALL = /[\p{Lu}\dbdfhklßtiıjğüöçş()/]/u
/** How much higher a tall letter is than a small one. */
const RISE = 1.38
/** Of 100: who counts other letters than were read looks at the number. */
const MISCOUNTED = 84

/**
 * The words of a line, as high as its letters: `nane` is as large as `Çorba`.
 * @param scale how many pixels of what is shown a pixel of the picture is.
 */
export function recognisedWords(read: RecognisedSegment, page: number, scale: number): TextLine[] {
  const { letters } = read.segment
  const { signs } = read
  const words = placed(read.words, letters)
  const line = baselineOf(letters)
  const rises = letters.map((blot) => line((blot.left + blot.right) / 2) - blot.top + 1)
  const high = rises.toSorted((a, b) => a - b)[Math.floor(rises.length * 0.9)] ?? 0
  const tall = median(rises.filter((rise) => rise >= high * 0.88))
  const isTall = words.some(({ text }) => TALL.test(text))
  const size = isTall ? tall : tall * RISE
  const isMiscounted = isOfNumbers(words) && countOf(words) !== letters.length
  return words.map(({ text, confidence, left, right }) => ({
    text: withSign(text, left, right, signs, words),
    ...{ x: left * scale, y: (line((left + right) / 2) - size) * scale },
    ...{ width: (right - left) * scale, height: size * scale, page },
    confidence: isMiscounted ? Math.min(confidence, MISCOUNTED) : confidence,
  }))
}

/** Where a recogniser has lost the space beside a number: `Az110TL`, `70cl1.850`, `1porsiyon`, `/1,5`. */
const LOST_SPACE =
  /(?<=^(?:az|tam|yar[ıi]m|tek|[çc]ift|duble|k[üu][çc][üu]k|orta|b[üu]y[üu]k|kadeh|[şs]i[şs]e|bardak|porsiyon|cl|ml|gr|kg|lt)\.?|\d\s?(?:cl|ml|gr?|kg|lt?)\.?|^\/)(?=[₺\d][\d.,])|(?<=\d)(?=porsiyon|ki[şs]i|adet)/iu

/** What is no letter of its own: it is small, or a part of one. */
const MARKS = /[\s.,·:;'’"“”*…_~–—-]/gu
/** Letters by what was read: beyond it more of them touch, or are broken, than can be told apart. */
const LEAST_LETTERS = 0.6
const MOST_LETTERS = 1.6
/** In letters: how far from its place by their number the space between two words is looked for at most. */
const NEAR = 2

/** Words with their places by the letters that they have; a recogniser only guesses places. */
function placed(read: readonly RecognisedWord[], letters: readonly Blot[]): readonly RecognisedWord[] {
  const words = read.flatMap((word) =>
    word.text
      .split(/\s+/)
      .flatMap((text) => text.split(LOST_SPACE))
      .flatMap((text) => (text === '' ? [] : { ...word, text })),
  )
  const counts = words.map(({ text }) => text.replace(MARKS, '').length)
  const count = counts.reduce((sum, each) => sum + each, 0)
  const ratio = letters.length / count
  if (!(ratio >= LEAST_LETTERS && ratio <= MOST_LETTERS)) return apart(read)
  let passed = 0
  const reach = Math.min(NEAR, Math.abs(letters.length - count))
  const starts = counts.map((own) => {
    const start = spaceNear(letters, Math.round(passed * ratio), reach)
    passed += own
    return start
  })
  return words.map((word, index) => {
    const start = Math.min(starts[index] as number, letters.length - 1)
    const first = letters[start] as Blot
    // A mark alone takes no letter's place.
    if (counts[index] === 0)
      return { ...word, left: letters[start - 1]?.right ?? first.left, right: first.left }
    const last = letters[Math.max(start, (starts[index + 1] ?? letters.length) - 1)] as Blot
    return { ...word, left: first.left, right: last.right }
  })
}

/** The letter at which a word begins rather than its neighbours: behind the widest gap. */
function spaceNear(letters: readonly Blot[], at: number, reach: number): number {
  if (at <= 0 || at >= letters.length) return Math.max(0, Math.min(at, letters.length))
  const gapBefore = (index: number) => (letters[index] as Blot).left - (letters[index - 1] as Blot).right
  let best = at
  for (let index = Math.max(1, at - reach); index <= Math.min(letters.length - 1, at + reach); index += 1)
    if (gapBefore(index) > gapBefore(best)) best = index
  return best
}

/** Words whose places, which a recogniser only guesses, do not overlap. */
function apart(words: readonly RecognisedWord[]): RecognisedWord[] {
  const borders = words.slice(1).map((word, index) => {
    const former = words[index] as RecognisedWord
    return former.right < word.left ? null : (former.right + word.left) / 2
  })
  return words.map((word, index) => ({
    ...word,
    left: Math.min(borders[index - 1] ?? word.left, word.right),
    right: Math.max(borders[index] ?? word.right, borders[index - 1] ?? word.left),
  }))
}

const isOfNumbers = (words: readonly RecognisedWord[]): boolean =>
  words.length > 0 && /^[\d\s.,–-]*\d(?:[\d\s.,–-]|TL)*$/.test(words.map(({ text }) => text).join(' '))

const countOf = (words: readonly RecognisedWord[]): number =>
  words.reduce((sum, { text }) => sum + text.replace(/[.,–-]/g, '').length, 0)

/** The line on which letters stand, without those that reach below it. */
function baselineOf(letters: readonly Blot[]): (x: number) => number {
  let own = letters
  let fitted = lineThrough(own)
  for (let turn = 0; turn < 2; turn += 1) {
    const size = median(letters.map(({ top, bottom }) => bottom - top + 1))
    const kept = own.filter((blot) => blot.bottom - fitted((blot.left + blot.right) / 2) < size * 0.12)
    if (kept.length < 2) break
    own = kept
    fitted = lineThrough(own)
  }
  return fitted
}

function lineThrough(letters: readonly Blot[]): (x: number) => number {
  const points = letters.map(({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }))
  const [x, y] = [meanOf(points.map((point) => point.x)), meanOf(points.map((point) => point.y))]
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0)
  const rise = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0)
  // Of few letters the slope is chance: no page is turned by more than a few degrees.
  const slope = spread === 0 ? 0 : Math.max(-0.1, Math.min(0.1, rise / spread))
  return (at) => y + slope * (at - x)
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A number with the lira sign that was found beside it. */
function withSign(
  text: string,
  left: number,
  right: number,
  signs: readonly Sign[],
  words: readonly RecognisedWord[],
): string {
  if (!/\d/.test(text)) return text
  const isNearest = (sign: Sign) => {
    const distance = (word: { left: number; right: number }) =>
      sign.side === 'before' ? Math.abs(word.left - sign.right) : Math.abs(sign.left - word.right)
    const numbers = words.filter((word) => /\d/.test(word.text))
    return numbers.every((word) => distance({ left, right }) <= distance(word))
  }
  const own = signs.find(isNearest)
  if (!own) return text
  return own.side === 'before'
    ? `${own.text}${text.replace(/^[^\p{L}\d]+/u, '')}`
    : `${text.replace(/[.,]+$/, '')}${own.text}`
}
