import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as tar from 'tar-stream'
import { makeFolder } from '../core/primitives/make-folder.ts'
import { isAlive } from '../core/primitives/process-alive.ts'

export interface Content {
  /** In bytes. */
  readonly size: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** A file to add to an archive; its body must be read to the end before the next one is added. */
interface Entry {
  readonly name: string
  readonly body: AsyncIterable<Buffer>
}

/** Writes a gzipped tar. */
export class ArchiveWriter {
  readonly contents: Record<string, Content> = {}
  private readonly pack = tar.pack()
  private readonly written: Promise<void>

  constructor(target: NodeJS.WritableStream, signal: AbortSignal) {
    this.written = pipeline(this.pack, createGzip({ level: 5 }), target, { signal })
    this.written.catch(() => {})
  }

  /** @param size of the body in bytes: the tar header comes before the body and contains it. */
  async add(name: string, size: number, body: Readable | Buffer): Promise<Content> {
    const hash = createHash('sha256')
    const entry = this.pack.entry({ name, size, mode: 0o600, mtime: new Date() })
    const hashed = async function* (chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    }
    // If writing the file fails (a full disk), nothing reads the tar stream any more, so that adding would wait
    // forever.
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
 * Writes an archive readable by its owner alone. It is written to a temporary file, synced and renamed, so that `file`
 * is always complete: the new archive, or after a failure the previous one.
 */
export async function writeArchive<T>(
  file: string,
  signal: AbortSignal,
  work: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const folder = path.dirname(file)
  await makeFolder(folder)
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

/** Syncs the folder so that the rename is durable. Windows does not support it and throws. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** The files of an archive in order. Throws if the archive cannot be read to its end. */
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

export function bodyOf({ body }: Entry): Promise<Buffer> {
  return buffer(body)
}

/** Computes size and hash of an archive file without holding it in memory. */
export async function contentOf({ body }: Entry): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of body) {
    hash.update(chunk)
    size += chunk.length
  }
  return { size, sha256: hash.digest('hex') }
}
