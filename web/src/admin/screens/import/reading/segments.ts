import { type Blot, heightOf, letterHeight, widthOf } from './blots.ts'
import { median } from './words.ts'

/** Blots that stand beside each other like the letters of words, from left to right. */
export interface Segment {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly letters: readonly Blot[]
  /** Points, commas, dashes and what else is small beside the letters. */
  readonly marks: readonly Blot[]
}

/** Of a page's usual letter: smaller blots are points and marks, larger ones pictures. */
const LEAST = 0.42
const MOST = 4
/** In heights of a letter: a wider gap is between columns. */
const GAP = 1.15

/** The words that stand together on a page, whatever its columns are. */
export function segmentsOf(blots: readonly Blot[]): Segment[] {
  const letter = letterHeight(blots)
  if (letter === 0) return []
  const isLetter = (blot: Blot) =>
    heightOf(blot) >= letter * LEAST && heightOf(blot) <= letter * MOST && widthOf(blot) <= letter * MOST * 2
  const open: Blot[][] = []
  const closed: Blot[][] = []
  for (const blot of blots.filter(isLetter).toSorted((a, b) => a.left - b.left)) {
    for (let at = open.length - 1; at >= 0; at -= 1) {
      const last = (open[at] as Blot[]).at(-1) as Blot
      if (blot.left - last.right > letter * MOST) closed.push(...open.splice(at, 1))
    }
    const near = open
      .filter((letters) => follows(blot, letters))
      .toSorted((a, b) => distance(blot, a) - distance(blot, b))[0]
    if (near) near.push(blot)
    else open.push([blot])
  }
  const lines = [...closed, ...open]
  const marks = blots.filter((blot) => !isLetter(blot) && heightOf(blot) < letter * LEAST)
  return lines.map((letters) => aroundAll(letters, marks))
}

/** The last letters of a line, by which the next is compared: a comma or a quotation mark says little. */
const REACH = 4

function follows(blot: Blot, letters: readonly Blot[]): boolean {
  const ends = letters.slice(-REACH)
  const right = Math.max(...ends.map((end) => end.right))
  const size = Math.max(...ends.map(heightOf))
  const gap = blot.left - right
  if (gap > GAP * size || gap < -size) return false
  const larger = Math.max(size, heightOf(blot))
  if (Math.min(size, heightOf(blot)) < larger * 0.4) return false
  return ends.some((end) => {
    const shared = Math.min(end.bottom, blot.bottom) - Math.max(end.top, blot.top) + 1
    return shared >= 0.5 * Math.min(heightOf(end), heightOf(blot))
  })
}

function distance(blot: Blot, letters: readonly Blot[]): number {
  const last = letters.at(-1) as Blot
  return Math.abs((last.top + last.bottom - blot.top - blot.bottom) / 2) + Math.max(0, blot.left - last.right)
}

/** With the points, cedillas and commas that belong to its letters. */
function aroundAll(letters: readonly Blot[], marks: readonly Blot[]): Segment {
  const bounds = (blots: readonly Blot[]) => ({
    left: Math.min(...blots.map(({ left }) => left)),
    right: Math.max(...blots.map(({ right }) => right)),
    top: Math.min(...blots.map(({ top }) => top)),
    bottom: Math.max(...blots.map(({ bottom }) => bottom)),
  })
  const box = bounds(letters)
  const size = median(letters.map(heightOf))
  const own = marks.filter((mark) => {
    const [x, y] = [(mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2]
    if (isDash(mark, box, size)) return true
    const isBeside = x > box.left - size * 0.5 && x < box.right + size * 0.7
    return isBeside && y > box.top - size * 0.6 && y < box.bottom + size * 0.45
  })
  return { ...bounds([...letters, ...own]), letters, marks: own }
}

/** Whether a mark is the dash behind a number: `120,-`. */
export function isDash(
  mark: Blot,
  { right, top, bottom }: { readonly right: number; readonly top: number; readonly bottom: number },
  size: number,
): boolean {
  const middle = (mark.top + mark.bottom) / 2
  const isBehind = mark.left > right - size * 0.2 && mark.left < right + size
  const isFlat = widthOf(mark) >= heightOf(mark) * 1.5 && widthOf(mark) >= size * 0.2
  return isBehind && isFlat && middle > top + size * 0.3 && middle < bottom - size * 0.1
}
