import type { Readable } from 'node:stream'

/** A picture on its way in, from whichever transport: its name as sent, and its bytes as a stream. */
export interface PictureSource {
  readonly filename: string
  createReadStream(): Readable
}
