import type { Grey } from './grey.ts'

/** The raster in which ink is compared with a sign: this many shades down, and across for each letter. */
const ACROSS = 12
const DOWN = 18

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

type Stroke = (part: number) => readonly [x: number, y: number]

interface Drawing {
  readonly letters: number
  /** In shades of the raster. */
  readonly thickness: number
  /** In parts of the width and height. */
  readonly strokes: readonly Stroke[]
}

interface Sign {
  /** Width by height, of the narrowest and of the widest typeface. */
  readonly shape: readonly [least: number, most: number]
  readonly letters: number
  readonly patterns: readonly Float32Array[]
}

const line =
  (x0: number, y0: number, x1: number, y1: number): Stroke =>
  (part) => [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]

interface Lira {
  readonly stem: number
  readonly reach: number
  /** Where the upper bar ends on the right, how far it falls to the left, and how far below it the other is. */
  readonly bar: number
  readonly slope: number
  readonly gap: number
  readonly hasSerif: boolean
}

/** The geometry of its design of 2012: a stem, two rising bars, half an anchor. */
const lira = ({ stem, reach, bar, slope, gap, hasSerif }: Lira): readonly Stroke[] => [
  line(stem, 0, stem, 1),
  line(0, bar + slope, reach, bar),
  line(0, bar + gap + slope, reach, bar + gap),
  (part) => [
    stem + (0.97 - stem) * Math.sin((part * Math.PI) / 2),
    0.58 + 0.4 * Math.cos((part * Math.PI) / 2),
  ],
  ...(hasSerif ? [line(stem - 0.2, 0, stem + 0.2, 0)] : []),
]

const TL: readonly Stroke[] = [
  line(0, 0.02, 0.52, 0.02),
  line(0.26, 0, 0.26, 1),
  line(0.66, 0, 0.66, 1),
  line(0.66, 0.98, 1, 0.98),
]
const SERIFS: readonly Stroke[] = [
  line(0, 0, 0, 0.2),
  line(0.52, 0, 0.52, 0.2),
  line(0.16, 1, 0.36, 1),
  line(0.57, 0, 0.75, 0),
  line(0.57, 1, 0.75, 1),
  line(1, 0.78, 1, 1),
]

/**
 * The signs as typefaces draw them. Of fifteen typefaces each lira sign is 0.6 or more like one of these drawings, and
 * no digit more than 0.42.
 */
const SIGNS = {
  '₺': {
    shape: [0.4, 1.3],
    letters: 1,
    patterns: [
      { thickness: 2.4, stem: 0.22, reach: 0.65, bar: 0.2, slope: 0.3, gap: 0.2, hasSerif: true },
      { thickness: 2.4, stem: 0.3, reach: 0.5, bar: 0.2, slope: 0.16, gap: 0.14, hasSerif: true },
      { thickness: 1.2, stem: 0.22, reach: 0.65, bar: 0.2, slope: 0.16, gap: 0.2, hasSerif: false },
    ].map(({ thickness, ...drawn }) => patternOf({ letters: 1, thickness, strokes: lira(drawn) })),
  },
  TL: {
    shape: [1, 2.6],
    letters: 2,
    patterns: [
      { letters: 2, thickness: 1.4, strokes: TL },
      { letters: 2, thickness: 2.8, strokes: TL },
      { letters: 2, thickness: 1.6, strokes: [...TL, ...SERIFS] },
    ].map(patternOf),
  },
} as const satisfies Readonly<Record<string, Sign>>

/** What is written beside a number and is one letter, or two. */
export type DrawnSign = keyof typeof SIGNS
export const DRAWN_SIGNS = Object.keys(SIGNS) as DrawnSign[]
export const lettersOf = (sign: DrawnSign): number => SIGNS[sign].letters

/** From it ink is taken for a sign, of 1. */
export const LIKE_A_SIGN = 0.5

/** How much like a sign what a box of a picture holds is: -1 to 1. */
export function likenessTo(sign: DrawnSign, picture: Grey, box: Box): number {
  const { shape, letters, patterns } = SIGNS[sign]
  const own = (box.right - box.left + 1) / (box.bottom - box.top + 1)
  if (own < shape[0] || own > shape[1]) return -1
  const found = shapeIn(picture, box, letters)
  return Math.max(...patterns.map((pattern) => likeness(found, pattern)))
}

/** What a box of a picture holds, in the raster of `likeness`. */
export function shapeIn(
  { width, pixels }: Grey,
  { left, right, top, bottom }: Box,
  letters: number,
): Float32Array {
  const wide = ACROSS * letters
  const shades = new Float32Array(wide * DOWN)
  const [stepX, stepY] = [(right - left + 1) / wide, (bottom - top + 1) / DOWN]
  for (let down = 0; down < DOWN; down += 1)
    for (let across = 0; across < wide; across += 1) {
      const [x0, y0] = [left + across * stepX, top + down * stepY]
      let [sum, count] = [0, 0]
      for (let y = Math.floor(y0); y < Math.max(Math.floor(y0) + 1, y0 + stepY - 0.01); y += 1)
        for (let x = Math.floor(x0); x < Math.max(Math.floor(x0) + 1, x0 + stepX - 0.01); x += 1) {
          sum += 255 - (pixels[y * width + x] ?? 255)
          count += 1
        }
      shades[down * wide + across] = sum / count
    }
  return normal(shades)
}

/** The correlation of two shapes: 1 for the same, 0 for nothing in common. */
export const likeness = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, shade, at) => sum + shade * (b[at] as number), 0)

function normal(shades: Float32Array): Float32Array {
  const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length
  const length = Math.hypot(...shades.map((shade) => shade - mean)) || 1
  return shades.map((shade) => (shade - mean) / length)
}

function patternOf({ letters, thickness, strokes }: Drawing): Float32Array {
  const wide = ACROSS * letters
  const points = strokes.flatMap((stroke) => Array.from({ length: 41 }, (_, step) => stroke(step / 40)))
  const shades = new Float32Array(wide * DOWN).map((_, at) => {
    const [across, down] = [at % wide, Math.floor(at / wide)]
    const nearest = Math.min(
      ...points.map(([x, y]) => Math.hypot(x * (wide - 1) - across, y * (DOWN - 1) - down)),
    )
    return Math.max(0, Math.min(1, thickness / 2 + 0.5 - nearest))
  })
  return normal(shades)
}
