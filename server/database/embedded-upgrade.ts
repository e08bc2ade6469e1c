import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { LOCKS } from '../core/primitives/locks.ts'
import { StartError } from '../core/start-error.ts'
import { type EmbeddedDatabase, runCluster } from './embedded.ts'
import {
  type Cluster,
  clusterIn,
  connection,
  DATABASE,
  initialise,
  locateCluster,
  majorOfBinaries,
  majorOfCluster,
  ROLE,
  urlFor,
} from './embedded-cluster.ts'
import { ensureRunning, stopLeftover, stopServer } from './embedded-server.ts'
import { binariesIn, postgresBinaries } from './postgres-binaries.ts'

/** A cluster of another major version of PostgreSQL, and the location of the new cluster. */
export interface Upgrade {
  readonly old: Cluster
  readonly from: string
  readonly to: string
  readonly target: string
  /** Folder of the binaries of the bundled PostgreSQL. */
  readonly binaries: string
}

/**
 * Finds the cluster of an older version in a data folder.
 * @param given folder of the binaries of that version; null if not configured.
 * @returns null if the cluster has the current version, or there is none.
 * @throws {StartError} if these binaries are missing or of another version.
 */
export async function findUpgrade(dataDir: string, given: string | null): Promise<Upgrade | null> {
  const { folder, account } = await locateCluster(dataDir)
  const from = await majorOfCluster(folder)
  const binaries = await postgresBinaries(account, dataDir)
  const to = await majorOfBinaries(binaries, account)
  if (from === null || to === null || from === to) return null
  if (given === null) {
    throw new StartError(
      `DATA_DIR holds a database of PostgreSQL ${from}: name the folder of the version of this product that ran before, or of programs of PostgreSQL ${from}, by --programs FOLDER.`,
    )
  }
  const old = await binariesIn(given, account, dataDir)
  const found = await majorOfBinaries(old, account)
  if (found !== from) {
    throw new StartError(
      `FOLDER must hold programs of PostgreSQL ${from}, which made the database of DATA_DIR; those of ${given} are of PostgreSQL ${found}.`,
    )
  }
  const target = path.join(path.dirname(folder), `postgres-${to}`)
  return { old: await clusterIn(folder, old, account), from, to, target, binaries }
}

/** The old cluster, used exclusively until it is stopped. */
interface OldDatabase {
  /** For the superuser of the cluster. */
  readonly url: string
  stop(): Promise<void>
}

/** @throws {StartError} if another process uses it. */
export async function runExclusively(cluster: Cluster): Promise<OldDatabase> {
  const endpoint = await ensureRunning(cluster)
  const client = new pg.Client({ ...connection(cluster, endpoint, DATABASE), keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    LOCKS.inUse,
  ])
  if (!rows[0]?.alone) {
    await client.end()
    throw new StartError('Another process uses the database of DATA_DIR: stop it first.')
  }
  return {
    url: urlFor(ROLE, cluster.password, endpoint),
    async stop() {
      await stopServer(cluster)
      await client.end().catch(() => {})
    },
  }
}

/** Creates and runs an empty cluster beside the old one, replacing the remains of an interrupted run. */
export async function runNewCluster({ old, target, binaries }: Upgrade): Promise<EmbeddedDatabase> {
  if ((await majorOfCluster(target)) !== null)
    await stopLeftover(await clusterIn(target, binaries, old.account))
  await rm(target, { recursive: true, force: true })
  await initialise(target, binaries, old.account)
  return runCluster(await clusterIn(target, binaries, old.account))
}
