import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { isAlive } from '../core/primitives/process-alive.ts'
import { StartError } from '../core/start-error.ts'
import { commandLine } from '../env.ts'
import {
  type Account,
  canEnter,
  postgresAccount,
  postgresBinaries,
  REACHABLE_FOLDER,
} from './postgres-binaries.ts'

const run = promisify(execFile)

export const ROLE = 'restaurant'
export const DATABASE = 'restaurant'
/** Contains the location of the cluster if the data folder cannot hold it. */
const POINTER = 'postgres-folder'

/** A cluster's files, with the binaries and the account that run it. */
export interface Cluster {
  /** Absolute, with links resolved: PostgreSQL reports it in this form. */
  readonly folder: string
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  readonly binaries: string
  readonly account: Account
  readonly password: string
}

export interface Endpoint {
  /** The folder of its Unix socket, or a network address. */
  readonly host: string
  readonly port: number
}

/** URL of the application's database for a role. */
export function urlFor(role: string, password: string, { host, port }: Endpoint): string {
  return `postgresql://${role}:${password}@${encodeURIComponent(host)}:${port}/${DATABASE}`
}

/**
 * Finds the cluster of a data folder, or creates it.
 * @throws {StartError} if another user owns it, or another major version of PostgreSQL created it.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const { folder, account } = await locateCluster(dataDir)
  const binaries = await postgresBinaries(account, dataDir)
  if ((await majorOfCluster(folder)) === null) await initialise(folder, binaries, account)
  const [made, brought] = [await majorOfCluster(folder), await majorOfBinaries(binaries, account)]
  if (made !== brought) throw new StartError(otherMajor(made, brought))
  await removeLeftovers(folder)
  return clusterIn(folder, binaries, account)
}

/** Where the cluster of a data folder is or will be, and the account that owns it. */
export async function locateCluster(dataDir: string): Promise<{ folder: string; account: Account }> {
  await mkdir(dataDir, { recursive: true })
  const newcomer = await postgresAccount()
  const folder = await placeOf(dataDir, newcomer)
  return { folder, account: await ownerOf(folder, newcomer) }
}

export async function clusterIn(folder: string, binaries: string, account: Account): Promise<Cluster> {
  return {
    folder: await realpath(folder),
    binaries,
    account,
    password: (await readFile(path.join(folder, 'password'), 'utf8')).trim(),
  }
}

/** The major version of PostgreSQL that created a cluster, which alone can read it; null if there is none. */
export async function majorOfCluster(folder: string): Promise<string | null> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => null)
  return version?.trim() ?? null
}

export async function majorOfBinaries(binaries: string, account: Account): Promise<string | null> {
  const { stdout } = await run(path.join(binaries, 'postgres'), ['--version'], { ...account, cwd: '/' })
  return /\d+/.exec(stdout)?.[0] ?? null
}

const otherMajor = (made: string | null, brought: string | null) =>
  `DATA_DIR holds a database of PostgreSQL ${made}, and this version brings PostgreSQL ${brought}: "${commandLine('upgrade:database')} --programs FOLDER" carries it over.`

/** Switches a data folder to the cluster in `folder`, atomically and durably. */
export async function pointTo(dataDir: string, folder: string): Promise<void> {
  const pointer = path.join(dataDir, POINTER)
  const partial = `${pointer}.${process.pid}`
  await writeFile(partial, `${folder}\n`, { flush: true })
  await rename(partial, pointer)
  const opened = await open(dataDir, 'r').catch(() => null)
  // Some file systems cannot sync a folder, and need not.
  await opened?.sync().catch(() => {})
  await opened?.close()
}

/** Whether a data folder contains a cluster, or the location of one. */
export async function holdsDatabase(dataDir: string): Promise<boolean> {
  return (await exists(path.join(dataDir, 'postgres'))) || (await exists(path.join(dataDir, POINTER)))
}

export function connection(cluster: Cluster, { host, port }: Endpoint, database: string): pg.ClientConfig {
  return {
    host,
    port,
    user: ROLE,
    password: cluster.password,
    database,
    connectionTimeoutMillis: 5_000,
  }
}

/** Makes the account that PostgreSQL runs as the only one with access to a file or folder of this process. */
export async function giveTo(account: Account, target: string): Promise<void> {
  const { isDirectory } = await stat(target).then((found) => ({ isDirectory: found.isDirectory() }))
  await chmod(target, isDirectory ? 0o700 : 0o600)
  if (account.uid !== undefined && account.gid !== undefined) await chown(target, account.uid, account.gid)
}

/**
 * Below the data folder; if PostgreSQL's account cannot enter that, below a folder that it can, and the data folder
 * contains the location. An emptied data folder thus starts with a new cluster.
 */
async function placeOf(dataDir: string, account: Account): Promise<string> {
  const inside = path.join(dataDir, 'postgres')
  const pointer = path.join(dataDir, POINTER)
  const elsewhere = await readFile(pointer, 'utf8').catch(() => null)
  if (elsewhere) {
    // A data folder that was copied or moved after an upgrade contains its cluster.
    const name = path.basename(elsewhere.trim())
    const brought = path.join(dataDir, name)
    return name !== 'postgres' && (await exists(brought)) ? brought : elsewhere.trim()
  }
  if ((await exists(inside)) || (await canEnter(account, dataDir))) return inside
  const parent = path.join(REACHABLE_FOLDER, 'clusters', randomBytes(8).toString('hex'))
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const partial = `${pointer}.${process.pid}`
  await writeFile(partial, `${path.join(parent, 'postgres')}\n`, { flush: true })
  // `link` fails if the file exists: of two concurrent starts, both use the location of the first.
  await link(partial, pointer).catch(() => {})
  await rm(partial, { force: true })
  return (await readFile(pointer, 'utf8')).trim()
}

/** Root runs an existing cluster as its owner; another user can run only a cluster of its own. */
async function ownerOf(folder: string, newcomer: Account): Promise<Account> {
  const found = await stat(folder).catch(() => null)
  if (!found || process.getuid === undefined) return newcomer
  if (process.getuid() === 0) return found.uid === 0 ? newcomer : { uid: found.uid, gid: found.gid }
  if (found.uid === process.getuid()) return newcomer
  throw new StartError(
    `DATA_DIR holds a database of another user, at ${folder}; start as that user, or choose another folder.`,
  )
}

/** PostgreSQL creates a cluster only for a user with a name, which a user id given to a container may lack. */
function unnamedUser(output: string): StartError | null {
  const id = /could not look up effective user ID (\d+)/.exec(output)?.[1]
  if (!id) return null
  return new StartError(
    `DATABASE_URL must be set: user ${id} has no name on this system (in /etc/passwd), which the embedded PostgreSQL needs.`,
  )
}

/**
 * Creates a cluster in a temporary folder and renames it, so that it is never incomplete.
 * @throws {StartError} if the account has no name.
 */
export async function initialise(folder: string, binaries: string, account: Account): Promise<void> {
  const partial = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}`
  const passwordFile = `${partial}.password`
  try {
    await mkdir(partial, { mode: 0o700 })
    await giveTo(account, partial)
    await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flush: true })
    await giveTo(account, passwordFile)
    const options = [
      ['-D', partial, '-U', ROLE, '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'],
    ]
    const environment = { LC_ALL: 'C', TZ: 'UTC' }
    const settings = { ...account, cwd: '/', env: environment }
    await run(path.join(binaries, 'initdb'), options.flat(), settings).catch((error) => {
      throw unnamedUser(String(error.stderr)) ?? error
    })
    await rename(passwordFile, path.join(partial, 'password'))
    await rename(partial, folder).catch(async (error) => {
      // Another process has created the cluster meanwhile.
      if (!(await exists(path.join(folder, 'PG_VERSION')))) throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** Removes folders of processes that were killed while they created a cluster. */
async function removeLeftovers(folder: string): Promise<void> {
  const { dir, base } = path.parse(folder)
  for (const name of await readdir(dir)) {
    const maker = name.startsWith(`${base}.`)
      ? /^(\d+)-[0-9a-f]{8}(\.password)?$/.exec(name.slice(base.length + 1))
      : null
    if (!maker || isAlive(Number(maker[1]))) continue
    await rm(path.join(dir, name), { recursive: true, force: true }).catch(() => {})
  }
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null
}
