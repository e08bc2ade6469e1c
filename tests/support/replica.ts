import { execFile } from 'node:child_process'
import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '../../server/database/embedded.ts'
import { giveTo, openCluster } from '../../server/database/embedded-cluster.ts'
import { migrate } from '../../server/database/migrate.ts'
import { makeDataFolder } from './running-server.ts'

const run = promisify(execFile)

/** A migrated database in a separate PostgreSQL, and its streaming replica. */
export interface Replicated {
  readonly url: string
  readonly replicaUrl: string
  /** Whether the replica replays changes. */
  replay(yes: boolean): Promise<void>
  /** Resolves once the replica has replayed everything that the primary has committed so far. */
  caughtUp(): Promise<void>
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  close(): Promise<void>
}

export async function startReplicated(): Promise<Replicated> {
  const [home, copy] = [await makeDataFolder(), await makeDataFolder()]
  const first = await startEmbedded(home)
  await migrate(first.url)
  await first.stop()
  // With owners: under root, PostgreSQL runs as another account.
  await run('cp', ['-a', path.join(home, 'postgres'), copy])
  const primary = await startEmbedded(home)
  await follow(copy, primary.adminUrl)
  let replica: EmbeddedDatabase | null = await startEmbedded(copy)
  const { url: replicaUrl, adminUrl: replicaAdminUrl } = replica

  return {
    url: primary.url,
    replicaUrl,
    replay: async (yes) =>
      void (await ask(replicaAdminUrl, `select pg_wal_replay_${yes ? 'resume' : 'pause'}()`)),
    async caughtUp() {
      const [row] = await ask(primary.url, 'select pg_current_wal_lsn() as lsn')
      const there = `select pg_last_wal_replay_lsn() >= '${row?.lsn}' as there`
      while (!(await ask(replicaUrl, there))[0]?.there)
        await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async stopReplica() {
      await replica?.stop()
      replica = null
    },
    async startReplica() {
      replica = await startEmbedded(copy)
    },
    async close() {
      await replica?.stop()
      await primary.stop()
      for (const folder of [home, copy]) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Turns a copied cluster into a replica. */
async function follow(dataDir: string, url: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres')
  const { account } = await openCluster(dataDir)
  const { hostname, port, username, password } = new URL(url)
  const conninfo = `host=${decodeURIComponent(hostname)} port=${port} user=${username} password=${password}`
  await appendFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  await writeFile(path.join(folder, 'standby.signal'), '')
  await giveTo(account, path.join(folder, 'standby.signal'))
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
