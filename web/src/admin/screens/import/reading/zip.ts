import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { ReadingError } from './reading.types.ts'

/** Of all unpacked parts together; five thousand rows of twenty columns are a quarter of it. */
const MAX_UNPACKED = 20 * 1024 * 1024
const MAX_ENTRIES = 1_000
/** It unpacks to at most a thousand times as much before the limit is looked at. */
const SLICE = 4 * 1024

export interface ZipPart {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The wanted parts of a zip. Unpacking ends at the limit, whatever sizes it names. @throws {ReadingError} */
export async function unzipped(file: ArrayBuffer, isWanted: (name: string) => boolean): Promise<ZipPart[]> {
  const [bytes, parts] = [new Uint8Array(file), new Map<string, BlobPart[]>()]
  let [left, entries] = [MAX_UNPACKED, 0]
  const unzip = new Unzip((entry) => {
    if (++entries > MAX_ENTRIES) throw new ReadingError('tooLarge')
    if (!isWanted(entry.name)) return
    const chunks: BlobPart[] = []
    parts.set(entry.name, chunks)
    entry.ondata = (error, chunk) => {
      if (error) throw error
      left -= chunk.length
      if (left < 0) throw new ReadingError('tooLarge')
      chunks.push(chunk as Uint8Array<ArrayBuffer>)
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += SLICE)
      unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length)
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError('notReadable')
  }
  const read = async (chunks: BlobPart[]) => new Uint8Array(await new Blob(chunks).arrayBuffer())
  return Promise.all([...parts].map(async ([name, chunks]) => ({ name, bytes: await read(chunks) })))
}

/** A zip whose parts are not compressed. */
export const zipped = (parts: readonly ZipPart[]): ArrayBuffer =>
  zipSync(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes])), { level: 0 }).slice().buffer
