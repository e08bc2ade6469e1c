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

/** The file, or object, that holds the id of the database to which a store belongs. */
export const BINDING = 'store-id'
/** The folder, or prefix, of discarded files: one folder for each day, named by its date in UTC. */
export const TRASH = 'trash'

/** The name of a day's folder in the trash. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
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
  /** Deletes the file for good. */
  remove(name: string): Promise<void>
  /** Moves the file to the trash. */
  discard(name: string): Promise<void>
  /** Moves files back from the trash. @returns the names of those that were there. */
  recover(names: readonly string[]): Promise<string[]>
  /** Deletes the files that were discarded before the day of this time. */
  emptyTrash(before: Date): Promise<void>
  /** The names of all files, without the trash. An unfinished write is not one of them. */
  names(): Promise<string[]>
  /** The id of the database that the store belongs to; null for a store that was never bound. */
  boundTo(): Promise<string | null>
  /** Binds a store that is not bound. @returns the id that it is bound to now: of two claims the first one counts. */
  claim(id: string): Promise<string>
  /** Makes the store one that belongs to no database. */
  unbind(): Promise<void>
}
