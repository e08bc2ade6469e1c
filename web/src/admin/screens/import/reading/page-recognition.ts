import { type Blot, heightOf, letterHeight } from './blots.ts'
import { mismatched } from './digit-shapes.ts'
import type { Grey } from './grey.ts'
import { priceSigns, type SignedSegment, withoutSigns } from './price-signs.ts'
import type { Box, TextLine } from './reading.types.ts'
import type { RecognisedSegment, RecognisedWord } from './recognised.types.ts'
import { recognisedWords } from './recognised-words.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** How a line is read: as it is, once more with its letters fitted to what is usual, or as a number. */
export type Manner = 'line' | 'word' | 'number'

/** Recognises the one line of text in a picture. */
export type Recognise = (line: Grey, manner: Manner) => Promise<readonly RecognisedWord[]>

export interface RecognisedPage {
  readonly lines: readonly TextLine[]
  /** Lines of letters of which nothing could be read, in the pixels of `lines`. */
  readonly unread: readonly Box[]
}

/** A page of noise has more; a menu of two hundred dishes has fewer. */
const MOST_SEGMENTS = 700
/** Of 100: a shadow or a fold that was taken for a word. A number is kept, and doubted. */
const NOISE = 35
/** Of 100: what is read worse is read once more in another way. */
const HARDLY = 60
/** Of 100: what only the second way read is looked at by somebody. */
const MOST_OF_SECOND = 84
/** A line of fewer letters with a sign is a price alone. */
const NUMBER_LETTERS = 7
/** In pixels around a line. */
const MARGIN = 8

/**
 * The text of a page. Its lines are found by their ink, whatever its columns are, and recognised one by one, so that
 * none is left out; lira signs are taken out before their numbers are read, because the recogniser knows no such letter.
 * @param scale how many pixels of what is shown a pixel of the picture is.
 */
export async function recognisedPage(
  { picture, blots }: { readonly picture: Grey; readonly blots: readonly Blot[] },
  recognise: Recognise,
  page: number,
  scale: number,
  onPart: (part: number) => void = () => {},
): Promise<RecognisedPage> {
  const segments = segmentsOf(blots)
    .filter(({ letters }) => letters.length > 1)
    .toSorted((a, b) => b.letters.length - a.letters.length)
    .slice(0, MOST_SEGMENTS)
    .toSorted((a, b) => a.top - b.top)
  const first: RecognisedSegment[] = []
  for (const [index, segment] of segments.entries()) {
    onPart(index / segments.length)
    first.push(await readSegment(picture, segment, recognise))
  }
  const signs = priceSigns(picture, first)
  const read: RecognisedSegment[] = []
  for (const segment of first) {
    const signed = signs.get(segment.segment)
    read.push(signed ? await readSigned(picture, signed, recognise) : segment)
  }
  const letter = letterHeight(blots)
  const unlike = mismatched(picture, read)
  const doubted = read.map((each) => (unlike.has(each.segment) ? withoutTrust(each) : each))
  return {
    lines: doubted.flatMap((segment) => recognisedWords(segment, page, scale)),
    unread: read
      .filter((segment) => segment.words.length === 0 && isLikeText(segment.segment, letter))
      .map(({ segment: { left, right, top, bottom } }) => ({
        ...{ page, x: left * scale, y: top * scale },
        ...{ width: (right - left + 1) * scale, height: (bottom - top + 1) * scale },
      })),
  }
}

async function readSegment(
  picture: Grey,
  segment: Segment,
  recognise: Recognise,
  other: Manner = 'word',
): Promise<RecognisedSegment> {
  const line = cut(picture, segment)
  const offset = Math.max(0, segment.left - MARGIN)
  const words = await recognise(line, 'line')
  const isHardlyRead =
    words.length === 0 ||
    words.some(({ confidence }) => confidence < HARDLY) ||
    (other === 'number' && !words.some(({ text }) => /\d/.test(text)))
  const second = isHardlyRead ? await recognise(line, other) : []
  const isBetter = meanOf(second) > meanOf(words) + 10 || (other === 'number' && second.length > 0)
  const best = isBetter
    ? second.map((word) => ({ ...word, confidence: Math.min(word.confidence, MOST_OF_SECOND) }))
    : words
  return {
    segment,
    signs: [],
    words: best
      .filter(({ text, confidence }) => text.trim() !== '' && (confidence >= NOISE || /\d/.test(text)))
      .map((word) => ({ ...word, left: word.left + offset, right: word.right + offset })),
  }
}

/** A line whose signs are known: where it is short, what is left is a number. */
async function readSigned(
  picture: Grey,
  { signs, rest }: SignedSegment,
  recognise: Recognise,
): Promise<RecognisedSegment> {
  const manner = rest.letters.length < NUMBER_LETTERS ? 'number' : 'word'
  return { ...(await readSegment(withoutSigns(picture, signs), rest, recognise, manner)), signs }
}

/** A line that somebody has to look at. */
const withoutTrust = (read: RecognisedSegment): RecognisedSegment => ({
  ...read,
  words: read.words.map((word) => ({ ...word, confidence: Math.min(word.confidence, MOST_OF_SECOND) })),
})

const meanOf = (words: readonly RecognisedWord[]): number =>
  words.length === 0 ? 0 : words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length

/** The part of a picture with a line. */
function cut({ width, height, pixels }: Grey, segment: Segment): Grey {
  const [left, top] = [Math.max(0, segment.left - MARGIN), Math.max(0, segment.top - MARGIN)]
  const [right, bottom] = [
    Math.min(width - 1, segment.right + MARGIN),
    Math.min(height - 1, segment.bottom + MARGIN),
  ]
  const [across, down] = [right - left + 1, bottom - top + 1]
  const own = new Uint8Array(across * down)
  for (let y = 0; y < down; y += 1)
    own.set(pixels.subarray((top + y) * width + left, (top + y) * width + left + across), y * across)
  return { width: across, height: down, pixels: own }
}

/** Whether blots stand in a row and are as high as letters: a fold or a pattern of the cloth is not told. */
function isLikeText({ letters, left, right, top, bottom }: Segment, letter: number): boolean {
  const alike = letters.filter((blot) => heightOf(blot) > letter * 0.6 && heightOf(blot) < letter * 1.8)
  return alike.length >= 4 && alike.length >= letters.length * 0.8 && right - left > (bottom - top) * 2
}
