import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { pointTo } from '../database/embedded-cluster.ts'
import { runAlone, runAnew, type Upgrade } from '../database/embedded-upgrade.ts'
import { DiskStore } from '../media/disk-store.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import type { Undo } from './verify.ts'

export interface UpgradeParts {
  readonly dataDir: string
  readonly authSecret: string
  readonly version: { readonly name: string; readonly version: string }
  /** Takes how to close what is opened, whichever way it ends. */
  readonly undo: Undo
  readonly signal: AbortSignal
  /** Is given a sentence for each step. */
  readonly tell: (sentence: string) => void
}

/**
 * Carries the content of a cluster into one of the present major version of PostgreSQL, beside it: a backup with the old
 * programs, a restore with the new ones. The data folder is switched to the new cluster in one step once it is complete
 * and stopped; until then, and in the old cluster also after it, everything is as it was.
 * @returns how many rows were carried over.
 * @throws {StartError} where another process uses the database.
 * @throws {BackupError} where there is nothing to carry over.
 */
export async function upgradeDatabase(upgrade: Upgrade, parts: UpgradeParts): Promise<number> {
  const { dataDir, authSecret, version, undo, signal, tell } = parts
  const { old, from, to, target } = upgrade
  const file = path.join(dataDir, `upgrade-to-postgres-${to}.tar.gz`)
  const database = await runAlone(old)
  undo(() => database.stop())
  undo(() => rm(file, { force: true }))

  tell(`The rows are read with PostgreSQL ${from}.`)
  const storeId = await storeIdOf(database.url)
  // No record's picture is copied: they stay where they are.
  const source = { databaseUrl: database.url, files: new DiskStore(dataDir), places: [], authSecret, version }
  await makeBackup(source, file, signal)
  const manifest = await readManifest(file)

  tell(`They are written with PostgreSQL ${to}, into ${target}.`)
  signal.throwIfAborted()
  const fresh = await runAnew(upgrade)
  undo(() => fresh.stop())
  await restoreBackup(file, manifest, {
    databaseUrl: fresh.url,
    authSecret: () => authSecret,
    put: async () => {},
    // The store of pictures is bound to this database already, by an id that goes along.
    bind: async () => {},
  })
  await setStoreId(fresh.url, storeId)
  signal.throwIfAborted()
  await fresh.stop()
  await database.stop()
  await pointTo(dataDir, target)
  return manifest.tables.reduce((sum, table) => sum + table.rows, 0)
}

/** Null where the pictures were never bound, as in databases of early versions. */
async function storeIdOf(url: string): Promise<string | null> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query("select to_regclass('picture_store') is not null as there")
    if (!tables[0].there) return null
    const { rows } = await client.query<{ id: string }>('select id from picture_store')
    return rows[0]?.id ?? null
  })
}

async function setStoreId(url: string, id: string | null): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('delete from picture_store')
    if (id !== null) await client.query('insert into picture_store (id) values ($1)', [id])
  })
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end().catch(() => {}))
}
