import { type Blot, blotsOf, heightOf, widthOf } from './blots.ts'
import type { Grey } from './grey.ts'
import { median } from './words.ts'

/** The side of the squares in which bands are looked for, in pixels. */
const SQUARE = 8
/** In squares: how far around it the paper is looked for that a square is compared with. */
const REACH = 16
/** The share of the paper's light below which a square is dark. */
const DARK = 0.62
/** In squares. */
const LEAST_WIDTH = 12
const LEAST_HEIGHT = 4
const MOST_HEIGHT = 20
/** Width by height: a picture is less wide. */
const LEAST_SHAPE = 2.5
/** The share of a band that is dark. */
const LEAST_DARK = 0.6
/** How much of a band's upper and lower edge is of one shade, and how far from it at most: heavy letters are of many. */
const LEAST_EVEN = 0.85
const EVEN = 28

/** The picture with the bands on which light letters stand turned into dark letters on light paper. */
export function withBandsInverted(picture: Grey): Grey {
  const { width, height } = picture
  const squares = squaresOf(picture)
  const dark = darkSquares(squares)
  const { blots, labels } = blotsOf(dark)
  const bands = blots.filter((blot) => isBand(blot, labels, squares))
  if (bands.length === 0) return picture
  const pixels = picture.pixels.slice()
  for (const band of bands)
    for (let row = band.top; row <= band.bottom; row += 1) {
      const own = spanOf(band, labels.subarray(row * dark.width, (row + 1) * dark.width))
      if (own === null) continue
      const [from, to] = [own.first * SQUARE, Math.min(width, (own.last + 1) * SQUARE)]
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 1)
        for (let at = y * width + from; at < y * width + to; at += 1)
          pixels[at] = 255 - (pixels[at] as number)
    }
  return { ...picture, pixels }
}

/** A picture with a pixel for each square, of its mean shade. */
function squaresOf({ width, height, pixels }: Grey): Grey {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)]
  const means = new Uint8Array(across * down)
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      let [sum, count] = [0, 0]
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 1)
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 1) {
          sum += pixels[y * width + x] as number
          count += 1
        }
      means[row * across + column] = sum / count
    }
  return { width: across, height: down, pixels: means }
}

/** Black where a square is dark beside the paper around it. */
function darkSquares({ width, height, pixels }: Grey): Grey {
  const beside = lightest(pixels, { steps: width, step: 1, lines: height, line: width })
  const paper = lightest(beside, { steps: height, step: width, lines: width, line: 1 })
  const marked = pixels.map((mean, at) => (mean < (paper[at] as number) * DARK ? 0 : 255))
  return { width, height, pixels: marked }
}

interface Direction {
  readonly steps: number
  readonly step: number
  readonly lines: number
  readonly line: number
}

/** Of each value the largest within reach in one direction. */
function lightest(values: Uint8Array, { steps, step, lines, line }: Direction): Uint8Array {
  const found = new Uint8Array(values.length)
  for (let index = 0; index < lines; index += 1)
    for (let at = 0; at < steps; at += 1) {
      let most = 0
      for (let near = Math.max(0, at - REACH); near <= Math.min(steps - 1, at + REACH); near += 1)
        most = Math.max(most, values[index * line + near * step] as number)
      found[index * line + at * step] = most
    }
  return found
}

function isBand(blot: Blot, labels: Int32Array, { width: across, pixels }: Grey): boolean {
  const [width, height] = [widthOf(blot), heightOf(blot)]
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT || height > MOST_HEIGHT) return false
  if (width < height * LEAST_SHAPE || blot.ink < width * height * LEAST_DARK) return false
  const columns = Array.from({ length: width }, (_, index) => {
    const own: number[] = []
    for (let row = blot.top; row <= blot.bottom; row += 1)
      if (labels[row * across + blot.left + index] === blot.index) own.push(row * across + blot.left + index)
    return own
  })
  // The outermost squares are of the edge itself.
  return [1, -2].every((inner) => isEven(columns.flatMap((own) => pixels[own.at(inner) ?? -1] ?? [])))
}

function isEven(shades: readonly number[]): boolean {
  const usual = median(shades)
  return shades.filter((shade) => Math.abs(shade - usual) <= EVEN).length >= shades.length * LEAST_EVEN
}

/** The first and the last square of a blot in one row; null if it has none there. */
function spanOf(
  { left, right, index }: Blot,
  row: Int32Array,
): { readonly first: number; readonly last: number } | null {
  const own = row.subarray(left, right + 1)
  const first = own.indexOf(index)
  return first < 0 ? null : { first: left + first, last: left + own.lastIndexOf(index) }
}
