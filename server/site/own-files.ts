import { type FSWatcher, watch } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { publicFolder } from './public-folder.ts'

/** For file systems that report no changes, such as network shares. */
const POLL_MS = 1_000

const folderIn = (dataDir: string) => path.join(dataDir, 'public')

/** Whether the owner has put a page at an address of the site. */
export async function hasOwnFiles(dataDir: string, address: string): Promise<boolean> {
  return (await stat(path.join(folderIn(dataDir), address, 'index.html')).catch(() => null)) !== null
}

/**
 * Files of the owner in `DATA_DIR/public`, such as a 360-degree tour. They take precedence over pages with the same
 * address, cached ones too, as soon as they exist.
 */
export class OwnFiles {
  readonly serve: RequestHandler
  /** Names directly below the folder; null while they are read again. */
  private names: ReadonlySet<string> | null = null
  /** The names that were read last. */
  private known: string | undefined
  private watcher: FSWatcher | undefined
  private timer: NodeJS.Timeout | undefined

  private constructor(
    private readonly folder: string,
    private readonly changed: () => void,
  ) {
    const serve = publicFolder(folder)
    this.serve = (request, response, next) =>
      this.mayServe(request.url) ? serve(request, response, next) : next()
  }

  /** @param changed called when a name directly below the folder is added or removed. */
  static async open(dataDir: string, changed: () => void): Promise<OwnFiles> {
    const folder = folderIn(dataDir)
    const files = new OwnFiles(folder, changed)
    // A watch needs a folder; if it cannot be created, polling finds it later.
    await mkdir(folder, { recursive: true }).catch(() => {})
    await files.read()
    files.watch()
    files.timer = setInterval(() => void files.read(), POLL_MS).unref()
    return files
  }

  /** Whether there may be a file at an address: conservative, without disk access. */
  mayServe(url: string): boolean {
    if (this.names?.size === 0) return false
    const [, first = ''] = (url.split('?', 1)[0] ?? '').split('/', 2)
    if (this.names === null || first.includes('%')) return true
    return this.names.has(first) || (first === '' && this.names.has('index.html'))
  }

  close(): void {
    this.watcher?.close()
    clearInterval(this.timer)
  }

  private watch(): void {
    try {
      this.watcher = watch(this.folder, { persistent: false }, () => {
        this.names = null
        void this.read()
      })
      this.watcher.on('error', () => this.watcher?.close())
    } catch {
      // Polling continues without the watch.
    }
  }

  private async read(): Promise<void> {
    const names = await readdir(this.folder).catch((): string[] => [])
    const before = this.known
    this.known = names.sort().join('/')
    this.names = new Set(names)
    if (before !== undefined && before !== this.known) this.changed()
  }
}
