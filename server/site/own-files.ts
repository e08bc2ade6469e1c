import { type FSWatcher, watch } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { publicFolder } from './public-folder.ts'

/** For file systems that report no changes, such as network shares. */
const POLL_MS = 1_000

/**
 * Files of the owner's in `DATA_DIR/public`, such as a 360-degree tour. They go before pages of the same address, cached
 * ones too, from the moment they are there.
 */
export class OwnFiles {
  readonly serve: RequestHandler
  /** Names right below the folder; null while they are being read again. */
  private names: ReadonlySet<string> | null = null
  private watcher: FSWatcher | undefined
  private timer: NodeJS.Timeout | undefined

  private constructor(private readonly folder: string) {
    const serve = publicFolder(folder)
    this.serve = (request, response, next) =>
      this.mayServe(request.url) ? serve(request, response, next) : next()
  }

  static async open(dataDir: string): Promise<OwnFiles> {
    const folder = path.join(dataDir, 'public')
    const files = new OwnFiles(folder)
    // A watch needs a folder; where it cannot be made, polling finds it once somebody else has.
    await mkdir(folder, { recursive: true }).catch(() => {})
    await files.read()
    files.watch()
    files.timer = setInterval(() => void files.read(), POLL_MS).unref()
    return files
  }

  /** Whether a file may lie at an address: conservative, without asking the disk. */
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
      // Polling alone has to do.
    }
  }

  private async read(): Promise<void> {
    this.names = await readdir(this.folder).then(
      (names) => new Set(names),
      () => new Set<string>(),
    )
  }
}
