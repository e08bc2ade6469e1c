import { Readable } from 'node:stream'
import type { StoredFile } from '../core/pictures/media-store.ts'

export function fileOf(bytes: Buffer): StoredFile {
  return { size: bytes.length, bytes, body: () => Readable.from([bytes], { objectMode: false }) }
}

/** The file, or object, that holds the id of the database to which a store belongs. */
export const BINDING = 'store-id'
/** The folder, or prefix, of discarded files: one folder for each day, named by its date in UTC. */
export const TRASH = 'trash'

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}
