import type { Readable } from 'node:stream'
import type { PictureDecoder, PreparedPicture } from './picture-decoder.ts'
import type { PictureSource } from './picture-source.ts'

/** A picture that was decoded before the call that stores it. */
export class DecodedPicture implements PictureSource {
  /** @param result what the decoder made of it: files, whose variants may be stored already, or base64. */
  constructor(
    readonly filename: string,
    readonly result: PreparedPicture | string,
  ) {}

  createReadStream(): Readable {
    throw new Error(`${this.filename} was decoded before.`)
  }
}

/** The decoder, which takes a picture that was decoded before as it is. */
export function takingDecoded(decoder: PictureDecoder): PictureDecoder {
  const orBefore =
    <T>(decode: (source: PictureSource, field: string) => Promise<T>) =>
    async (source: PictureSource, field: string): Promise<T> =>
      source instanceof DecodedPicture ? (source.result as T) : decode.call(decoder, source, field)
  const { prepare, icon, inline } = decoder
  return Object.assign(Object.create(decoder) as PictureDecoder, {
    prepare: orBefore(prepare),
    icon: orBefore(icon),
    inline: orBefore(inline),
  })
}
