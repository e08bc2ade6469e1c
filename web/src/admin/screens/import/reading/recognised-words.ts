import type { Blot } from './blots.ts'
import type { RecognisedWord } from './page-recognition.ts'
import type { Sign } from './price-signs.ts'
import type { TextLine } from './reading.types.ts'
import type { Segment } from './segments.ts'
import { median } from './words.ts'

/** What was read in a line; its words have their places on the page. */
export interface RecognisedSegment {
  readonly segment: Segment
  readonly words: readonly RecognisedWord[]
  readonly signs: readonly Sign[]
}

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
  const words = apart(read.words)
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
    ? `${own.text}${text.replace(/^[.,]+/, '')}`
    : `${text.replace(/[.,]+$/, '')}${own.text}`
}
