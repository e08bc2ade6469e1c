import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import * as tar from 'tar-stream'
import type { LockedPackage } from './production-packages.ts'

const run = promisify(execFile)

/**
 * Locates each package of a release: in `node_modules` if it is installed, else from npm, such as the native packages
 * of another platform.
 * @param root of the project.
 * @param folder for the downloads.
 * @returns the folder of each package, by its path in the release.
 * @throws {Error} if npm lacks the package, or its integrity differs from the lockfile.
 */
export async function packageSources(
  packages: readonly LockedPackage[],
  root: string,
  folder: string,
): Promise<Map<string, string>> {
  const sources = new Map<string, string>()
  const missing: LockedPackage[] = []
  for (const each of packages) {
    const installed = path.join(root, each.path)
    if ((await versionIn(installed)) === each.version) sources.set(each.path, installed)
    else missing.push(each)
  }
  for (const each of missing) {
    const target = path.join(folder, each.path)
    await fetchPackage(each, folder, target)
    sources.set(each.path, target)
  }
  return sources
}

async function versionIn(folder: string): Promise<string | null> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as { version: string }).version
}

async function fetchPackage(
  { name, version, integrity }: LockedPackage,
  folder: string,
  target: string,
): Promise<void> {
  console.log(`npm fetches ${name} ${version}.`)
  const options = ['pack', `${name}@${version}`, '--ignore-scripts', '--json', '--loglevel=error']
  const { stdout } = await run('npm', [...options, `--pack-destination=${folder}`], { cwd: folder })
  const file = path.join(folder, fileNameIn(stdout))
  const [algorithm = '', expected] = integrity.split('-', 2)
  const hash = createHash(algorithm)
  await pipeline(createReadStream(file), hash)
  if (hash.digest('base64') !== expected)
    throw new Error(`npm gave another ${name} ${version} than package-lock.json names.`)
  await unpack(file, target)
}

/** npm 12 returns an object by package names, earlier versions a list. */
function fileNameIn(json: string): string {
  const packed = Object.values(JSON.parse(json) as Record<string, { filename: string }>)[0]
  if (!packed) throw new Error(`npm pack told of no file: ${json}`)
  return path.basename(packed.filename)
}

/** An archive contains one folder with the package's files, mostly `package`. */
async function unpack(file: string, target: string): Promise<void> {
  const extract = tar.extract()
  const reading = pipeline(createReadStream(file), createGunzip(), extract)
  reading.catch(() => {})
  for await (const entry of extract) {
    const name = entry.header.name.split('/').slice(1).join('/')
    const to = path.join(target, name)
    if (entry.header.type === 'file' && !path.relative(target, to).startsWith('..')) {
      await mkdir(path.dirname(to), { recursive: true })
      const isProgram = ((entry.header.mode ?? 0) & 0o100) !== 0
      await pipeline(entry, createWriteStream(to, { mode: isProgram ? 0o755 : 0o644 }))
    } else entry.resume()
  }
  await reading
}
