import type { Grey } from './grey.ts'

/** Below it a pixel is ink, once the light is even. */
const INK = 150

/** Pixels of ink that touch each other. */
export interface Blot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly ink: number
  readonly index: number
}

export interface Blots {
  readonly blots: readonly Blot[]
  /** Of each pixel the index of its blot; 0 for paper. */
  readonly labels: Int32Array
}

/** The blots of a picture with dark letters on an evenly white page. */
export function blotsOf({ width, height, pixels }: Grey): Blots {
  const labels = new Int32Array(width * height)
  const blots: Blot[] = []
  const stack: number[] = []
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || (pixels[start] as number) >= INK) continue
    const index = blots.length + 1
    let [left, right, top, bottom, ink] = [width, 0, height, 0, 0]
    labels[start] = index
    stack.push(start)
    while (stack.length > 0) {
      const at = stack.pop() as number
      const [x, y] = [at % width, (at / width) | 0]
      ink += 1
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let down = y > 0 ? -1 : 0; down <= (y < height - 1 ? 1 : 0); down += 1)
        for (let across = x > 0 ? -1 : 0; across <= (x < width - 1 ? 1 : 0); across += 1) {
          const next = at + down * width + across
          if (labels[next] === 0 && (pixels[next] as number) < INK) {
            labels[next] = index
            stack.push(next)
          }
        }
    }
    blots.push({ left, right, top, bottom, ink, index })
  }
  return { blots, labels }
}

export const heightOf = ({ top, bottom }: Blot): number => bottom - top + 1
export const widthOf = ({ left, right }: Blot): number => right - left + 1

/** In pixels: what is lower is a speckle, and what is higher a picture. */
const LEAST_HEIGHT = 8
const MOST_HEIGHT = 110
/** The share of its box that a letter fills at least: a frame is hollow. */
const LEAST_INK = 0.15
/** Width by height: a rule is wider. */
const MOST_WIDTH = 3
const LEAST_BLOTS = 10

/**
 * The height of a usual letter of a page, in pixels; 0 where there is hardly one. Blots count by the square of their
 * height, because a page may have more dots that lead to prices than letters.
 */
export function letterHeight(blots: readonly Blot[]): number {
  const isHollow = (blot: Blot) => blot.ink < widthOf(blot) * heightOf(blot) * LEAST_INK
  const heights = blots
    .filter((blot) => !isHollow(blot) && widthOf(blot) <= heightOf(blot) * MOST_WIDTH)
    .map(heightOf)
    .filter((height) => height >= LEAST_HEIGHT && height <= MOST_HEIGHT)
    .toSorted((a, b) => a - b)
  if (heights.length < LEAST_BLOTS) return 0
  const half = heights.reduce((sum, height) => sum + height * height, 0) / 2
  let passed = 0
  return (
    heights.find((height) => {
      passed += height * height
      return passed >= half
    }) ?? 0
  )
}
