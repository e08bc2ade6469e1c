import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type {
  PictureDecoder,
  PictureFrame,
  PreparedPicture,
  ShareCard,
} from '../core/pictures/picture-decoder.ts'
import type { PictureSource } from '../core/pictures/picture-source.ts'
import { pathOf, storedWidths } from '../core/pictures/variants.ts'
import { baseName, bytesOf, decoder, decoding, received } from './decode.ts'
import { kindOf } from './picture-kind.ts'
import { drawCard } from './share-card.ts'

const ICON_PIXELS = 128
const INLINE_BYTES = 64 * 1024
const QUALITY = 80

const INLINE_STEPS = [
  [960, 80],
  [800, 70],
  [640, 60],
  [480, 50],
  [320, 40],
  [160, 30],
] as const

/** A tall picture is also limited in width, so that the last step always fits. */
const inlineSize = (width: number) => within(width, 2 * width)

/** The number of pictures that are in memory and decoded at a time; others wait in the storage of their transport. */
const CONCURRENT_PICTURES = 1

// Each picture is decoded once, so caching decoder operations would only use memory.
sharp.cache(false)

/** Loads what the server has drawn, and is blocked otherwise. */
const OWN_DRAWINGS = { operation: ['VipsForeignLoadSvg'] }

/** The longest edge that WebP allows. */
const MAX_EDGE = 16_383

/** The width at which the height of a picture fits into WebP's limit. */
function fittingWidth(width: number, height: number): number {
  return height > MAX_EDGE ? Math.max(1, Math.floor((width * MAX_EDGE) / height)) : width
}

/** A picture whose bytes are in memory but not decoded. */
interface ReceivedPicture {
  readonly width: number
  readonly height: number
  /** Decodes the picture once; all its sizes are encoded from the result. */
  decodedTo(size: ResizeOptions): Promise<Pixels>
}

interface Pixels {
  /** A pipeline that reads the pixels in place; a clone of a pipeline would copy them. */
  read(): Sharp
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { read: () => sharp(data, { raw }) }
}

function within(width: number, height = MAX_EDGE): ResizeOptions {
  return { width, height, fit: 'inside', withoutEnlargement: true }
}

/** Every picture that is served was encoded here. */
export class SharpDecoder implements PictureDecoder {
  private readonly limit = pLimit(CONCURRENT_PICTURES)

  get load() {
    return { decoding: this.limit.activeCount, waiting: this.limit.pendingCount }
  }

  async prepare(source: PictureSource, field: string): Promise<PreparedPicture> {
    return this.limited(source, field, async (picture) => {
      const widths = storedWidths(fittingWidth(picture.width, picture.height))
      const decoded = await picture.decodedTo(within(widths.at(-1) as number))
      const encoded = await Promise.all(
        widths.map((each) =>
          decoded.read().resize(within(each)).webp({ quality: QUALITY, effort: 2 }).toBuffer(),
        ),
      )
      const largest = encoded.at(-1) as Buffer
      const hash = createHash('sha256').update(largest).digest('hex').slice(0, 32)
      return {
        filePath: pathOf(hash, widths.at(-1) as number),
        size: largest.length,
        contentType: 'image/webp',
        fileName: baseName(source.filename),
        variants: new Map(widths.map((each, index) => [pathOf(hash, each), encoded[index] as Buffer])),
      }
    })
  }

  async icon(source: PictureSource, field: string): Promise<string> {
    return this.limited(source, field, async (picture) => {
      const decoded = await picture.decodedTo(within(ICON_PIXELS, ICON_PIXELS))
      const png = await decoded.read().png({ palette: true, quality: 90, effort: 7 }).toBuffer()
      return png.toString('base64')
    })
  }

  async inline(source: PictureSource, field: string): Promise<string> {
    return this.limited(source, field, async (picture) => {
      // Reduces size and quality until it fits, so that even noise is accepted.
      const decoded = await picture.decodedTo(inlineSize(INLINE_STEPS[0][0]))
      for (const [width, quality] of INLINE_STEPS) {
        const encoded = await decoded.read().resize(inlineSize(width)).webp({ quality }).toBuffer()
        if (encoded.length <= INLINE_BYTES) return encoded.toString('base64')
      }
      throw new Error('A picture 160 pixels wide cannot need more than 64 KiB.')
    })
  }

  /** Waits for the whole picture before it takes a slot, so that a slow upload does not block others. */
  private async limited<T>(
    source: PictureSource,
    field: string,
    work: (picture: ReceivedPicture) => Promise<T>,
  ): Promise<T> {
    await received(source)
    return this.limit(async () => {
      const { filename } = source
      const { image, width, height } = await decoder(await bytesOf(source), filename, field)
      const decodedTo = (size: ResizeOptions) => decoding(filename, field, () => pixelsOf(image.resize(size)))
      return work({ width, height, decodedTo })
    })
  }

  async sizeOf(bytes: Buffer) {
    // Outside of the limit, so that no page waits for a picture that is being encoded.
    if (!kindOf(bytes)) throw new Error('These bytes are no picture.')
    const { width, height } = await sharp(bytes).metadata()
    return { width, height }
  }

  drawn(svg: string): Promise<Buffer> {
    // While it is unblocked, the limit keeps bytes of others from every decoder.
    return this.limit(async () => {
      sharp.unblock(OWN_DRAWINGS)
      try {
        return await sharp(Buffer.from(svg)).png().toBuffer()
      } finally {
        sharp.block(OWN_DRAWINGS)
      }
    })
  }

  render(bytes: Buffer, { width, height, format }: PictureFrame): Promise<Buffer> {
    return this.limit(() =>
      format === 'png'
        ? sharp(bytes)
            .resize({ width, height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
            .png()
            .toBuffer()
        : sharp(bytes)
            .resize({ width, height, fit: 'cover', position: 'attention' })
            .jpeg({ quality: QUALITY, mozjpeg: true })
            .toBuffer(),
    )
  }

  card(card: ShareCard): Promise<Buffer> {
    return this.limit(() => drawCard(card))
  }
}
