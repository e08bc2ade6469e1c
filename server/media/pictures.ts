import { createHash } from 'node:crypto'
import type { PictureSource } from '../core/picture-source.ts'
import type { PictureStore, StoredPicture } from '../core/picture-store.ts'
import { baseName, bytesOf, decoder, decoding } from './decode.ts'
import type { DiskStore } from './disk-store.ts'
import { pathOf, widthsFor } from './variants.ts'

const ICON_PIXELS = 128
const INLINE_BYTES = 64 * 1024
const QUALITY = 80

/** The product's picture pipeline: nothing that is served was not encoded here. */
export class Pictures implements PictureStore {
  constructor(private readonly files: DiskStore) {}

  async store(source: PictureSource): Promise<StoredPicture> {
    const bytes = await bytesOf(source)
    const { image, width } = await decoder(bytes, source.filename)
    const widths = widthsFor(width)
    const forms = await decoding(source.filename, () =>
      Promise.all(
        widths.map((each) =>
          image.clone().resize({ width: each }).webp({ quality: QUALITY, effort: 2 }).toBuffer(),
        ),
      ),
    )
    const hash = createHash('sha256')
      .update(forms.at(-1) as Buffer)
      .digest('hex')
      .slice(0, 32)
    const largest = widths.at(-1) as number
    const filePath = pathOf(hash, largest)
    // The largest last: where it is, all the others are.
    if (!(await this.files.has(filePath))) {
      for (const [place, form] of forms.entries())
        await this.files.put(pathOf(hash, widths[place] as number), form)
    }
    return {
      filePath,
      size: (forms.at(-1) as Buffer).length,
      contentType: 'image/webp',
      fileName: baseName(source.filename),
    }
  }

  async icon(source: PictureSource): Promise<string> {
    const { image } = await decoder(await bytesOf(source), source.filename)
    const png = await decoding(source.filename, () =>
      image
        .resize({ width: ICON_PIXELS, height: ICON_PIXELS, fit: 'inside', withoutEnlargement: true })
        .png({ palette: true, quality: 90, effort: 7 })
        .toBuffer(),
    )
    return png.toString('base64')
  }

  async inline(source: PictureSource): Promise<string> {
    const { image } = await decoder(await bytesOf(source), source.filename)
    // Narrower and coarser until it fits: a picture of noise ends small rather than refused.
    for (const [width, quality] of [
      [960, 80],
      [800, 70],
      [640, 60],
      [480, 50],
      [320, 40],
      [160, 30],
    ] as const) {
      const form = await decoding(source.filename, () =>
        image.clone().resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer(),
      )
      if (form.length <= INLINE_BYTES) return form.toString('base64')
    }
    throw new Error('A picture 160 pixels wide cannot need more than 64 KiB.')
  }

  async base64(filePath: string): Promise<string | null> {
    return (await this.files.read(filePath))?.toString('base64') ?? null
  }
}
