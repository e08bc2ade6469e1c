import type { PictureSource } from './picture-source.ts'

/** A picture as it was stored: decoded, turned upright, without metadata, encoded anew. */
export interface StoredPicture {
  /** Below the resource address; names the largest form. */
  readonly filePath: string
  /** Bytes of the largest form. */
  readonly size: number
  readonly contentType: string
  /** As sent, without its path. */
  readonly fileName: string
}

/**
 * Takes pictures in. Every method throws BadInputError for what is not a picture that is accepted (the message
 * says what is) and PayloadTooLargeError for one of too many bytes.
 */
export interface PictureStore {
  /** Stores all widths of a picture under a name made from its content. */
  store(source: PictureSource): Promise<StoredPicture>
  /** The picture as bare base64 of a PNG, at most 128×128. */
  icon(source: PictureSource): Promise<string>
  /** The picture as bare base64 of at most 64 KiB. */
  inline(source: PictureSource): Promise<string>
  /** A stored picture as bare base64, or null where its file is gone. */
  base64(filePath: string): Promise<string | null>
}
