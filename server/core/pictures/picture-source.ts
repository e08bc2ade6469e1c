import type { Readable } from 'node:stream'

/** An uploaded picture, of any transport: its file name as sent, and its bytes as a stream. */
export interface PictureSource {
  readonly filename: string
  createReadStream(): Readable
}
