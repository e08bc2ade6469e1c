import { createHash, randomUUID } from 'node:crypto'
import {
  access,
  link as hardLink,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** All that a build is made from. */
const SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'server', 'web', 'docs/tr']
const PARTS = ['client', 'admin', 'server']
const NOT_BUILT = /\.test\.tsx?$/
/** Builds that are kept: processes that still run use theirs, and going back to one takes no time. */
const KEPT_BUILDS = 3
/** Files named by their content, by build: pages that were opened before a deploy still load them. */
const HASHED = ['client/assets', 'admin/admin/assets']
/** How much older than the newest file of a build its files may be that come from the builds before it. */
const KEPT_ASSETS_MS = 30 * 86_400_000
const UNFINISHED = 'unfinished-'
/** No build takes so long: one that is still unfinished was stopped. */
const UNFINISHED_MS = 3_600_000

/** A build that cannot be made; its message is for whoever runs it. */
export class BuildError extends Error {}

/** Writes the folders `client`, `admin` and `server` of a build into a folder. */
type Make = (folder: string) => Promise<void>

/**
 * Makes `dist/server` the build of the sources as they are. A build lies in a folder of its own, named by the content of
 * its sources, and is never written to again; a symbolic link is switched to it in one step.
 * @throws {BuildError} where the folder cannot be written to, or the sources change meanwhile.
 */
export async function buildIfChanged(root: string, make: Make = makeWithVite): Promise<void> {
  const builds = new Builds(path.join(root, 'dist'))
  const name = await fingerprint(root)
  if ((await builds.current()) === name) return
  try {
    if (!(await builds.has(name))) {
      await builds.add(name, async (folder) => {
        await make(folder)
        if ((await fingerprint(root)) !== name)
          throw new BuildError('The sources have changed while they were built: build again.')
      })
    }
    await builds.switchTo(name)
    await builds.removeOld()
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error
    throw new BuildError(
      `The sources have changed since they were built, and ${builds.dist} cannot be written to: run "npm run build" as its owner.`,
    )
  }
}

/** A digest over the names and the content of all sources. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(SOURCES.map((each) => filesIn(root, each)))).flat().sort()) {
    const content = await readFile(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Paths from the root. */
async function filesIn(root: string, entry: string): Promise<string[]> {
  if ((await stat(path.join(root, entry))).isFile()) return [entry]
  const entries = await readdir(path.join(root, entry), { recursive: true, withFileTypes: true })
  return entries
    .filter((each) => each.isFile() && !NOT_BUILT.test(each.name))
    .map((each) => path.relative(root, path.join(each.parentPath, each.name)))
}

/** The builds in `dist/builds`, of which `dist/server` is a link into one. */
class Builds {
  readonly dist: string
  private readonly folder: string
  private readonly link: string

  constructor(dist: string) {
    this.dist = dist
    this.folder = path.join(dist, 'builds')
    this.link = path.join(dist, 'server')
  }

  async current(): Promise<string | null> {
    const target = await readlink(this.link).catch(() => null)
    return target && (await exists(this.link)) ? path.basename(path.dirname(target)) : null
  }

  has(name: string): Promise<boolean> {
    return exists(path.join(this.folder, name))
  }

  /** Builds beside what is served, and moves the whole into place. */
  async add(name: string, make: Make): Promise<void> {
    const unfinished = path.join(this.folder, `${UNFINISHED}${randomUUID()}`)
    try {
      await mkdir(unfinished, { recursive: true })
      await make(unfinished)
      await this.keepEarlierAssets(unfinished)
      await rename(unfinished, path.join(this.folder, name))
    } catch (error) {
      // Another process that finishes the same build also removes old ones, whose files are linked here.
      if (!(await this.has(name))) throw error
    } finally {
      await rm(unfinished, { recursive: true, force: true })
    }
  }

  async switchTo(name: string): Promise<void> {
    const now = new Date()
    await utimes(path.join(this.folder, name), now, now)
    const next = path.join(this.dist, `server-${randomUUID()}`)
    await symlink(path.join('builds', name, 'server'), next, 'junction')
    // A version that built in place left folders.
    if ((await lstat(this.link).catch(() => null))?.isDirectory()) {
      for (const part of PARTS) await rm(path.join(this.dist, part), { recursive: true, force: true })
    }
    await rename(next, this.link)
  }

  async removeOld(): Promise<void> {
    const old = (await this.finished()).slice(KEPT_BUILDS)
    const stopped: string[] = []
    for (const each of await readdir(this.folder)) {
      if (!each.startsWith(UNFINISHED)) continue
      if ((await modifiedAt(path.join(this.folder, each))) < Date.now() - UNFINISHED_MS) stopped.push(each)
    }
    for (const each of [...old, ...stopped])
      await rm(path.join(this.folder, each), { recursive: true, force: true })
  }

  /** Names of the builds, the one that was switched to last first. */
  private async finished(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => !name.startsWith(UNFINISHED))
    const used = await Promise.all(
      names.map(async (name) => ({ name, at: await modifiedAt(path.join(this.folder, name)) })),
    )
    return used.sort((a, b) => b.at - a.at).map(({ name }) => name)
  }

  /** Links the hashed files of the earlier builds, each of which holds those of the ones before it. */
  private async keepEarlierAssets(folder: string): Promise<void> {
    for (const earlier of await this.finished()) {
      for (const assets of HASHED) {
        const from = path.join(this.folder, earlier, assets)
        const names = await readdir(from).catch(() => [])
        const files = await Promise.all(
          names.map(async (name) => ({ name, at: await modifiedAt(path.join(from, name)) })),
        )
        // Not back from now: the build may have been served for months.
        const oldest = Math.max(...files.map(({ at }) => at)) - KEPT_ASSETS_MS
        for (const { name, at } of files) {
          const target = path.join(folder, assets, name)
          if (at >= oldest && !(await exists(target))) await hardLink(path.join(from, name), target)
        }
      }
    }
  }
}

/** In milliseconds; 0 for what another process has removed meanwhile. */
const modifiedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function makeWithVite(folder: string): Promise<void> {
  console.log('Building the site, which takes some seconds.')
  const { createBuilder } = await import('vite')
  const outDirOf = (name: string) => ({ build: { outDir: path.join(folder, name) } })
  const builder = await createBuilder({
    configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
    // The other loaders write the bundled configuration into node_modules.
    configLoader: 'runner',
    logLevel: 'warn',
    environments: { client: outDirOf('client'), admin: outDirOf('admin'), ssr: outDirOf('server') },
  })
  await builder.buildApp()
}
