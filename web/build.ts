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
import { buildVersion } from './build-version.ts'
import { OTHER_SITE_LANGUAGES } from './src/rules/site-languages.ts'

/** All inputs of a build. */
const SOURCES = ['package.json', 'package-lock.json', 'tsconfig.json', 'server', 'web', 'docs/tr']
const PARTS = ['client', 'admin', 'server']
const NOT_BUILT = /\.test\.tsx?$/
/** Number of builds to keep: running processes use theirs, and a rollback is immediate. */
const KEPT_BUILDS = 3
/**
 * Files with content hashes in their names, copied from earlier builds: pages opened before a deployment still load
 * them.
 */
const HASHED = ['client/assets', 'admin/admin/assets']
/** Files of earlier builds are kept if they are at most this much older than the newest file of the build. */
const KEPT_ASSETS_MS = 30 * 86_400_000
const UNFINISHED = 'unfinished-'
/** Longer than any build: one that is still unfinished after this time was interrupted. */
const UNFINISHED_MS = 3_600_000

/** A build that failed, with a message for the operator. */
export class BuildError extends Error {}

/** Writes the folders `client`, `admin` and `server` of a build into a folder. */
type Make = (folder: string, version: string) => Promise<void>

/**
 * Makes `dist/server` the build of the current sources. Each build is in its own folder, named by a digest of its
 * sources, and is never modified; a symbolic link is switched to it atomically.
 * @throws {BuildError} if the folder cannot be written to, or the sources change meanwhile.
 */
export async function buildIfChanged(root: string, make: Make = makeWithVite): Promise<void> {
  const builds = new Builds(path.join(root, 'dist'))
  const version = await buildVersion(root)
  const name = await fingerprint(root, version)
  if ((await builds.current()) === name) return
  try {
    if (!(await builds.has(name))) {
      await builds.add(name, async (folder) => {
        await make(folder, version)
        if ((await fingerprint(root, version)) !== name)
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

/** A digest over the version, and the names and the content of all sources. */
async function fingerprint(root: string, version: string): Promise<string> {
  const hash = createHash('sha256').update(`${version}\0`)
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

/** The builds in `dist/builds`; `dist/server` is a link into one of them. */
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

  /** Builds in a temporary folder, and renames it. */
  async add(name: string, make: (folder: string) => Promise<void>): Promise<void> {
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

  /** Names of the builds, the most recently activated first. */
  private async finished(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => !name.startsWith(UNFINISHED))
    const used = await Promise.all(
      names.map(async (name) => ({ name, at: await modifiedAt(path.join(this.folder, name)) })),
    )
    return used.sort((a, b) => b.at - a.at).map(({ name }) => name)
  }

  /** Hard-links the hashed files of the earlier builds, each of which contains those of its predecessors. */
  private async keepEarlierAssets(folder: string): Promise<void> {
    for (const earlier of await this.finished()) {
      for (const assets of HASHED) {
        const from = path.join(this.folder, earlier, assets)
        const names = await readdir(from).catch(() => [])
        const files = await Promise.all(
          names.map(async (name) => ({ name, at: await modifiedAt(path.join(from, name)) })),
        )
        // Relative to the newest file and not to the current time: the build may have been in use for months.
        const oldest = Math.max(...files.map(({ at }) => at)) - KEPT_ASSETS_MS
        for (const { name, at } of files) {
          const target = path.join(folder, assets, name)
          if (at >= oldest && !(await exists(target))) await hardLink(path.join(from, name), target)
        }
      }
    }
  }
}

/** In milliseconds; 0 for a file that another process has removed meanwhile. */
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

async function makeWithVite(folder: string, version: string): Promise<void> {
  console.log('Building the site, which takes some seconds.')
  const { createBuilder } = await import('vite')
  const outDirOf = (name: string) => ({ build: { outDir: path.join(folder, name) } })
  const builder = await createBuilder({
    configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
    // The other loaders write the bundled configuration into node_modules.
    configLoader: 'runner',
    logLevel: 'warn',
    define: { BUILD_VERSION: JSON.stringify(version) },
    environments: {
      client: outDirOf('client'),
      admin: outDirOf('admin'),
      ssr: outDirOf('server'),
      ...Object.fromEntries(
        OTHER_SITE_LANGUAGES.flatMap(({ code }) => [
          [`client_${code}`, outDirOf('client')],
          [`ssr_${code}`, outDirOf(`server/${code}`)],
        ]),
      ),
    },
  })
  await builder.buildApp()
}
