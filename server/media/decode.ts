import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import type { PictureSource } from '../core/images/picture-source.ts'
import { kindOf } from './picture-kind.ts'

const MEBIBYTE = 1024 * 1024
export const LARGEST_FILE = 10 * MEBIBYTE
const MOST_PIXELS = 40_000_000
/** A decoder of AVIF takes some 17 bytes for a pixel. */
const MOST_AVIF_PIXELS = 12_000_000

// The bytes decide before any decoder sees them; a decoder of another kind is not to be had even so.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

/** The name of a file as it was sent, without whatever path an old browser put before it. */
export function baseName(filename: string): string {
  return (filename.split(/[\\/]/).pop() ?? '').normalize('NFC').slice(0, 255) || 'image'
}

/**
 * Lets a picture arrive to its end, wherever its transport keeps it meanwhile, and holds none of it.
 * @throws {PayloadTooLargeError} past 10 MiB, as soon as that is known.
 */
export async function arrived(source: PictureSource): Promise<void> {
  for await (const _chunk of chunksOf(source)) {
    // Counted as they pass.
  }
}

/** Reads a picture that has arrived into memory. */
export async function bytesOf(source: PictureSource): Promise<Buffer> {
  return buffer(chunksOf(source))
}

async function* chunksOf(source: PictureSource): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of source.createReadStream()) {
      size += chunk.length
      if (size > LARGEST_FILE) throw tooLarge(source)
      yield chunk
    }
  } catch (error) {
    // A transport that has the same limit may be the first to notice.
    throw (error as { status?: unknown }).status === 413 ? tooLarge(source) : error
  }
}

function tooLarge({ filename }: PictureSource): PayloadTooLargeError {
  return new PayloadTooLargeError('FILE_TOO_LARGE', { filename: baseName(filename), max: LARGEST_FILE })
}

/**
 * A decoder over the bytes, turned upright; metadata is dropped when it is encoded anew.
 * @param field the input's field that a refusal names.
 * @throws {BadInputError} for whatever is not, by its bytes, a picture of an accepted kind and size.
 */
export async function decoder(
  bytes: Buffer,
  filename: string,
  field: string,
): Promise<{ image: Sharp; width: number; height: number }> {
  const kind = kindOf(bytes)
  if (!kind) throw unreadable(filename, field)
  // The bound is checked below, where the refusal can name the size.
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const
  const metadata = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw unreadable(filename, field)
    })
  const { width, height } = metadata.autoOrient
  const most = kind === 'AVIF' ? MOST_AVIF_PIXELS : MOST_PIXELS
  if (width * height > most) {
    const megapixels = Math.ceil((width * height) / 100_000) / 10
    throw BadInputError.field(field, 'TOO_MANY_PIXELS', {
      filename: baseName(filename),
      megapixels,
      max: most / 1_000_000,
      type: kind,
    })
  }
  return { image: sharp(bytes, { ...options, limitInputPixels: most }).autoOrient(), width, height }
}

/** Runs a step that decodes and does not encode, so that every failure is the picture's. */
export async function decoding<T>(filename: string, field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw unreadable(filename, field)
  }
}

function unreadable(filename: string, field: string): BadInputError {
  return BadInputError.field(field, 'NOT_A_PICTURE', { filename: baseName(filename) })
}
