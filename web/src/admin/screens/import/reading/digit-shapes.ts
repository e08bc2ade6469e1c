import type { Grey } from './grey.ts'
import type { RecognisedSegment, RecognisedWord } from './recognised.types.ts'
import type { Segment } from './segments.ts'
import { likeness, shapeIn } from './sign-shapes.ts'
import { median } from './words.ts'

/** How much more like another digit of its page one has to be to be doubted. */
const MARGIN = 0.06
/** How like the others that were read as the same digit it is at least. */
const LEAST = 0.5

interface Digit {
  readonly segment: Segment
  readonly digit: string
  readonly shape: Float32Array
}

/**
 * The lines with a digit that looks more like another digit of its page than like those that were read as the same one:
 * whatever the recogniser says of a `75`, if its 7 is a 1, it is one that looks like the other sevens.
 */
export function mismatched(picture: Grey, read: readonly RecognisedSegment[]): ReadonlySet<Segment> {
  const digits = read.flatMap((each) => digitsOf(picture, each))
  const byDigit = Map.groupBy(digits, ({ digit }) => digit)
  const likenessTo = (one: Digit, digit: string): number | null => {
    const others = (byDigit.get(digit) ?? []).filter((other) => other !== one)
    return others.length === 0 ? null : median(others.map((other) => likeness(one.shape, other.shape)))
  }
  const isMismatched = (one: Digit): boolean => {
    const own = likenessTo(one, one.digit)
    if (own === null) return false
    if (own < LEAST) return true
    return [...byDigit.keys()].some((digit) => {
      const other = digit === one.digit ? null : likenessTo(one, digit)
      return other !== null && other > own + MARGIN
    })
  }
  return new Set(digits.filter(isMismatched).map(({ segment }) => segment))
}

/** The digits of a line of nothing else, where each is a blot of its own. */
function digitsOf(picture: Grey, { segment, words }: RecognisedSegment): Digit[] {
  const digits = words.map(({ text }: RecognisedWord) => text.replace(/[.,\s–-]/g, '')).join('')
  if (!/^\d+$/.test(digits) || digits.length !== segment.letters.length) return []
  return segment.letters.map((blot, at) => ({
    segment,
    digit: digits[at] as string,
    shape: shapeIn(picture, blot, 1),
  }))
}
