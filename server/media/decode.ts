import { buffer } from 'node:stream/consumers'
import sharp, { type Sharp } from 'sharp'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import type { PictureSource } from '../core/pictures/picture-source.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { kindOf } from './picture-kind.ts'

const MAX_FILE_BYTES = 10 * MEBIBYTE
const MAX_PIXELS = 40_000_000
/** Decoding AVIF takes about 17 bytes of memory per pixel. */
const MAX_AVIF_PIXELS = 12_000_000

// Only the accepted formats are unblocked, so that bytes of another format cannot reach a decoder.
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

/** The name of a file as it was sent, without the path that old browsers include. */
export function baseName(filename: string): string {
  return (filename.split(/[\\/]/).pop() ?? '').normalize('NFC').slice(0, 255) || 'image'
}

/**
 * Reads a picture to its end without holding it, so that its transport has received all of it.
 * @throws {PayloadTooLargeError} as soon as it exceeds 10 MiB.
 */
export async function received(source: PictureSource): Promise<void> {
  for await (const _chunk of chunksOf(source)) {
    // `chunksOf` checks the size.
  }
}

/** Reads a picture that has been received into memory. */
export async function bytesOf(source: PictureSource): Promise<Buffer> {
  return buffer(chunksOf(source))
}

async function* chunksOf(source: PictureSource): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of source.createReadStream()) {
      size += chunk.length
      if (size > MAX_FILE_BYTES) throw tooLarge(source)
      yield chunk
    }
  } catch (error) {
    // A transport with the same limit may have failed before this check.
    throw (error as { status?: unknown }).status === 413 ? tooLarge(source) : error
  }
}

function tooLarge({ filename }: PictureSource): PayloadTooLargeError {
  return new PayloadTooLargeError('FILE_TOO_LARGE', { filename: baseName(filename), max: MAX_FILE_BYTES })
}

/**
 * A decoder that rotates the picture upright; encoding the result drops the metadata.
 * @param field the field of the input that an error names.
 * @throws {BadInputError} for bytes that are not a picture of an accepted kind and size.
 */
export async function decoder(
  bytes: Buffer,
  filename: string,
  field: string,
): Promise<{ image: Sharp; width: number; height: number }> {
  const kind = kindOf(bytes)
  if (!kind) throw unreadable(filename, field)
  // The limit is checked below, where the error can state the size.
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const
  const metadata = await sharp(bytes, options)
    .metadata()
    .catch(() => {
      throw unreadable(filename, field)
    })
  const { width, height } = metadata.autoOrient
  const most = kind === 'AVIF' ? MAX_AVIF_PIXELS : MAX_PIXELS
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

/** Runs a step that only decodes, so that a failure is blamed on the picture. */
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
