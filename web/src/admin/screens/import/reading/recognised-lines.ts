import type { TextLine } from './reading.types.ts'

/** The part of a recogniser's answer that counts here. */
export interface RecognisedBlock {
  readonly paragraphs: readonly {
    readonly lines: readonly {
      readonly words: readonly RecognisedWord[]
      readonly baseline?: Corners | null
    }[]
  }[]
}

interface RecognisedWord {
  readonly text: string
  readonly confidence: number
  readonly bbox: Corners
}

interface Corners {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Of 100: a shadow or a fold that was taken for a word. A number is kept, and doubted. */
const NOISE = 35

/** Letters that reach above or below the small ones. */
const TALL = /[\p{Lu}\dbdfhklßtiıjğüöçş₺()/]/u
const DEEP = /[gjpqyçşğÇŞ,;()₺]/u

/**
 * The words of a recognised page as lines.
 * @param scale how many pixels of the picture a pixel of the recognised one is.
 */
export function recognisedLines(blocks: readonly RecognisedBlock[], page: number, scale: number): TextLine[] {
  return blocks.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words, baseline }) => wordsOfLine(words, baseline ?? null, page, scale)),
    ),
  )
}

function wordsOfLine(
  words: readonly RecognisedWord[],
  baseline: Corners | null,
  page: number,
  scale: number,
): TextLine[] {
  // The size of its letters is the line's: `nane` is as large as `Çorba`.
  const tall = words.filter(({ text }) => TALL.test(text))
  const heights = (tall.length > 0 ? tall : words).map(
    ({ text, bbox }) => (bbox.y1 - bbox.y0) * (DEEP.test(text) ? 0.8 : 1),
  )
  const size = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0
  return words.flatMap(({ text, confidence, bbox }) => {
    if (text.trim() === '' || (confidence < NOISE && !/\d/.test(text))) return []
    const drop = DEEP.test(text) ? size * 0.25 : 0
    const base = baseAt(baseline, (bbox.x0 + bbox.x1) / 2) ?? bbox.y1 - drop
    return [
      {
        text,
        ...{
          x: bbox.x0 * scale,
          y: (base - size) * scale,
          width: (bbox.x1 - bbox.x0) * scale,
          height: size * scale,
        },
        ...{ page, confidence },
      },
    ]
  })
}

function baseAt(baseline: Corners | null, x: number): number | null {
  if (!baseline || baseline.x1 - baseline.x0 < 1) return null
  return baseline.y0 + ((x - baseline.x0) * (baseline.y1 - baseline.y0)) / (baseline.x1 - baseline.x0)
}

/** Words with those of a second reading where the first has none; what both have read stays as it was. */
export function withFurther(first: readonly TextLine[], second: readonly TextLine[]): TextLine[] {
  const isFree = (line: TextLine) =>
    first.every(
      (other) =>
        line.x + line.width <= other.x ||
        other.x + other.width <= line.x ||
        line.y + line.height <= other.y ||
        other.y + other.height <= line.y,
    )
  return [...first, ...second.filter(isFree)]
}
