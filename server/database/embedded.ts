import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, readlink, realpath, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Account, canEnter, postgresAccount, postgresPrograms, REACHABLE_FOLDER } from './postgres-binaries.ts'

const run = promisify(execFile)

const ROLE = 'restaurant'
const DATABASE = 'restaurant'
/** Each process that uses a cluster keeps one connection of this name, so that the last one out stops it. */
const PRESENCE = 'restaurant-site-presence'
const LARGEST_LOG = 10 * 1024 * 1024
const START_WITHIN_MS = 60_000
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_min_messages: 'warning',
}

export interface EmbeddedDatabase {
  /** Address of the product's own database, for the ORM and for everything else that connects. */
  readonly url: string
  /** Stops the cluster, unless another process still uses it. */
  stop(): Promise<void>
}

interface Cluster {
  readonly folder: string
  readonly programs: string
  readonly account: Account
  readonly password: string
}

/**
 * Starts the PostgreSQL that keeps its cluster in the data folder, or joins it where it runs already: after a
 * `kill -9` it may have outlived us, and two processes on one data folder share one cluster.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const account = await postgresAccount()
  const programs = await postgresPrograms(account)
  const folder = await clusterFolder(dataDir, account)
  if (!(await stat(path.join(folder, 'PG_VERSION')).catch(() => null))) await initialise(folder, programs, account)
  const cluster = {
    folder: await realpath(folder),
    programs,
    account,
    password: (await readFile(path.join(folder, 'password'), 'utf8')).trim(),
  }
  const port = await ensureRunning(cluster)
  await createDatabase(cluster, port)
  return supervise(cluster, port)
}

/** Below the data folder; where PostgreSQL's account cannot enter that, below a folder that it can. */
async function clusterFolder(dataDir: string, account: Account): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  if (await canEnter(account, dataDir)) return path.join(dataDir, 'postgres')
  const name = createHash('sha256').update(await realpath(dataDir)).digest('hex').slice(0, 16)
  const parent = path.join(REACHABLE_FOLDER, 'clusters', name)
  await mkdir(parent, { recursive: true, mode: 0o755 })
  return path.join(parent, 'postgres')
}

/** Makes a cluster beside its place and moves it there whole, so that none is ever half made. */
async function initialise(folder: string, programs: string, account: Account): Promise<void> {
  const partial = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}`
  const password = randomBytes(24).toString('base64url')
  await mkdir(partial, { mode: 0o700 })
  await own(partial, account)
  const passwordFile = `${partial}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  await own(passwordFile, account)
  try {
    const options = [
      ['-D', partial, '-U', ROLE, '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--no-instructions'],
    ]
    await run(path.join(programs, 'initdb'), options.flat(), { ...account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } })
    await rename(passwordFile, path.join(partial, 'password'))
    await rename(partial, folder).catch(async (error) => {
      // Another process was first: its cluster is as good as ours.
      if (!(await stat(path.join(folder, 'PG_VERSION')).catch(() => null))) throw error
    })
  } finally {
    await rm(partial, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
  }
}

/** @returns the port on which the cluster answers, having started it where nobody else had. */
async function ensureRunning(cluster: Cluster, fixedPort?: number): Promise<number> {
  const deadline = Date.now() + START_WITHIN_MS
  let lastFault: unknown
  while (Date.now() < deadline) {
    const running = await readPidFile(cluster)
    if (running) {
      if (await isOurs(cluster, running.port)) return running.port
      if (await belongsHere(cluster, running.pid)) {
        await pause(150)
        continue
      }
      // A pid file after a crash may name a zombie or a stranger; PostgreSQL would not start over it.
      await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
    }
    try {
      await start(cluster, fixedPort ?? (await choosePort(cluster)))
    } catch (error) {
      lastFault = error
      await pause(300)
    }
  }
  throw new Error(`The embedded PostgreSQL did not start; see ${path.join(cluster.folder, 'server.log')}.`, {
    cause: lastFault,
  })
}

async function start(cluster: Cluster, port: number): Promise<void> {
  const log = path.join(cluster.folder, 'server.log')
  const size = (await stat(log).catch(() => null))?.size ?? 0
  if (size > LARGEST_LOG) await truncate(log)
  const settings = Object.entries({ ...SETTINGS, port }).map(([name, value]) => `-c ${name}='${value}'`)
  await run(
    path.join(cluster.programs, 'pg_ctl'),
    ['-D', cluster.folder, '-l', log, '-o', settings.join(' '), '-w', '-t', '30', '-s', 'start'],
    { ...cluster.account, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, timeout: 40_000 },
  )
}

async function readPidFile(cluster: Cluster): Promise<{ pid: number; port: number } | null> {
  const text = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

async function isOurs(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({ ...connection(cluster, port, 'postgres'), connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === cluster.folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether a process is a living PostgreSQL of this cluster: it works from inside its folder. */
async function belongsHere(cluster: Cluster, pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (cwd !== undefined) return cwd === cluster.folder
  if (process.platform === 'linux') return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The port used before where it is free, so that whoever still holds the address finds the cluster again. */
async function choosePort(cluster: Cluster): Promise<number> {
  const file = path.join(cluster.folder, 'port')
  const before = Number(await readFile(file, 'utf8').catch(() => ''))
  if (before > 0 && (await freePort(before))) return before
  const port = (await freePort(0)) as number
  await writeFile(file, String(port))
  return port
}

function freePort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client(connection(cluster, port, 'postgres'))
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    // Two processes that start at once may both find it missing.
    const code = (error as { code?: string }).code
    if (code !== '42P04' && code !== '23505') throw error
  } finally {
    await client.end()
  }
}

/** Keeps a cluster running for as long as this process uses it. */
async function supervise(cluster: Cluster, port: number): Promise<EmbeddedDatabase> {
  let stopping = false
  let presence = await attend()

  async function attend(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection(cluster, port, DATABASE), application_name: PRESENCE, keepAlive: true })
    client.on('error', () => {})
    await client.connect()
    client.once('end', () => void revive())
    return client
  }

  async function revive(): Promise<void> {
    while (!stopping) {
      await pause(250)
      try {
        await ensureRunning(cluster, port)
        presence = await attend()
        return
      } catch {
        // Tried again until it works or the process is told to stop.
      }
    }
  }

  return {
    url: `postgresql://${ROLE}:${cluster.password}@127.0.0.1:${port}/${DATABASE}`,
    async stop() {
      stopping = true
      const others = await presence
        .query('select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [PRESENCE])
        .then(({ rowCount }) => rowCount ?? 0)
        .catch(() => 0)
      await presence.end().catch(() => {})
      if (others > 0) return
      await run(
        path.join(cluster.programs, 'pg_ctl'),
        ['-D', cluster.folder, '-m', 'fast', '-w', '-t', '20', '-s', 'stop'],
        { ...cluster.account, cwd: '/' },
      ).catch(() => {})
    },
  }
}

function connection(cluster: Cluster, port: number, database: string): pg.ClientConfig {
  return { host: '127.0.0.1', port, user: ROLE, password: cluster.password, database }
}

async function own(target: string, account: Account): Promise<void> {
  if (account.uid === undefined || account.gid === undefined) return
  await chown(target, account.uid, account.gid)
  await chmod(target, (await stat(target)).isDirectory() ? 0o700 : 0o600)
}
