import type { PictureSource } from './picture-source.ts'

/** A picture as it will be stored: decoded, turned upright, without metadata, encoded anew; not yet written. */
export interface PreparedPicture {
  /** Below the resource address; names the largest form, and is made from its content. */
  readonly filePath: string
  /** Bytes of the largest form. */
  readonly size: number
  readonly contentType: string
  /** As sent, without its path. */
  readonly fileName: string
  /** Every form by its file's name, the largest last. */
  readonly forms: ReadonlyMap<string, Buffer>
}

/** The size in pixels and the format of a picture made for one place. */
export interface PictureFrame {
  readonly width: number
  readonly height: number
  readonly format: 'png' | 'jpeg'
}

/**
 * Takes pictures in. What reads a source throws BadInputError for what is not a picture that is accepted (the
 * message says what is, and names the input's `field`) and PayloadTooLargeError for one of too many bytes.
 */
export interface PictureService {
  /** Number of pictures in decoding, and of those that wait for it. */
  readonly load: { readonly decoding: number; readonly waiting: number }
  prepare(source: PictureSource, field: string): Promise<PreparedPicture>
  /** The picture as bare base64 of a PNG, at most 128×128. */
  icon(source: PictureSource, field: string): Promise<string>
  /** The picture as bare base64 of at most 64 KiB. */
  inline(source: PictureSource, field: string): Promise<string>
  /** Beginning of the paths of all forms of a picture, which no other picture shares. */
  contentOf(filePath: string): string
  /** Writes what is not there yet; returns once it would survive a power cut. */
  put(picture: PreparedPicture): Promise<void>
  /** Deletes all forms of a picture for good. */
  remove(filePath: string): Promise<void>
  /** Moves all forms of a picture to the trash. */
  discard(filePath: string): Promise<void>
  /** Moves those forms of pictures back from the trash that are there. */
  recover(filePaths: readonly string[]): Promise<void>
  /** Deletes the pictures that were discarded before the day of this time. */
  emptyTrash(before: Date): Promise<void>
  /** The id of the database that the store belongs to, if it belongs to one. */
  boundTo(): Promise<string | null>
  /** The path of every picture that is stored, whole or in part. */
  paths(): Promise<string[]>
  /**
   * A picture in a size of its own: a PNG shows all of it on a transparent ground, a JPEG fills its frame.
   * @param picture the path of a stored one, or the bytes of one that a record holds.
   * @returns null where its file is gone.
   */
  render(picture: string | Buffer, frame: PictureFrame): Promise<Buffer | null>
  /** A stored picture as bare base64, or null where its file is gone. */
  base64(filePath: string): Promise<string | null>
}
