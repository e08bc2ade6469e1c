import { buffer } from 'node:stream/consumers'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import type { PictureSource } from '../core/picture-source.ts'

const MEBIBYTE = 1024 * 1024
export const LARGEST_FILE = 10 * MEBIBYTE
const MOST_PIXELS = 40_000_000
const ACCEPTED = new Set(['png', 'jpeg', 'webp', 'heif', 'avif', 'gif'])

const KINDS = 'Pictures may be PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB and 40 megapixels.'

/** The name of a file as it was sent, without whatever path an old browser put before it. */
export function baseName(filename: string): string {
  return (filename.split(/[\\/]/).pop() ?? '').slice(0, 255) || 'image'
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
  return new PayloadTooLargeError(`${baseName(filename)} is too large. ${KINDS}`)
}

/**
 * A decoder over the bytes, turned upright; metadata is dropped when it is encoded anew.
 * @throws {BadInputError} for whatever is not, by its bytes, a picture of an accepted kind and size.
 */
export async function decoder(bytes: Buffer, filename: string): Promise<{ image: Sharp; width: number }> {
  // The first bytes decide, before any decoder sees them: markup must never reach one.
  if (/^\s*(<|%|\ufeff)/.test(bytes.subarray(0, 64).toString('latin1'))) throw refusal(filename)
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const
  let metadata: Metadata
  try {
    metadata = await sharp(bytes, options).metadata()
  } catch {
    throw refusal(filename)
  }
  const { width, height } = metadata.autoOrient
  if (!ACCEPTED.has(metadata.format) || width * height > MOST_PIXELS) throw refusal(filename)
  return { image: sharp(bytes, options).autoOrient(), width }
}

/** Runs a step that decodes, and tells a broken picture from a fault of ours. */
export async function decoding<T>(filename: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw refusal(filename)
  }
}

function refusal(filename: string): BadInputError {
  return BadInputError.field('image', `${baseName(filename)} is not a picture that can be read. ${KINDS}`)
}
