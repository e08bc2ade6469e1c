import pg from 'pg'
import { LOCKS } from '../core/primitives/locks.ts'
import { StartError } from '../core/start-error.ts'
import { migrationsList } from './migrations.ts'
import { openOrm } from './orm.ts'

/** The names of all migrations, in their order. */
export const migrationNames: readonly string[] = migrationsList.map(({ name }) => name)

/**
 * Brings the database to the present model. Safe when several processes start at once on one database.
 * @throws {StartError} where a newer version has migrated it.
 */
export async function migrate(url: string): Promise<void> {
  await withLock(url, async (connection) => {
    await refuseNewer(connection)
    await bringUpToDate(url)
  })
}

/** An older program would write rows that the newer model does not allow, or lose columns that it does not know. */
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
 * The same for who holds the lock already.
 * @param names the migrations to run; all, unless given.
 */
export async function bringUpToDate(url: string, names = migrationNames): Promise<void> {
  // A step may have to go through all rows of a large table.
  const orm = await openOrm(url, 0)
  try {
    await orm.migrator.up({ migrations: [...names] })
  } finally {
    await orm.close(true)
  }
}

/** Runs `work` while no other process runs its own under the same database. */
export async function withLock<T>(url: string, work: (connection: pg.Client) => Promise<T>): Promise<T> {
  const lock = new pg.Client({ connectionString: url })
  // A connection that is lost frees the lock; the work has transactions of its own, and is not ended by it.
  lock.on('error', () => {})
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCKS.start])
    return await work(lock)
  } finally {
    await lock.end().catch(() => {})
  }
}
