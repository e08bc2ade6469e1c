import { execFile } from 'node:child_process'
import { readFile, readlink, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type pg from 'pg'
import { isAlive } from '../core/primitives/process-alive.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { type Cluster, connection, type Endpoint, giveTo } from './embedded-cluster.ts'
import { withClient } from './with-client.ts'

const run = promisify(execFile)

const MAX_LOG_BYTES = 10 * MEBIBYTE
const START_WITHIN_MS = 60_000
const ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

/** The longest path of a socket that every system accepts. */
const MAX_SOCKET_BYTES = 103
const LOOPBACK = '127.0.0.1'
/** Part of the file name of a socket. */
const SOCKET_NUMBER = 5432

/** Starts the cluster unless it is running. @returns its endpoint. */
export async function ensureRunning(cluster: Cluster, fixed?: Endpoint): Promise<Endpoint> {
  const deadline = performance.now() + START_WITHIN_MS
  let lastFault: unknown
  while (performance.now() < deadline) {
    const noted = await readPidFile(cluster)
    if (noted) {
      if (await isOurs(cluster, noted.endpoint)) return noted.endpoint
      const holder = await holderOf(cluster, noted.pid)
      if (
        holder === 'this cluster' &&
        isSocket(noted.endpoint.host) &&
        noted.endpoint.host !== cluster.folder
      ) {
        // The folder was moved while the server ran, so that its socket cannot be found.
        await stopServer(cluster)
        continue
      }
      if (holder === 'this cluster') {
        // The server is starting or stopping.
        await pause(100)
        continue
      }
      // PostgreSQL recognises the pid file of a process that has ended, and refuses to start over any other.
      if (holder === 'a stranger' && (await readPidFile(cluster))?.text === noted.text) {
        await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true })
      }
    }
    try {
      await start(cluster, fixed ?? (await chooseEndpoint(cluster)))
    } catch (error) {
      lastFault = error
      await pause(300)
    }
  }
  throw new Error(`PostgreSQL did not start; see ${logOf(cluster)}.`, { cause: lastFault })
}

/** Stops the cluster's server: ends its connections at once, and writes a checkpoint. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const stop = (mode: string) =>
    run(
      path.join(cluster.binaries, 'pg_ctl'),
      ['-D', cluster.folder, '-m', mode, '-w', '-t', '15', '-s', 'stop'],
      { ...cluster.account, cwd: '/' },
    )
  const noted = await readPidFile(cluster)
  if (!noted) return
  // Committed transactions are in the write-ahead log, so that an immediate stop loses nothing.
  await stop('fast').catch(() => stop('immediate').catch(() => {}))
  // pg_ctl waits until the pid file is removed, which is shortly before the server ends.
  for (
    let waited = 0;
    waited < 2_000 && (await holderOf(cluster, noted.pid)) === 'this cluster';
    waited += 10
  ) {
    await pause(10)
  }
}

/** Stops a server that a killed process left running in a cluster's folder. */
export async function stopLeftover(cluster: Cluster): Promise<void> {
  const noted = await readPidFile(cluster)
  if (noted && (await holderOf(cluster, noted.pid)) === 'this cluster') await stopServer(cluster)
}

/** Truncates the server's own log once it is large; important messages are in the application's log. */
export async function boundLog(cluster: Cluster): Promise<void> {
  const size = (await stat(logOf(cluster)).catch(() => null))?.size ?? 0
  if (size > MAX_LOG_BYTES) await truncate(logOf(cluster)).catch(() => {})
}

function logOf(cluster: Cluster): string {
  return path.join(cluster.folder, 'server.log')
}

async function start(cluster: Cluster, { host, port }: Endpoint): Promise<void> {
  await boundLog(cluster)
  const place = isSocket(host)
    ? { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
    : { listen_addresses: host, unix_socket_directories: '' }
  const settings = Object.entries({ ...SETTINGS, ...place, port }).map(
    ([name, value]) => `-c ${name}='${value}'`,
  )
  await run(
    path.join(cluster.binaries, 'pg_ctl'),
    ['-D', cluster.folder, '-l', logOf(cluster), '-o', settings.join(' '), '-w', '-t', '30', '-s', 'start'],
    { ...cluster.account, cwd: '/', env: ENVIRONMENT, timeout: 40_000 },
  )
}

interface PidFile {
  readonly pid: number
  readonly endpoint: Endpoint
  readonly text: string
}

async function readPidFile(cluster: Cluster): Promise<PidFile | null> {
  const text = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), endpoint: { host: lines[4] || LOOPBACK, port: Number(lines[3]) }, text }
}

/** Whether the server at an endpoint runs this cluster: it accepts the password and reports the same folder. */
async function isOurs(cluster: Cluster, endpoint: Endpoint): Promise<boolean> {
  if (!(endpoint.port > 0)) return false
  const showFolder = (client: pg.Client) => client.query<{ data_directory: string }>('show data_directory')
  try {
    const { rows } = await withClient(connection(cluster, endpoint, 'postgres'), showFolder)
    return rows[0]?.data_directory === cluster.folder
  } catch {
    return false
  }
}

/** The kind of process that a pid file names: after a crash the pid may belong to a zombie or to another program. */
async function holderOf(cluster: Cluster, pid: number): Promise<'nobody' | 'this cluster' | 'a stranger'> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return 'nobody'
  if (process.platform === 'linux') {
    // PostgreSQL's working directory is its cluster's folder.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
    return folder === cluster.folder ? 'this cluster' : 'a stranger'
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.includes(cluster.folder) ? 'this cluster' : 'a stranger'
}

const isSocket = (host: string) => host.startsWith('/')

/**
 * A socket in the cluster's folder, which only its account can enter; on Windows, or if the folder's path is too long
 * for a socket or needs quoting in a setting, a local port.
 */
async function chooseEndpoint(cluster: Cluster): Promise<Endpoint> {
  const socket = path.join(cluster.folder, `.s.PGSQL.${SOCKET_NUMBER}`)
  const isUsable =
    process.platform !== 'win32' &&
    /^[\w./-]+$/.test(cluster.folder) &&
    Buffer.byteLength(socket) <= MAX_SOCKET_BYTES
  return isUsable
    ? { host: cluster.folder, port: SOCKET_NUMBER }
    : { host: LOOPBACK, port: await choosePort(cluster) }
}

/** The port used before if it is free, so that existing clients find the cluster again. */
async function choosePort(cluster: Cluster): Promise<number> {
  const file = path.join(cluster.folder, 'port')
  const before = Number(await readFile(file, 'utf8').catch(() => ''))
  if (before > 0 && (await freePort(before))) return before
  const port = (await freePort(0)) as number
  await writeFile(file, String(port))
  await giveTo(cluster.account, file)
  return port
}

function freePort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(null))
    probe.listen(port, LOOPBACK, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}
