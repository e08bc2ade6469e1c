import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { isAlive } from '../../server/core/primitives/process-alive.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../server/database/embedded.ts'
import { migrate } from '../../server/database/migrate.ts'

/** The cluster of a run and its folder, which goes with it. */
export interface TestCluster {
  /** Its address, as a role that may make databases. */
  readonly url: string
  /** Name of the migrated, empty database in it. */
  readonly template: string
  /** Folder for the files that test files share. */
  readonly folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

const TEMPLATE = 'test_template'
const PREFIX = 'restaurant-tests-'

/** One cluster for a run, with a migrated database that each test file clones. */
interface Run {
  readonly ready: Promise<EmbeddedDatabase>
  users: number
}

// Each project that asks for the cluster loads this file anew, so that what they share is kept outside of it.
const shared = globalThis as typeof globalThis & { testCluster?: Run }

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testCluster ??= { ready: open(), users: 0 }
  const run = shared.testCluster
  run.users++
  const database = await run.ready
  project.provide('cluster', { url: database.adminUrl, template: TEMPLATE, folder: folderOf(process.pid) })
  return async () => {
    run.users--
    if (run.users > 0) return
    shared.testCluster = undefined
    await close(database, folderOf(process.pid))
  }
}

async function open(): Promise<EmbeddedDatabase> {
  await closeAbandoned()
  const database = await startEmbedded(folderOf(process.pid))
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  // Nothing here outlives the run, so that nothing has to survive a crash.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await admin.query(`alter system set ${setting} = off`)
  }
  await admin.query('select pg_reload_conf()')
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const url = new URL(database.adminUrl)
  url.pathname = `/${TEMPLATE}`
  await migrate(url.href)
  return database
}

function folderOf(pid: number): string {
  return path.join(tmpdir(), `${PREFIX}${pid}`)
}

async function close(database: EmbeddedDatabase, folder: string): Promise<void> {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A run that was killed left its cluster, most likely still running. */
async function closeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN
    if (!(pid > 0) || isAlive(pid)) continue
    const folder = path.join(tmpdir(), name)
    await startEmbedded(folder)
      .then((database) => close(database, folder))
      // Another user's, or beyond repair: no reason not to test.
      .catch(() => {})
  }
}
