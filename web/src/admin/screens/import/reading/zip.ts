import { ReadingError } from './reading.types.ts'

/** Of all unpacked parts together; five thousand rows of twenty columns are a quarter of it. */
const MAX_UNPACKED = 20 * 1024 * 1024
const MAX_ENTRIES = 1_000
const END = 0x06054b50
const ENTRY = 0x02014b50
const FILE = 0x04034b50
const STORED = 0
const DEFLATED = 8

export interface ZipPart {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: Uint8Array<ArrayBuffer>
  readonly size: number
}

/**
 * The wanted parts of a zip. Its directory is read before anything is unpacked, and unpacking ends at the limit whatever
 * the directory says.
 */
export async function unzipped(file: ArrayBuffer, isWanted: (name: string) => boolean): Promise<ZipPart[]> {
  const entries = entriesOf(file).filter(({ name }) => isWanted(name))
  let left = MAX_UNPACKED
  if (entries.reduce((sum, { size }) => sum + size, 0) > left) throw new ReadingError('tooLarge')
  const parts: ZipPart[] = []
  for (const { name, method, packed } of entries) {
    const bytes = method === STORED ? packed : await inflated(packed, left)
    left -= bytes.length
    if (left < 0) throw new ReadingError('tooLarge')
    parts.push({ name, bytes })
  }
  return parts
}

function entriesOf(file: ArrayBuffer): Entry[] {
  const view = new DataView(file)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > MAX_ENTRIES) throw new ReadingError('tooLarge')
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.byteLength || view.getUint32(at, true) !== ENTRY) throw new ReadingError('notReadable')
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)]
    const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
    const [nameSize, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ]
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(new Uint8Array(file, at + 46, nameSize))
    if (flags & 1) throw new ReadingError('encrypted')
    if (start + 30 > file.byteLength || view.getUint32(start, true) !== FILE)
      throw new ReadingError('notReadable')
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    if (data + packedSize > file.byteLength || (method !== STORED && method !== DEFLATED))
      throw new ReadingError('notReadable')
    entries.push({ name, method, size, packed: new Uint8Array(file, data, packedSize) })
    at += 46 + nameSize + extra + comment
  }
  return entries
}

/** Where the record at the end of a zip begins; a comment may follow it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw new ReadingError('notReadable')
}

async function inflated(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ReadingError('notReadable')
    })
    if (done) break
    size += value.length
    if (size > limit) {
      await reader.cancel()
      throw new ReadingError('tooLarge')
    }
    chunks.push(value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** A zip whose parts are not compressed. */
export function zipped(parts: readonly ZipPart[]): ArrayBuffer {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const { name, bytes } of parts) {
    const named = new TextEncoder().encode(name)
    const local = record(
      30,
      FILE,
      [[26, named.length]],
      [
        [18, bytes.length],
        [22, bytes.length],
      ],
    )
    directory.push(
      record(
        46,
        ENTRY,
        [[28, named.length]],
        [
          [20, bytes.length],
          [24, bytes.length],
          [42, at],
        ],
      ),
      named,
    )
    pieces.push(local, named, bytes)
    at += local.length + named.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record(
    22,
    END,
    [
      [8, parts.length],
      [10, parts.length],
    ],
    [
      [12, size],
      [16, at],
    ],
  )
  const all = [...pieces, ...directory, end]
  const zip = new Uint8Array(at + size + end.length)
  let written = 0
  for (const piece of all) {
    zip.set(piece, written)
    written += piece.length
  }
  return zip.buffer
}

type Fields = readonly (readonly [offset: number, value: number])[]

function record(length: number, mark: number, short: Fields, long: Fields): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, mark, true)
  for (const [offset, value] of short) view.setUint16(offset, value, true)
  for (const [offset, value] of long) view.setUint32(offset, value, true)
  return bytes
}
