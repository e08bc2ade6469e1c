import type { PictureSource } from './picture-source.ts'

/** A picture ready to be stored: decoded, turned upright, without metadata, re-encoded; not written yet. */
export interface PreparedPicture {
  /** Relative to the resource address; identifies the largest variant and contains the hash of its content. */
  readonly filePath: string
  /** Bytes of the largest variant. */
  readonly size: number
  readonly contentType: string
  /** File name as sent, without folders. */
  readonly fileName: string
  /** Every variant by its file name, the largest last. */
  readonly variants: ReadonlyMap<string, Buffer>
}

/** In pixels. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

export interface PictureFrame extends PictureSize {
  readonly format: 'png' | 'jpeg'
}

/** The part of a preview picture of a shared link that its picture fills, in pixels. */
export const CARD_PICTURE: PictureSize = { width: 560, height: 630 }

/** The content of a preview picture of a shared link. */
export interface ShareCard {
  readonly title: string
  readonly line: string
  /** The restaurant, and where it is. */
  readonly place: string
  /** Bytes of a stored picture, or of one as large as its place. */
  readonly picture: Buffer | null
}

/**
 * Decodes and encodes pictures. Methods that read a source throw BadInputError if it is not an accepted picture (the
 * message names the accepted formats and the input's `field`), and PayloadTooLargeError if it has too many bytes.
 */
export interface PictureDecoder {
  /** Number of pictures being decoded, and waiting to be. */
  readonly load: { readonly decoding: number; readonly waiting: number }
  prepare(source: PictureSource, field: string): Promise<PreparedPicture>
  /** The picture as bare base64 of a PNG, at most 128×128. */
  icon(source: PictureSource, field: string): Promise<string>
  /** The picture as bare base64 of at most 64 KiB. */
  inline(source: PictureSource, field: string): Promise<string>
  /** The size that the head of a stored picture states. */
  sizeOf(bytes: Buffer): Promise<PictureSize>
  /** A picture in another size: a PNG shows all of it on transparent ground, a JPEG covers its frame. */
  render(bytes: Buffer, frame: PictureFrame): Promise<Buffer>
  /** A drawing of the product's own as PNG, in the size that its SVG states. */
  drawn(svg: string): Promise<Buffer>
  /** A preview picture for shared links: a JPEG of 1200×630 pixels. */
  card(card: ShareCard): Promise<Buffer>
}
