import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaStore, StoredFile } from '../core/pictures/media-store.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { FileCache } from './file-cache.ts'
import { BINDING, dayOf, fileOf, TRASH } from './stored-file.ts'

const PARTIAL = '.partial'
/** Only this process serves pictures, and only those that a record references. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const
const MAX_WRITE_MS = 30_000
/** Small files, such as thumbnails of lists, are cached: opening one costs more than sending it. */
const SMALL_BYTES = 64 * 1024
const MAX_CACHED_BYTES = 8 * MEBIBYTE

/** Syncs a folder to disk: until then a power failure can undo the rename of a file in it. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  // Some file systems cannot sync a folder, and need not.
  await opened.sync().catch(() => {})
  await opened.close()
}

/** The size in bytes; null if there is no such file. */
async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? found.size : null
}

/** @returns whether there was a file to move. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/**
 * Stores files in a local folder and caches small ones in memory, which is safe because a name never changes its
 * content.
 */
export class DiskStore implements MediaStore {
  private readonly cache = new FileCache(MAX_CACHED_BYTES)

  constructor(private readonly folder: string) {}

  /** Restricts the permissions of a folder that an older version created. */
  async open(): Promise<void> {
    // It fails if another user owns the folder, whose permissions are then not ours to set.
    await chmod(this.folder, PRIVATE_FOLDER.mode).catch(() => {})
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    const target = this.pathOf(name)
    const folder = path.dirname(target)
    await mkdir(folder, PRIVATE_FOLDER)
    const partial = path.join(folder, `.${randomUUID()}${PARTIAL}`)
    try {
      const file = await open(partial, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(partial, target)
      await syncFolder(folder)
    } catch (error) {
      // A partial file would use up space on a full disk.
      await rm(partial, { force: true })
      throw error
    }
  }

  async has(name: string): Promise<boolean> {
    return (await sizeOf(this.pathOf(name))) !== null
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(this.pathOf(name)).catch(() => null)
  }

  async stream(name: string): Promise<StoredFile | null> {
    const cached = this.cache.cached(name)
    if (cached) return fileOf(cached)
    const file = this.pathOf(name)
    const size = await sizeOf(file)
    if (size === null) return null
    if (size > SMALL_BYTES) return { size, body: () => createReadStream(file) }
    const bytes = await this.cache.get(name, () => this.read(name))
    return bytes && fileOf(bytes)
  }

  async remove(name: string): Promise<void> {
    this.cache.forget(name)
    await rm(this.pathOf(name), { force: true })
  }

  async discard(name: string): Promise<void> {
    this.cache.forget(name)
    const day = path.join(this.folder, TRASH, dayOf(new Date()))
    await mkdir(day, PRIVATE_FOLDER)
    await moved(this.pathOf(name), path.join(day, name))
    await syncFolder(day)
  }

  async recover(names: readonly string[]): Promise<string[]> {
    const days = (await this.trashedDays()).toSorted().toReversed()
    const found: string[] = []
    for (const name of names) {
      const target = this.pathOf(name)
      for (const day of days) {
        await mkdir(path.dirname(target), PRIVATE_FOLDER)
        if (!(await moved(path.join(this.folder, TRASH, day, name), target))) continue
        await syncFolder(path.dirname(target))
        found.push(name)
        break
      }
    }
    return found
  }

  async emptyTrash(before: Date): Promise<void> {
    for (const day of await this.trashedDays()) {
      if (day < dayOf(before)) await rm(path.join(this.folder, TRASH, day), { recursive: true, force: true })
    }
  }

  async boundTo(): Promise<string | null> {
    const text = await readFile(path.join(this.folder, BINDING), 'utf8').catch((error) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
      throw error
    })
    return text.trim() || null
  }

  async claim(id: string): Promise<string> {
    await mkdir(this.folder, PRIVATE_FOLDER)
    const partial = path.join(this.folder, `.${randomUUID()}${PARTIAL}`)
    await writeFile(partial, `${id}\n`, { mode: 0o600, flush: true })
    // A link fails if the file exists already.
    await link(partial, path.join(this.folder, BINDING)).catch(() => {})
    await rm(partial, { force: true })
    await syncFolder(this.folder)
    return (await this.boundTo()) ?? ''
  }

  async unbind(): Promise<void> {
    await rm(path.join(this.folder, BINDING), { force: true })
  }

  /** Deletes partial files that are too old to be still written. */
  async names(): Promise<string[]> {
    const folders = await readdir(this.folder, { withFileTypes: true }).catch(() => [])
    const names: string[] = []
    for (const { name: folder } of folders.filter((each) => each.isDirectory() && each.name !== TRASH)) {
      const entries = await readdir(path.join(this.folder, folder), { withFileTypes: true })
      for (const entry of entries.filter((each) => each.isFile())) {
        if (!entry.name.endsWith(PARTIAL)) names.push(entry.name)
        else await this.removeLeftOver(path.join(this.folder, folder, entry.name))
      }
    }
    return names
  }

  private async trashedDays(): Promise<string[]> {
    const names = await readdir(path.join(this.folder, TRASH)).catch(() => [])
    return names.filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  }

  private async removeLeftOver(file: string): Promise<void> {
    const found = await stat(file).catch(() => null)
    if (found && Date.now() - found.mtimeMs > MAX_WRITE_MS) await rm(file, { force: true })
  }

  /** A folder for each pair of first characters of the hash keeps every folder small. */
  private pathOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name)
  }
}
