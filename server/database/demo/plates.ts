import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'

interface IconSet {
  readonly icons: Record<string, { body: string }>
}

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

/** Where the drawings of a plate go, the largest first: centre and size in parts of the plate's width. */
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

let drawings: IconSet | undefined

function drawing(name: string): string {
  drawings ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
  ) as IconSet
  const found = drawings.icons[name]
  if (!found) throw new Error(`There is no drawing ${name}.`)
  return found.body
}

/** A small generator of its own for each picture: the same dish looks the same at every start. */
function varied(seed: string): () => number {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) as number), 16_777_619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}

interface PlateOptions {
  readonly width: number
  readonly height: number
  /** How much of the shorter side the plate takes. */
  readonly fill?: number
}

/** A picture of a plate with drawings on it, over a tinted tile; the seed varies tint, turn and crop. */
export async function platePicture(
  seed: string,
  names: readonly string[],
  { width, height, fill = 0.84 }: PlateOptions,
): Promise<Buffer> {
  const next = varied(seed)
  const [ground, pattern] = TINTS[Math.floor(next() * TINTS.length)] as (typeof TINTS)[number]
  const plate = Math.min(width, height) * fill
  const cx = width / 2 + (next() - 0.5) * width * 0.05
  const cy = height / 2 + (next() - 0.5) * height * 0.04
  const turn = (next() - 0.5) * 14
  const shown = names.slice(0, ARRANGEMENTS.length - 1)
  const arrangement = ARRANGEMENTS[shown.length] ?? []
  const mirrored = next() < 0.5 ? -1 : 1
  const food = shown
    .map((name, place) => ({ name, spot: arrangement[place] as readonly [number, number, number] }))
    .reverse()
    .map(({ name, spot: [x, y, size] }) => {
      const side = size * plate
      const left = cx + mirrored * x * plate - side / 2
      const top = cy + y * plate - side / 2
      const tilt = (next() - 0.5) * 16
      return `<g transform="translate(${left} ${top}) rotate(${tilt} ${side / 2} ${side / 2}) scale(${side / 32})">${drawing(name)}</g>`
    })
    .join('')
  const r = plate / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<pattern id="stars" width="72" height="72" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">
<g fill="none" stroke="${pattern}" stroke-width="2"><rect x="24" y="24" width="24" height="24"/><rect x="24" y="24" width="24" height="24" transform="rotate(45 36 36)"/></g></pattern>
<radialGradient id="shade"><stop offset="0.86" stop-color="#2A1A12" stop-opacity="0.22"/><stop offset="1" stop-color="#2A1A12" stop-opacity="0"/></radialGradient>
<radialGradient id="china" cx="0.42" cy="0.36" r="0.75"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#F1E9DC"/></radialGradient>
</defs>
<rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#stars)"/>
<ellipse cx="${cx}" cy="${cy + r * 0.07}" rx="${r * 1.09}" ry="${r * 1.07}" fill="url(#shade)"/>
<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#china)"/>
<circle cx="${cx}" cy="${cy}" r="${r * 0.985}" fill="none" stroke="${pattern}" stroke-width="${r * 0.022}"/>
<circle cx="${cx}" cy="${cy}" r="${r * 0.76}" fill="#FFFDF8" stroke="#E6DAC6" stroke-width="${r * 0.012}"/>
${food}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

/** A drawing alone on nothing, as services use it for their icon. */
export async function iconPicture(name: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${drawing(name)}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
