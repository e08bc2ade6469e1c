import pg from 'pg'
import { LOCKS } from '../core/locks.ts'
import { openOrm } from './orm.ts'

/** Brings the database to the present model. Safe when several processes start at once on one database. */
export async function migrate(url: string): Promise<void> {
  // A step may have to go through all rows of a large table.
  const orm = await openOrm(url, 0)
  try {
    await withLock(url, () => orm.migrator.up())
  } finally {
    await orm.close(true)
  }
}

/** Runs `work` while no other process runs its own under the same database. */
export async function withLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const lock = new pg.Client({ connectionString: url })
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCKS.start])
    return await work()
  } finally {
    await lock.end()
  }
}
