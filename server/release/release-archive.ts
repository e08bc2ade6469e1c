import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, readlink, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import * as tar from 'tar-stream'

/** A file or folder of a release; nested `node_modules` folders are excluded. */
export interface Part {
  /** In the archive, with `/`. */
  readonly name: string
  readonly source: string
}

interface Text {
  readonly name: string
  readonly text: string
}

/**
 * Writes a gzipped tar to a temporary file and renames it.
 * @param level of gzip's compression; 0 only stores.
 * @returns the total bytes of its files.
 */
export async function writeRelease(
  file: string,
  parts: readonly (Part | Text)[],
  level = 6,
): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}.partial`
  const pack = tar.pack()
  const written = pipeline(pack, createGzip({ level }), createWriteStream(partial))
  written.catch(() => {})
  let bytes = 0
  try {
    for (const part of parts) {
      if ('text' in part) bytes += await addText(pack, part)
      else bytes += await Promise.race([add(pack, part), written.then(() => 0)])
    }
    pack.finalize()
    await written
    await rename(partial, file)
    return bytes
  } catch (error) {
    pack.destroy()
    await rm(partial, { force: true })
    throw error
  }
}

async function addText(pack: tar.Pack, { name, text }: Text): Promise<number> {
  pack.entry({ name, mode: 0o644, mtime: new Date() }, text)
  return Buffer.byteLength(text)
}

async function add(pack: tar.Pack, { name, source }: Part): Promise<number> {
  const found = await lstat(source)
  if (found.isSymbolicLink()) {
    pack.entry({ name, type: 'symlink', linkname: await readlink(source), mtime: found.mtime })
    return 0
  }
  if (found.isDirectory()) {
    let bytes = 0
    for (const each of (await readdir(source)).sort()) {
      if (each === 'node_modules') continue
      bytes += await add(pack, { name: `${name}/${each}`, source: path.join(source, each) })
    }
    return bytes
  }
  const mode = (found.mode & 0o100) === 0 ? 0o644 : 0o755
  const entry = pack.entry({ name, size: found.size, mode, mtime: found.mtime })
  await pipeline(createReadStream(source), entry)
  return found.size
}
