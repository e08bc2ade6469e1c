import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { DrawnPicture } from './drawn-pictures.ts'

/** Of the tokens in the light scheme: `tint`, for a picture has one ground in both. */
const GROUND = '#f3e8d3'
const ICON = 112

/** A drawing in that height, in the proportions of its view box. */
export async function drawn(file: string, height: number): Promise<Buffer> {
  const svg = await readFile(file, 'utf8')
  const density = (72 * height) / Number(/ height="(\d+)"/.exec(svg)?.[1])
  return sharp(Buffer.from(svg), { density }).resize({ height }).png().toBuffer()
}

/** A drawing in the middle of its ground, or, where it is larger, as much of its middle as there is room for. */
export async function onGround(picture: Omit<DrawnPicture, 'file'>): Promise<Buffer> {
  const { drawing, width, height, fill, stands } = picture
  const tall = Math.round(height * fill)
  const whole = await drawn(drawing, tall)
  const input = tall > height ? await middleOf(whole, width, height) : whole
  return (
    sharp({ create: { width, height, channels: 3, background: GROUND } })
      .composite([{ input, gravity: stands ? 'south' : 'centre' }])
      // Flat colours and hard edges.
      .webp({ quality: 88, effort: 6, smartSubsample: true })
      .toBuffer()
  )
}

async function middleOf(whole: Buffer, width: number, height: number): Promise<Buffer> {
  const size = await sharp(whole).metadata()
  const left = Math.max(0, Math.round((size.width - width) / 2))
  const top = Math.max(0, Math.round((size.height - height) / 2))
  return sharp(whole)
    .extract({ left, top, width: Math.min(width, size.width), height: Math.min(height, size.height) })
    .toBuffer()
}

/** A drawing on a disc, in the few colours that make it small enough to be embedded in a page. */
export async function onDisc(drawing: string): Promise<Buffer> {
  const half = ICON / 2
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON}" height="${ICON}"><circle cx="${half}" cy="${half}" r="${half}" fill="${GROUND}"/></svg>`
  return sharp(Buffer.from(disc))
    .composite([{ input: await drawn(drawing, Math.round(ICON * 0.64)) }])
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer()
}
