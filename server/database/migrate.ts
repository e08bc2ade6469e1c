import type pg from 'pg'
import { LOCKS } from '../core/primitives/locks.ts'
import { StartError } from '../core/start-error.ts'
import { migrationsList } from './migrations.ts'
import { openOrm } from './orm.ts'
import { withClient } from './with-client.ts'

/** The names of all migrations, in order. */
export const migrationNames: readonly string[] = migrationsList.map(({ name }) => name)

/**
 * Migrates the database to the current model. Safe when several processes start at once on one database.
 * @throws {StartError} if a newer version has migrated it.
 */
export async function migrate(url: string): Promise<void> {
  await withLock(url, async (connection) => {
    await refuseNewer(connection)
    await bringUpToDate(url)
  })
}

/** An older version would write rows that the newer model does not allow, or lose columns that it does not know. */
async function refuseNewer(connection: pg.Client): Promise<void> {
  const { rows: tables } = await connection.query("select to_regclass('migration') is not null as present")
  if (!tables[0]?.present) return
  const { rows } = await connection.query<{ name: string }>('select name from migration order by id')
  const unknown = rows.map(({ name }) => name).filter((name) => !migrationNames.includes(name))
  if (unknown.length === 0) return
  throw new StartError(
    `The database was migrated by a newer version (${unknown.join(', ')}): start that version, or restore a backup of before into an empty database.`,
  )
}

/**
 * The same for a caller that holds the lock already.
 * @param names the migrations to run; all by default.
 */
export async function bringUpToDate(url: string, names = migrationNames): Promise<void> {
  // Without timeout: a migration may have to update all rows of a large table.
  const orm = await openOrm(url, 0)
  try {
    await orm.migrator.up({ migrations: [...names] })
  } finally {
    await orm.close(true)
  }
}

/** Runs `work` under the advisory lock of starts. */
export async function withLock<T>(url: string, work: (connection: pg.Client) => Promise<T>): Promise<T> {
  // A lost connection releases the lock; the work has its own transactions and continues.
  return withClient({ connectionString: url }, async (lock) => {
    await lock.query('select pg_advisory_lock($1)', [LOCKS.start])
    return work(lock)
  })
}
