import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { LOCKS } from '../core/primitives/locks.ts'
import {
  type Cluster,
  connection,
  DATABASE,
  type Endpoint,
  openCluster,
  ROLE,
  urlFor,
} from './embedded-cluster.ts'
import { plainRoleUrl } from './embedded-role.ts'
import { boundLog, ensureRunning, stopServer } from './embedded-server.ts'
import { withClient } from './with-client.ts'

const LOOK_AT_LOG_EVERY_MS = 60 * 60 * 1000
const MAX_PAUSE_MS = 5_000

export interface EmbeddedDatabase {
  /** Address of the application's database, for the role that owns it. */
  readonly url: string
  /** The same database for the superuser of the cluster. */
  readonly adminUrl: string
  /** Stops the cluster, unless another process still uses it. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL with its cluster in the data folder, or uses the running one: after a `kill -9` it may
 * have outlived its process, and two processes on one data folder share one cluster. If the server ends while in use it
 * is restarted with the same address.
 * @param notify receives a sentence when that happens.
 * @throws {StartError} if this user cannot use the data folder.
 */
export async function startEmbedded(
  dataDir: string,
  notify: (sentence: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  return runCluster(await openCluster(dataDir), notify)
}

/** The same for an existing cluster. */
export async function runCluster(
  cluster: Cluster,
  notify: (sentence: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  let lastFault: unknown
  // A cluster that another process is stopping may answer once more.
  for (let attempt = 0; attempt < 5; attempt++) {
    const endpoint = await ensureRunning(cluster)
    try {
      await createDatabase(cluster, endpoint)
      const url = await plainRoleUrl(cluster, endpoint)
      return { ...supervise(cluster, endpoint, await openPresence(cluster, endpoint), notify), url }
    } catch (error) {
      lastFault = error
      await pause(300)
    }
  }
  throw lastFault
}

async function createDatabase(cluster: Cluster, endpoint: Endpoint): Promise<void> {
  try {
    await withClient(connection(cluster, endpoint, 'postgres'), async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`create database ${DATABASE}`)
    })
  } catch (error) {
    // Of two concurrent starts both may find the database missing.
    const code = (error as { code?: string }).code
    if (code !== '42P04' && code !== '23505') throw error
  }
}

/**
 * Opens the connection that marks the cluster as in use; the server drops it and its lock even if this process is
 * killed.
 */
async function openPresence(cluster: Cluster, endpoint: Endpoint): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection(cluster, endpoint, DATABASE),
    application_name: 'restaurant-site in use',
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [LOCKS.inUse])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Keeps a cluster running while this process uses it. */
function supervise(
  cluster: Cluster,
  endpoint: Endpoint,
  first: pg.Client,
  notify: (sentence: string) => void,
): Omit<EmbeddedDatabase, 'url'> {
  let stopping: Promise<void> | undefined
  let presence = first
  let reviving = Promise.resolve()
  const logTimer = setInterval(() => void boundLog(cluster), LOOK_AT_LOG_EVERY_MS).unref()
  watch()

  function watch(): void {
    presence.once('end', () => {
      if (!stopping) reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    notify('PostgreSQL has ended unexpectedly; it is started again.')
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
      try {
        await ensureRunning(cluster, endpoint)
        presence = await openPresence(cluster, endpoint)
        watch()
        notify('PostgreSQL is running again.')
        return
      } catch (error) {
        notify(`PostgreSQL did not start: ${(error as Error).message}`)
        await pause(wait)
      }
    }
  }

  async function stop(): Promise<void> {
    clearInterval(logTimer)
    await reviving
    if (await isLast(presence)) await stopServer(cluster)
    await presence.end().catch(() => {})
  }

  return {
    adminUrl: urlFor(ROLE, cluster.password, endpoint),
    stop() {
      stopping ??= stop()
      return stopping
    },
  }
}

/**
 * Whether no other process uses the cluster. The shared lock is released before the exclusive one is requested, so that
 * of several processes that stop at once exactly one gets it.
 */
async function isLast(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [LOCKS.inUse])
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      LOCKS.inUse,
    ])
    return rows[0]?.alone === true
  } catch {
    // The server is stopped or stopping, and a second stop is harmless.
    return true
  }
}
