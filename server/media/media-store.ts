import { Readable } from 'node:stream'

/** A stored file, found; it is read only once `body` is called, unless it is in memory already. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number
  readonly bytes?: Buffer
  body(): Readable
}

/** A file that is in memory. */
export function fileOf(bytes: Buffer): StoredFile {
  return { size: bytes.length, bytes, body: () => Readable.from([bytes], { objectMode: false }) }
}

/**
 * Where the files of pictures lie: whole or not at all, by names that are made by us and hold no path.
 * @throws {ServiceUnavailableError} where the store cannot be asked at the moment.
 */
export interface MediaStore {
  /** Returns once the file would survive a power cut under its name. */
  put(name: string, bytes: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** The whole file, or null where there is none. */
  read(name: string): Promise<Buffer | null>
  /** The file as a stream with its size, or null where there is none. */
  stream(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
  /** The names of all files. What a killed process was just writing is none. */
  names(): Promise<string[]>
}
