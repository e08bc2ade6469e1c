import { describe, expect, test } from 'vitest'
import type { Grey } from './grey.ts'
import { withoutLeaders } from './leaders.ts'
import { evenlyLit } from './picture-pixels.ts'

const prepared = (picture: Grey): Grey => withoutLeaders(evenlyLit(picture)).picture

const [WIDTH, HEIGHT] = [640, 320]

/** A page with strokes like letters in lines, and rows of dots beside them. */
function drawn(paper: (x: number, y: number) => number, ink: (x: number, y: number) => number): Grey {
  const pixels = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) pixels[y * WIDTH + x] = isInk(x, y) ? ink(x, y) : paper(x, y)
  return { width: WIDTH, height: HEIGHT, pixels }
}

const isInk = (x: number, y: number): boolean => isLetter(x, y) || isDot(x, y)
const isLetter = (x: number, y: number): boolean =>
  y % 40 >= 10 && y % 40 < 30 && x % 16 < 4 && x > 40 && (x < 200 || x > 560) && x < 620
const isDot = (x: number, y: number): boolean =>
  y % 40 >= 27 && y % 40 < 30 && x % 10 < 3 && x >= 220 && x < 540

const shareOf = (
  page: Grey,
  wanted: (x: number, y: number) => boolean,
  is: (pixel: number) => boolean,
): number => {
  const found = [...page.pixels.entries()].filter(([at]) => wanted(at % WIDTH, Math.floor(at / WIDTH)))
  return found.filter(([, pixel]) => is(pixel)).length / found.length
}
const isBlack = (pixel: number) => pixel < 110
const isWhite = (pixel: number) => pixel > 200

describe('a prepared picture', () => {
  test.each([
    ['a clean page', () => 245, () => 30],
    ['lit from one side', (x: number) => 240 - x / 5, (x: number) => 70 - x / 12],
    ['a dark board, lit from one side', () => 35, (x: number) => 230 - x / 5],
    ['pale ink', () => 230, () => 150],
  ] as const)('has black letters on white paper without leaders: %s', (_, paper, ink) => {
    const page = prepared(drawn(paper, ink))
    expect(shareOf(page, isLetter, isBlack)).toBeGreaterThan(0.95)
    expect(shareOf(page, (x, y) => !isInk(x, y), isWhite)).toBeGreaterThan(0.97)
    expect(shareOf(page, isDot, isWhite)).toBeGreaterThan(0.95)
  })

  test('of nothing stays white', () => {
    expect(
      shareOf(
        prepared(
          drawn(
            () => 200,
            () => 200,
          ),
        ),
        () => true,
        isWhite,
      ),
    ).toBe(1)
  })
})
