import type { Readable } from 'node:stream'

/** A stored file; `body` reads it, unless `bytes` has it in memory already. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number
  readonly bytes?: Buffer
  body(): Readable
}

/**
 * Stores the files of pictures. A file is written completely or not at all; names are generated and contain no
 * path.
 * @throws {ServiceUnavailableError} if the store cannot be reached.
 */
export interface MediaStore {
  /** Resolves once the file is durable. */
  put(name: string, bytes: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** The whole file; null if there is none. */
  read(name: string): Promise<Buffer | null>
  /** The file as a stream with its size; null if there is none. */
  stream(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
  discard(name: string): Promise<void>
  /** Restores files from the trash. @returns the names of those that were in it. */
  recover(names: readonly string[]): Promise<string[]>
  /** Deletes the files that were discarded before the day of this time. */
  emptyTrash(before: Date): Promise<void>
  /** The names of all files, without the trash and unfinished writes. */
  names(): Promise<string[]>
  boundTo(): Promise<string | null>
  /** Binds an unbound store. @returns the id that it is bound to; of two concurrent calls the first wins. */
  claim(id: string): Promise<string>
  unbind(): Promise<void>
}
