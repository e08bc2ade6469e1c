import type pg from 'pg'
import { LOCKS } from '../core/primitives/locks.ts'
import { StartError } from '../core/start-error.ts'
import { migrationsList } from './migrations.ts'
import { openOrm } from './orm.ts'
import { withClient } from './with-client.ts'

/** A wait for another start that is worth a line in the log. */
const WAITING_MS = 10_000

export const migrationNames: readonly string[] = migrationsList.map(({ name }) => name)

/**
 * Migrates the database to the current model. Safe when several processes start at once on one database.
 * @param waiting runs once another start has held the lock for ten seconds.
 * @throws {StartError} if a newer version has migrated it, or one before 1.0.0.
 */
export async function migrate(url: string, waiting?: () => void): Promise<void> {
  await withLock(
    url,
    async (connection) => {
      await refuseNewer(connection)
      await bringUpToDate(url)
    },
    waiting,
  )
}

/** Whether applied migrations are of the time before 1.0.0, whose database no version upgrades. */
export const isOfNoRelease = (names: readonly string[]): boolean => names.includes('001-first-model')

/** An older version would write rows that the newer model does not allow, or lose columns that it does not know. */
async function refuseNewer(connection: pg.Client): Promise<void> {
  const { rows: tables } = await connection.query("select to_regclass('migration') is not null as present")
  if (!tables[0]?.present) return
  const { rows } = await connection.query<{ name: string }>('select name from migration order by id')
  const unknown = rows.map(({ name }) => name).filter((name) => !migrationNames.includes(name))
  if (unknown.length === 0) return
  if (isOfNoRelease(unknown))
    throw new StartError(
      'The database is of a version before 1.0.0, which was never released, and cannot be upgraded: start with an empty one.',
    )
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
  const orm = await openOrm(url, { query: 0, lock: 0 })
  try {
    await orm.migrator.up({ migrations: [...names] })
  } finally {
    await orm.close(true)
  }
}

/** Runs `work` under the advisory lock of starts. @param waiting runs once the lock has been waited for ten seconds. */
export async function withLock<T>(
  url: string,
  work: (connection: pg.Client) => Promise<T>,
  waiting: () => void = () => {},
): Promise<T> {
  // A lost connection releases the lock; the work has its own transactions and continues.
  return withClient({ connectionString: url }, async (lock) => {
    const late = setTimeout(waiting, WAITING_MS)
    await lock.query('select pg_advisory_lock($1)', [LOCKS.start]).finally(() => clearTimeout(late))
    return work(lock)
  })
}
