import { LRUCache } from 'lru-cache'
import sharp, { type OverlayOptions } from 'sharp'
import { MEBIBYTE } from '../../core/primitives/units.ts'
import drawings from './fluent-emoji.json' with { type: 'json' }
import { ownDrawings } from './own-drawings.ts'

/** Ground colours with the colour of their pattern, from the house's paper, tomato, saffron and olive. */
const TINTS = [
  ['#F7E3C4', '#EBCF9F'],
  ['#F3D5C4', '#E7BDA5'],
  ['#E4E4C8', '#D2D3AB'],
  ['#F9EBCB', '#F0D79B'],
  ['#EAD9CB', '#DBC2AE'],
  ['#DDE3D3', '#C8D2BA'],
  ['#F5DDD3', '#EAC6B7'],
] as const

/** Positions of the drawings on a plate, the largest first: centre and size as fractions of the plate's width. */
const ARRANGEMENTS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 0, 0.66]],
  [
    [-0.08, 0.05, 0.58],
    [0.2, -0.18, 0.34],
  ],
  [
    [-0.04, 0.08, 0.52],
    [0.21, -0.15, 0.33],
    [-0.22, -0.18, 0.28],
  ],
  [
    [0, 0.1, 0.46],
    [0.22, -0.12, 0.3],
    [-0.22, -0.12, 0.3],
    [0.01, -0.24, 0.25],
  ],
  [
    [0, 0.08, 0.42],
    [0.23, -0.06, 0.27],
    [-0.23, -0.06, 0.27],
    [0.1, -0.25, 0.24],
    [-0.11, -0.25, 0.24],
  ],
]

const bodies: Readonly<Record<string, string>> = { ...drawings, ...ownDrawings }

function drawing(name: string): string {
  const found = bodies[name]
  if (!found) throw new Error(`There is no drawing ${name}.`)
  return found
}

/** A pseudorandom generator seeded per picture, so that the same dish always looks the same. */
function varied(seed: string): () => number {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) as number), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}

export interface PlateOptions {
  readonly width: number
  readonly height: number
  /** Diameter of the plate as a part of the shorter side. */
  readonly fill?: number
}

/** An SVG that is rasterized once and composed many times, which halves the loading time. */
interface Raster {
  readonly data: Buffer
  readonly raw: { width: number; height: number; channels: 4 }
}

/** Room for those of one category's dishes; all together would take as much memory as the server. */
const rasters = new LRUCache<string, Promise<Raster>>({ maxSize: 12 * MEBIBYTE })

function rasterOf(svg: string, width: number, height: number): Promise<Raster> {
  const drawn = rasters.get(svg) ?? render(svg)
  rasters.set(svg, drawn, { size: width * height * 4 })
  return drawn
}

async function render(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: 4 } }
}

/** Pixels of rasterized food, about the largest size on a plate. */
const FOOD_PIXELS = 336
/** The fractions by which a tile is larger than its crops, so that each picture shows a different part of it. */
const CROP = { x: 0.05, y: 0.04 }

/** A picture of a plate with drawings on it, over a tinted tile; the seed varies tint, turn and crop. */
export async function platePicture(
  seed: string,
  names: readonly string[],
  { width, height, fill = 0.84 }: PlateOptions,
): Promise<Buffer> {
  const next = varied(seed)
  const tint = Math.floor(next() * TINTS.length)
  const plate = Math.min(width, height) * fill
  const margin = { x: Math.round(width * CROP.x), y: Math.round(height * CROP.y) }
  const cut = { left: Math.round(next() * margin.x), top: Math.round(next() * margin.y), width, height }
  const centre = { x: (width + margin.x) / 2 - cut.left, y: (height + margin.y) / 2 - cut.top }
  const shown = names.slice(0, ARRANGEMENTS.length - 1)
  const arrangement = ARRANGEMENTS[shown.length] ?? []
  const mirrored = next() < 0.5 ? -1 : 1
  const laid = shown.map((name, index) => {
    const [x, y, size] = arrangement[index] as (typeof arrangement)[number]
    const at = { x: centre.x + mirrored * x * plate, y: centre.y + y * plate }
    return foodLayer(name, size * plate, (next() - 0.5) * 16, at, width, height)
  })
  const tile = { width: width + margin.x, height: height + margin.y }
  const ground = await rasterOf(table(tint, tile.width, tile.height, plate), tile.width, tile.height)
  return (
    sharp(ground.data, { raw: ground.raw })
      .extract(cut)
      // The largest on top.
      .composite((await Promise.all(laid)).reverse())
      .removeAlpha()
      .webp({ quality: 86, effort: 6 })
      .toBuffer()
  )
}

/** A drawing of that many pixels, rotated by degrees and clipped at the edge of the tile. */
async function foodLayer(
  name: string,
  size: number,
  tilt: number,
  at: { x: number; y: number },
  width: number,
  height: number,
): Promise<OverlayOptions> {
  const drawn = await rasterOf(drawingAlone(name, FOOD_PIXELS), FOOD_PIXELS, FOOD_PIXELS)
  const { data, info } = await sharp(drawn.data, { raw: drawn.raw })
    .resize(Math.round(size))
    .rotate(tilt, { background: '#00000000' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(at.x - info.width / 2)
  const top = Math.round(at.y - info.height / 2)
  const seen = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(info.width, width - left) - Math.max(0, -left),
    height: Math.min(info.height, height - top) - Math.max(0, -top),
  }
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const whole = seen.width === info.width && seen.height === info.height
  if (whole) return { input: data, raw, left, top }
  const input = await sharp(data, { raw }).extract(seen).raw().toBuffer()
  return {
    input,
    raw: { ...raw, width: seen.width, height: seen.height },
    left: Math.max(0, left),
    top: Math.max(0, top),
  }
}

function table(tint: number, width: number, height: number, plate: number): string {
  const [ground, pattern] = TINTS[tint] as (typeof TINTS)[number]
  const [cx, cy, r] = [width / 2, height / 2, plate / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<pattern id="stars" width="72" height="72" patternUnits="userSpaceOnUse" patternTransform="rotate(${tint * 5 - 15})">
<g fill="none" stroke="${pattern}" stroke-width="2"><rect x="24" y="24" width="24" height="24"/><rect x="24" y="24" width="24" height="24" transform="rotate(45 36 36)"/></g></pattern>
<radialGradient id="shade"><stop offset="0.86" stop-color="#2A1A12" stop-opacity="0.22"/><stop offset="1" stop-color="#2A1A12" stop-opacity="0"/></radialGradient>
<radialGradient id="china" cx="0.42" cy="0.36" r="0.75"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#F1E9DC"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#stars)"/>
<ellipse cx="${cx}" cy="${cy + r * 0.07}" rx="${r * 1.09}" ry="${r * 1.07}" fill="url(#shade)"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#china)"/>
<circle cx="${cx}" cy="${cy}" r="${r * 0.985}" fill="none" stroke="${pattern}" stroke-width="${r * 0.022}"/>
<circle cx="${cx}" cy="${cy}" r="${r * 0.76}" fill="#FFFDF8" stroke="#E6DAC6" stroke-width="${r * 0.012}"/>
</svg>`
}

function drawingAlone(name: string, pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 32 32">${drawing(name)}</svg>`
}

/** A drawing on transparent ground, for icons, in the few colours that make it small enough to be embedded in a page. */
export async function iconPicture(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawingAlone(name, 112)))
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer()
}
