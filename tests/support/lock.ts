import pg from 'pg'
import { vi } from 'vitest'

/** A database lock that makes clients wait, so that their work can be interrupted half-way. */
interface Obstacle {
  /** Returns once a client waits. */
  waitedFor(): Promise<void>
  /** Releases the lock. */
  clear(): Promise<void>
}

/** @param statement blocks other clients until its transaction ends. */
export async function obstruct(databaseUrl: string, statement: string): Promise<Obstacle> {
  const [holder, watcher] = [0, 0].map(() => new pg.Client({ connectionString: databaseUrl })) as [
    pg.Client,
    pg.Client,
  ]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query(`begin; ${statement}`)
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    async waitedFor() {
      await vi.waitFor(
        async () => {
          const { rowCount } = await watcher.query(
            'select from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))',
            [rows[0]?.pid],
          )
          if (!rowCount) throw new Error('Nobody waits.')
        },
        { interval: 20 },
      )
    },
    async clear() {
      await holder.query('rollback')
      await Promise.all([holder.end(), watcher.end()])
    },
  }
}
