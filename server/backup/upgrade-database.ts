import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pointTo } from '../database/embedded-cluster.ts'
import { runExclusively, runNewCluster, type Upgrade } from '../database/embedded-upgrade.ts'
import { withClient } from '../database/with-client.ts'
import { DiskStore } from '../media/disk-store.ts'
import { makeBackup } from './make-backup.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restore.ts'
import type { Defer } from './verify.ts'

interface UpgradeParts {
  readonly dataDir: string
  readonly authSecret: string
  readonly version: { readonly name: string; readonly version: string }
  /** Registers a function that closes what was opened, run after success and failure. */
  readonly defer: Defer
  readonly signal: AbortSignal
  /** Receives a sentence for each step. */
  readonly notify: (sentence: string) => void
}

/**
 * Copies the content of a cluster into a new one of the current major version of PostgreSQL: a backup with the old
 * binaries, a restore with the new ones. The data folder is switched to the new cluster in one step once that is
 * complete and stopped; until then nothing changes, and the old cluster is never changed.
 * @returns the number of rows copied.
 * @throws {StartError} if another process uses the database.
 * @throws {BackupError} if there is nothing to copy.
 */
export async function upgradeDatabase(upgrade: Upgrade, parts: UpgradeParts): Promise<number> {
  const { dataDir, authSecret, version, defer, signal, notify } = parts
  const { old, from, to, target } = upgrade
  const file = path.join(dataDir, `upgrade-to-postgres-${to}.tar.gz`)
  const database = await runExclusively(old)
  defer(() => database.stop())
  defer(() => rm(file, { force: true }))

  notify(`Reading the rows with PostgreSQL ${from}.`)
  const storeId = await storeIdOf(database.url)
  // Pictures are not copied: they stay in the store.
  const source = {
    databaseUrl: database.url,
    files: new DiskStore(dataDir),
    pathColumns: [],
    authSecret,
    version,
    isWhole: true,
  }
  await makeBackup(source, file, signal)
  const manifest = await readManifest(file)

  notify(`Writing them with PostgreSQL ${to} to ${target}.`)
  signal.throwIfAborted()
  const fresh = await runNewCluster(upgrade)
  defer(() => fresh.stop())
  await restoreBackup(file, manifest, {
    databaseUrl: fresh.url,
    authSecret: () => authSecret,
    isSame: true,
    put: async () => {},
    // The store is already bound to this database by an id, which is copied with the rows.
    bind: async () => {},
  })
  await setStoreId(fresh.url, storeId)
  signal.throwIfAborted()
  await fresh.stop()
  await database.stop()
  await pointTo(dataDir, target)
  return manifest.tables.reduce((sum, table) => sum + table.rows, 0)
}

/** Null if the store was never bound, as in databases of early versions. */
async function storeIdOf(url: string): Promise<string | null> {
  return withClient({ connectionString: url }, async (client) => {
    const { rows: tables } = await client.query("select to_regclass('picture_store') is not null as there")
    if (!tables[0].there) return null
    const { rows } = await client.query<{ id: string }>('select id from picture_store')
    return rows[0]?.id ?? null
  })
}

async function setStoreId(url: string, id: string | null): Promise<void> {
  await withClient({ connectionString: url }, async (client) => {
    await client.query('delete from picture_store')
    if (id !== null) await client.query('insert into picture_store (id) values ($1)', [id])
  })
}
