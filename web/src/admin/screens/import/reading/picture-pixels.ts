import { withBandsInverted } from './bands.ts'
import type { Grey } from './grey.ts'

/** The side of the squares by which light is measured, in pixels. */
const SQUARE = 32
/** Of the pixels of a square; the paper is lighter than what is printed on it. */
const PAPER = 0.85
/** The share of a square that its darkest ink has. */
const DARKEST = 0.02

/** The picture for a recogniser: dark letters on an evenly white page. */
export function evenlyLit(picture: Grey): Grey {
  return evened(isDark(picture) ? inverted(picture) : withBandsInverted(picture))
}

/** Whether most of a picture is dark, like a board with chalk. */
function isDark({ pixels }: Grey): boolean {
  const counts = new Uint32Array(256)
  for (let at = 0; at < pixels.length; at += 7)
    counts[pixels[at] as number] = (counts[pixels[at] as number] as number) + 1
  return shareAt(counts, 0.5) < 110
}

function inverted(picture: Grey): Grey {
  return { ...picture, pixels: picture.pixels.map((pixel) => 255 - pixel) }
}

/** The value below which a share of counted pixels is. */
function shareAt(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  let passed = 0
  for (let value = 0; value < 256; value += 1) {
    passed += counts[value] as number
    if (passed >= all * share) return value
  }
  return 255
}

/**
 * With shadows and the fall of light taken out: paper is white everywhere, and ink as dark as the darkest around it,
 * which on a dark board depends on the light, too.
 */
function evened(picture: Grey): Grey {
  const { width, height, pixels } = picture
  const grid = gridOf(picture)
  const paper = smoothed(valuesOf(picture, grid, PAPER), grid)
  const relative = new Uint8Array(pixels.length)
  overGrid(picture, grid, paper, (at, light) => {
    relative[at] = Math.min(255, ((pixels[at] as number) * 255) / Math.max(40, light))
  })
  const even = { width, height, pixels: relative }
  const ink = smoothed(smoothed(darkest(valuesOf(even, grid, DARKEST), grid), grid), grid)
  overGrid(picture, grid, ink, (at, dark) => {
    const lack = (255 - (relative[at] as number)) * (215 / Math.max(70, 255 - dark))
    // Speckles of the paper are no ink.
    relative[at] = Math.max(0, 255 - (lack < 24 ? lack / 2 : lack))
  })
  return even
}

interface Grid {
  readonly across: number
  readonly down: number
}

const gridOf = ({ width, height }: Grey): Grid => ({
  across: Math.ceil(width / SQUARE),
  down: Math.ceil(height / SQUARE),
})

/** Calls `each` for each pixel with the value of the grid there, which lies between those of the nearest squares. */
function overGrid(
  { width, height }: Grey,
  { across, down }: Grid,
  values: Float32Array,
  each: (at: number, value: number) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(down - 1, y / SQUARE - 0.5))
    const [top, fall] = [Math.floor(row), row - Math.floor(row)]
    const [upper, lower] = [top * across, Math.min(down - 1, top + 1) * across]
    for (let x = 0; x < width; x += 1) {
      const column = Math.max(0, Math.min(across - 1, x / SQUARE - 0.5))
      const left = column | 0
      const right = left + 1 < across ? left + 1 : left
      const part = column - left
      const above = (values[upper + left] as number) * (1 - part) + (values[upper + right] as number) * part
      const below = (values[lower + left] as number) * (1 - part) + (values[lower + right] as number) * part
      each(y * width + x, above * (1 - fall) + below * fall)
    }
  }
}

/** Of each square the value below which a share of its pixels is. */
function valuesOf({ width, height, pixels }: Grey, { across, down }: Grid, share: number): Float32Array {
  const values = new Float32Array(across * down)
  const counts = new Uint32Array(256)
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      counts.fill(0)
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 1)
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 1) {
          const value = pixels[y * width + x] as number
          counts[value] = (counts[value] as number) + 1
        }
      values[row * across + column] = shareAt(counts, share)
    }
  return values
}

/** The mean of each square and its neighbours. */
const smoothed = (values: Float32Array, grid: Grid): Float32Array =>
  around(values, grid, 1, (near) => near.reduce((sum, value) => sum + value, 0) / near.length)

/** The darkest of each square and those around it, where some are empty. */
const darkest = (values: Float32Array, grid: Grid): Float32Array =>
  around(values, grid, 2, (near) => Math.min(...near))

function around(
  values: Float32Array,
  { across, down }: Grid,
  reach: number,
  of: (near: readonly number[]) => number,
): Float32Array {
  return values.map((_, at) => {
    const [row, column] = [Math.floor(at / across), at % across]
    const near: number[] = []
    for (let y = Math.max(0, row - reach); y <= Math.min(down - 1, row + reach); y += 1)
      for (let x = Math.max(0, column - reach); x <= Math.min(across - 1, column + reach); x += 1)
        near.push(values[y * across + x] as number)
    return of(near)
  })
}
