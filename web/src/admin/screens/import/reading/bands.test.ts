import { expect, test } from 'vitest'
import { withBandsInverted } from './bands.ts'
import type { Grey } from './grey.ts'

const [WIDTH, HEIGHT] = [640, 320]
/** Where the band is: it falls a little, as on a photograph. */
const isBand = (x: number, y: number) => x >= 64 && x < 576 && y >= 64 + x / 32 && y < 128 + x / 32
/** Strokes like letters, in the band and below it. */
const isStroke = (x: number, y: number, top: number) =>
  x > 90 && x < 300 && x % 20 < 8 && y >= top + x / 32 && y < top + 32 + x / 32

function drawn(shadeOf: (x: number, y: number) => number): Grey {
  const pixels = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1) pixels[y * WIDTH + x] = shadeOf(x, y)
  return { width: WIDTH, height: HEIGHT, pixels }
}

test.each([
  ['a clean page', () => 250],
  ['a page lit from one side', (x: number) => 250 - x / 5],
] as const)('light letters on a dark band become dark letters on light paper: %s', (_, paper) => {
  const page = drawn((x, y) => {
    if (isBand(x, y)) return isStroke(x, y, 80) ? paper(x) - 10 : paper(x) / 3
    return isStroke(x, y, 200) ? 30 : paper(x)
  })
  const { pixels } = withBandsInverted(page)
  const at = (x: number, y: number) => pixels[y * WIDTH + x] as number
  // A letter of the band, the band beside it, and a letter on paper.
  expect(at(103, 96)).toBeLessThan(at(115, 96) - 80)
  expect(at(103, 220)).toBe(30)
  expect(at(500, 250)).toBe(Math.floor(paper(500)))
})

test.each([
  ['a line of heavy letters', (x: number, y: number) => x % 40 < 30 && isBand(x, y)],
  ['a picture', (x: number, y: number) => x > 100 && x < 300 && y > 40 && y < 240],
  ['a rule', (x: number, y: number) => x > 40 && x < 600 && y >= 100 && y < 112],
] as const)('what is no band stays as it is: %s', (_, isInk) => {
  const page = drawn((x, y) => (isInk(x, y) ? 40 : 250))
  expect(withBandsInverted(page)).toBe(page)
})
