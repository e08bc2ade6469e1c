import { link, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestCluster } from './cluster.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { makeDataFolder, type RunningServer, startServer } from './running-server.ts'

const TEMPLATE = 'demo_template'
/** Any number: test files that want the demo content at once take turns to load it. */
const LOCK = 5_120_377

export interface DemoServer extends RunningServer {
  readonly database: TestDatabase
  readonly dataDir: string
  /** Stops the server and takes everything of it away. */
  end(): Promise<void>
}

/** The same files in a folder of one's own: what is added or taken away there is nobody else's. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    await (entry.isDirectory() ? linkFiles(source, target) : link(source, target))
  }
}

/** Where the demo content's pictures lie; read them, write none. */
export function demoMedia({ folder }: Pick<TestCluster, 'folder'> = inject('cluster')): string {
  return path.join(folder, 'demo-media')
}

/** A database of a test file's own with the demo content, which is loaded once for a run. */
export async function createDemoDatabase(cluster: TestCluster = inject('cluster')): Promise<TestDatabase> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) {
      const empty = await createTestDatabase(undefined, cluster)
      // The sources of the server, which no other file of browser tests needs.
      const { loadDemo } = await import('./load-demo.ts')
      await loadDemo(empty.url, demoMedia(cluster))
      await client.query(`alter database ${new URL(empty.url).pathname.slice(1)} rename to ${TEMPLATE}`)
    }
  } finally {
    await client.end()
  }
  return createTestDatabase(TEMPLATE, cluster)
}

/** The built server with the demo content, on a database and a data folder of the test file's own. */
export async function startDemoServer(
  env: Readonly<Record<string, string>> = {},
  cluster: TestCluster = inject('cluster'),
): Promise<DemoServer> {
  const database = await createDemoDatabase(cluster)
  const dataDir = await makeDataFolder()
  await linkFiles(demoMedia(cluster), path.join(dataDir, 'media'))
  // Many test files start the same program.
  const NODE_COMPILE_CACHE = path.join(cluster.folder, 'compile-cache')
  const server = await startServer({
    dataDir,
    databaseUrl: database.url,
    env: { NODE_COMPILE_CACHE, ...env },
  }).catch(async (error) => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    ...server,
    database,
    dataDir,
    async end() {
      await server.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
