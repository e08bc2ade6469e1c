import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { CARD_PICTURE, type ShareCard } from '../core/pictures/picture-decoder.ts'
import { escaped } from '../core/primitives/escaped.ts'

/** Beside the sources, or in the folder where the build copies it. */
const FONT = fileURLToPath(
  new URL(
    import.meta.env?.PROD
      ? `${import.meta.url.includes('/assets/') ? '../' : './'}fonts/fraunces.ttf`
      : './fonts/fraunces.ttf',
    import.meta.url,
  ),
)
/** The name that the font gives itself. */
const FAMILY = 'Fraunces Black'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
/** The picture fills the right side. */
const PICTURE = CARD_PICTURE.width

/** In points; without a picture the letters fill the card. */
const SIZES = {
  beside: { title: 44, line: 22, place: 27 },
  alone: { title: 64, line: 32, place: 32 },
} as const

/** The light colours of the site. */
const PAPER = '#fbf5ea'
const INK = '#2a1a12'
const SOFT_INK = '#6b564a'

/** A preview for shared links as JPEG: name, a line below it, and the restaurant, beside a picture if there is one. */
export async function drawCard({ title, line, place, picture }: ShareCard): Promise<Buffer> {
  const beside = picture && (await besideTexts(picture))
  const width = WIDTH - 2 * MARGIN - (beside ? PICTURE : 0)
  const sizes = beside ? SIZES.beside : SIZES.alone
  const [name, house] = await Promise.all([
    text(title, { size: sizes.title, color: INK, width, height: 260 }),
    text(place, { size: sizes.place, color: SOFT_INK, width, height: 110 }),
  ])
  const rule = MARGIN + name.height + 28
  const end = HEIGHT - MARGIN - house.height
  const below = await text(line, {
    size: sizes.line,
    color: INK,
    width,
    height: Math.min(190, end - rule - 80),
  })
  const layers: OverlayOptions[] = [
    ...at(name, MARGIN),
    { input: bar(width, 6), left: MARGIN, top: rule },
    { input: bar(width, 2), left: MARGIN, top: rule + 12 },
    ...at(below, rule + 44),
    ...at(house, end),
  ]
  if (beside) layers.push({ input: beside, left: WIDTH - PICTURE, top: 0 })
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** A picture in its place; null for bytes that are none, such as an import may have stored. */
function besideTexts(picture: Buffer): Promise<Buffer | null> {
  return sharp(picture)
    .resize({ width: PICTURE, height: HEIGHT, fit: 'cover' })
    .toBuffer()
    .catch(() => null)
}

const at = ({ layers }: { layers: OverlayOptions[] }, top: number) =>
  layers.map((layer) => ({ ...layer, left: MARGIN, top }))

/** Not an SVG, which the server does not decode. */
const bar = (width: number, height: number): OverlayOptions['input'] => ({
  create: { width, height, channels: 3, background: INK },
})

interface Lettering {
  /** In points. */
  readonly size: number
  readonly color: string
  readonly width: number
  /** Maximum height in pixels; a higher text is scaled down. */
  readonly height: number
}

/** Invisible texts, which the library refuses to render: whitespace, control and ignorable characters. */
const INVISIBLE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufffc]*$/u

async function text(written: string, { size, color, width, height }: Lettering) {
  if (INVISIBLE.test(written)) return { layers: [], height: 0 }
  const set = (fit: { dpi: number } | { height: number }) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escaped(written)}</span>`,
        font: `${FAMILY}, ${size}`,
        fontfile: FONT,
        width,
        rgba: true,
        wrap: 'word-char',
        ...fit,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const natural = await set({ dpi: 144 })
  const { data, info } =
    natural.info.height > height || natural.info.width > width ? await set({ height }) : natural
  return { layers: [{ input: data }], height: info.height }
}
