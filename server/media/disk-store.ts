import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { KeptFiles } from './kept-files.ts'
import { fileOf, type MediaStore, type StoredFile } from './media-store.ts'

const PARTIAL = '.partial'
const LONGEST_WRITE_MS = 30_000
/** What lists show: to open and close a file costs more than to send as much. */
const SMALL_BYTES = 64 * 1024
const MOST_KEPT_BYTES = 8 * 1024 * 1024

/** The name of a file is its folder's to keep: without this a power cut may take it. */
async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  // Not every file system lets a folder be synced; those that do not keep names by themselves.
  await opened.sync().catch(() => {})
  await opened.close()
}

/** In bytes; null where there is no such file. */
async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? found.size : null
}

/** Files in a folder of this machine. Small ones that are asked for are kept in memory: a name stands for one content. */
export class DiskStore implements MediaStore {
  private readonly small = new KeptFiles(MOST_KEPT_BYTES)

  constructor(private readonly folder: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const target = this.pathOf(name)
    const folder = path.dirname(target)
    await mkdir(folder, { recursive: true })
    const partial = path.join(folder, `.${randomUUID()}${PARTIAL}`)
    try {
      const file = await open(partial, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(partial, target)
      await syncFolder(folder)
    } catch (error) {
      // A full disk has no room for halves.
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
    const kept = this.small.kept(name)
    if (kept) return fileOf(kept)
    const file = this.pathOf(name)
    const size = await sizeOf(file)
    if (size === null) return null
    if (size > SMALL_BYTES) return { size, body: () => createReadStream(file) }
    const bytes = await this.small.get(name, () => this.read(name))
    return bytes && fileOf(bytes)
  }

  async remove(name: string): Promise<void> {
    this.small.forget(name)
    await rm(this.pathOf(name), { force: true })
  }

  /** What a killed process was writing goes once nobody can be writing it. */
  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => [])
    const names: string[] = []
    for (const entry of entries.filter((each) => each.isFile())) {
      if (!entry.name.endsWith(PARTIAL)) names.push(entry.name)
      else await this.removeLeftOver(path.join(entry.parentPath, entry.name))
    }
    return names
  }

  private async removeLeftOver(file: string): Promise<void> {
    const found = await stat(file).catch(() => null)
    if (found && Date.now() - found.mtimeMs > LONGEST_WRITE_MS) await rm(file, { force: true })
  }

  /** Two levels by the first characters of the hash keep folders small. */
  private pathOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name)
  }
}
