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

/** The pixel size and format of a rendered picture. */
export interface PictureFrame {
  readonly width: number
  readonly height: number
  readonly format: 'png' | 'jpeg'
}

/**
 * Decodes and stores pictures. Methods that read a source throw BadInputError if it is not an accepted picture (the
 * message names the accepted formats and the input's `field`), and PayloadTooLargeError if it has too many bytes.
 */
export interface PictureService {
  /** Number of pictures being decoded, and waiting to be. */
  readonly load: { readonly decoding: number; readonly waiting: number }
  prepare(source: PictureSource, field: string): Promise<PreparedPicture>
  /** The picture as bare base64 of a PNG, at most 128×128. */
  icon(source: PictureSource, field: string): Promise<string>
  /** The picture as bare base64 of at most 64 KiB. */
  inline(source: PictureSource, field: string): Promise<string>
  /** The prefix that the paths of all variants of one picture share. */
  contentOf(filePath: string): string
  /** Writes missing files; returns once they are durable. */
  put(picture: PreparedPicture): Promise<void>
  /** Deletes all variants of a picture permanently. */
  remove(filePath: string): Promise<void>
  /** Moves all variants of a picture to the trash. */
  discard(filePath: string): Promise<void>
  /** Moves those variants of pictures that are in the trash back. */
  recover(filePaths: readonly string[]): Promise<void>
  /** Deletes the pictures that were discarded before the day of this time. */
  emptyTrash(before: Date): Promise<void>
  /** The id of the database that the store is bound to, or null. */
  boundTo(): Promise<string | null>
  /** The path of every stored picture, including incomplete ones. */
  paths(): Promise<string[]>
  /**
   * A picture in another size: a PNG shows all of it on transparent ground, a JPEG covers its frame.
   * @param picture the path of a stored picture, or the bytes of a picture.
   * @returns null if its file is gone.
   */
  render(picture: string | Buffer, frame: PictureFrame): Promise<Buffer | null>
  /** A stored picture as bare base64, or null if its file is gone. */
  base64(filePath: string): Promise<string | null>
}
