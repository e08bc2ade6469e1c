import sharp from 'sharp'
import { drawn } from './on-ground.ts'

const SIZE = { width: 1200, height: 630 }
/** Of the tokens in the light scheme: `paper` and `ink`. */
const PAPER = '#fbf5ea'
const INK = '#2a1a12'
const FLOOR = 596
const DISHES = ['kunefe', 'lahmacun', 'cay', 'menemen', 'kiymali-pide', 'cevizli-baklava']

/** The default preview picture of shared links: the oven, and six dishes. */
export async function sharedPicture(folder: string): Promise<Buffer> {
  const oven = await drawn(`${folder}oven.svg`, 530)
  const { width } = await sharp(oven).metadata()
  const dishes = await Promise.all(
    DISHES.map(async (name, index) => ({
      input: await drawn(`${folder}dishes/${name}.svg`, 140),
      left: 60 + (index % 3) * 166,
      top: 150 + Math.floor(index / 3) * 190,
    })),
  )
  const floor = { input: { create: { width: SIZE.width, height: 5, channels: 3 as const, background: INK } } }
  return sharp({ create: { ...SIZE, channels: 3, background: PAPER } })
    .composite([
      { input: oven, left: SIZE.width - width - 20, top: FLOOR - 530 },
      ...dishes,
      { ...floor, left: 0, top: FLOOR },
    ])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}
