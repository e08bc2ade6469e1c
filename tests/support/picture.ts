import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { PictureSource } from '../../server/core/pictures/picture-source.ts'

/** A picture to upload: one colour, so that different colours make different pictures. */
export async function picture(
  filename: string,
  { width = 600, height = 400, colour = '#c23b22' } = {},
): Promise<PictureSource> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return { filename, createReadStream: () => Readable.from([bytes]) }
}
