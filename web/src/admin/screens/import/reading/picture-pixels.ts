/** A picture in shades of grey, a byte each, row by row. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array<ArrayBuffer>
}

/** The side of the squares by which light is measured, in pixels. */
const SQUARE = 32
/** Of the pixels of a square; the paper is lighter than what is printed on it. */
const PAPER = 0.85
/** The share of a square that its darkest ink has. */
const DARKEST = 0.02
/** Below it a pixel is ink, once the light is even. */
const INK = 150

/** The picture for a recogniser: dark letters on an evenly white page, without the dots that lead to prices. */
export function prepared(picture: Grey): Grey {
  const light = isDark(picture) ? inverted(picture) : picture
  return withoutLeaders(evened(light))
}

export function greyOf({ width, height, data }: ImageData): Grey {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const rgba = at * 4
    pixels[at] =
      ((data[rgba] as number) * 77 + (data[rgba + 1] as number) * 150 + (data[rgba + 2] as number) * 29) >> 8
  }
  return { width, height, pixels }
}

/** As a file that every recogniser reads, and that costs no compression. */
export function portableGreymap({ width, height, pixels }: Grey): Blob {
  return new Blob([`P5\n${width} ${height}\n255\n`, pixels])
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

/** Pixels of ink that touch each other. */
interface Blot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly ink: number
  readonly index: number
}

function withoutLeaders(picture: Grey): Grey {
  const { blots, labels } = blotsOf(picture)
  const gone = new Set(leadersOf(blots).map(({ index }) => index))
  if (gone.size === 0) return picture
  const { width, height } = picture
  const pixels = picture.pixels.slice()
  const isGone = new Uint8Array(labels.length)
  labels.forEach((label, at) => {
    if (label > 0 && gone.has(label)) isGone[at] = 1
  })
  // With the soft edge around them.
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      if (!isGone[y * width + x]) continue
      for (let down = -1; down <= 1; down += 1)
        for (let right = -2; right <= 2; right += 1) {
          const at = (y + down) * width + Math.max(0, Math.min(width - 1, x + right))
          if (labels[at] === 0 || isGone[at]) pixels[at] = 250
        }
    }
  return { width, height, pixels }
}

/** Rows of dots, and lines. */
function leadersOf(blots: readonly Blot[]): Blot[] {
  const heights = blots.map(({ top, bottom }) => bottom - top + 1).filter((height) => height >= 8)
  if (heights.length < 10) return []
  const letter = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] as number
  const sizeOf = ({ left, right, top, bottom }: Blot) => ({
    width: right - left + 1,
    height: bottom - top + 1,
  })
  const lines = blots.filter((blot) => {
    const { width, height } = sizeOf(blot)
    if (width > letter * 3 && height < letter * 0.45) return true
    // The frame of a box, or a rule beside a column.
    const isFrame = (width > letter * 12 || height > letter * 6) && blot.ink < width * height * 0.15
    return isFrame || (height > letter * 4 && width < letter * 0.4)
  })
  const dots = blots
    .filter((blot) => sizeOf(blot).width < letter * 0.55 && sizeOf(blot).height < letter * 0.45)
    .toSorted((a, b) => a.left - b.left)
  const rows: Blot[][] = []
  const open: Blot[][] = []
  for (const dot of dots) {
    const middle = (dot.top + dot.bottom) / 2
    const at = open.findIndex((row) => {
      const last = row.at(-1) as Blot
      return (
        Math.abs((last.top + last.bottom) / 2 - middle) < letter * 0.15 &&
        dot.left - last.right < letter * 1.1
      )
    })
    const row = open[at]
    if (row) row.push(dot)
    else {
      const fresh = [dot]
      rows.push(fresh)
      open.push(fresh)
    }
    // Rows that no dot can follow any more.
    for (let index = open.length - 1; index >= 0; index -= 1)
      if (dot.left - ((open[index] as Blot[]).at(-1) as Blot).right > letter * 2) open.splice(index, 1)
  }
  return [...lines, ...rows.filter(isLeader).flat()]
}

/** Whether dots follow each other as only a printer sets them: alike, and at the same distance. */
function isLeader(row: readonly Blot[]): boolean {
  if (row.length < 4) return false
  const sizes = row.map(({ ink }) => ink).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] as number
  const alike = sizes.filter((ink) => ink > usual * 0.4 && ink < usual * 2.2).length
  const steps = row.slice(1).map(({ left }, index) => left - (row[index] as Blot).left)
  const step = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] as number
  const even = steps.filter((each) => Math.abs(each - step) <= Math.max(2, step * 0.3)).length
  return alike >= row.length * 0.8 && even >= steps.length * 0.7
}

function blotsOf({ width, height, pixels }: Grey): { blots: Blot[]; labels: Int32Array } {
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
