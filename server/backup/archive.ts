import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as tar from 'tar-stream'
import { isAlive } from '../core/primitives/process-alive.ts'

/** An entry of an archive. */
export interface Content {
  /** In bytes. */
  readonly size: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** A file of an archive on its way out; it is read to its end before the next one comes. */
export interface Entry {
  readonly name: string
  readonly body: AsyncIterable<Buffer>
}

/** A gzipped tar on its way in. */
export class ArchiveWriter {
  readonly contents: Record<string, Content> = {}
  private readonly pack = tar.pack()
  private readonly written: Promise<void>

  constructor(target: NodeJS.WritableStream, signal: AbortSignal) {
    this.written = pipeline(this.pack, createGzip({ level: 5 }), target, { signal })
    this.written.catch(() => {})
  }

  /** @param size of the body in bytes, which a tar tells ahead of it. */
  async add(name: string, size: number, body: Readable | Buffer): Promise<Content> {
    const hash = createHash('sha256')
    const entry = this.pack.entry({ name, size, mode: 0o600, mtime: new Date() })
    const hashed = async function* (chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    }
    // Where the file cannot be written (a full disk), nobody takes what is added any more.
    await Promise.race([pipeline(hashed(Buffer.isBuffer(body) ? [body] : body), entry), this.failed()])
    const content = { size, sha256: hash.digest('hex') }
    this.contents[name] = content
    return content
  }

  async end(): Promise<void> {
    this.pack.finalize()
    await this.written
  }

  private async failed(): Promise<never> {
    await this.written
    throw new Error('The archive has ended.')
  }
}

/**
 * Writes an archive that only its owner may read. Under its name it is whole, and would survive a power cut; until
 * then, and where anything fails, what was there before is there.
 */
export async function writeArchive<T>(
  file: string,
  signal: AbortSignal,
  work: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  await removeAbandoned(file)
  const partial = `${file}.${process.pid}.partial`
  try {
    const archive = new ArchiveWriter(createWriteStream(partial, { mode: 0o600, flush: true }), signal)
    const result = await work(archive)
    await archive.end()
    await rename(partial, file)
    await syncFolder(folder)
    return result
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

/** Removes temporary files of processes that were killed while they wrote the same archive. */
async function removeAbandoned(file: string): Promise<void> {
  const { dir, base } = path.parse(file)
  for (const name of await readdir(dir)) {
    const pid = name.startsWith(`${base}.`) ? /^(\d+)\.partial$/.exec(name.slice(base.length + 1))?.[1] : null
    if (pid && !isAlive(Number(pid))) await rm(path.join(dir, name), { force: true })
  }
}

/** The rename itself has to be on disk as well. Windows keeps no such thing, and refuses. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** The files of an archive, in their order. Ends with what was wrong where it cannot be read to its end. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract)
  reading.catch(() => {})
  for await (const entry of extract) {
    yield { name: entry.header.name, body: entry as AsyncIterable<Buffer> }
    entry.resume()
  }
  await reading
}

/** A file of an archive as a whole. */
export function bodyOf({ body }: Entry): Promise<Buffer> {
  return buffer(body)
}

/** Reads a file of an archive, and tells what it holds without keeping it. */
export async function contentOf({ body }: Entry): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of body) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}
