import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Env } from '../env.ts'
import { StartError } from '../http.ts'
import { startEmbedded } from './embedded.ts'

const TRY_FOR_MS = 30_000

/** The database that is configured: an existing one, waited for, or the embedded one, started. */
export async function connectDatabase(env: Env): Promise<{ url: string; stop(): Promise<void> }> {
  if (!env.databaseUrl) return startEmbedded(env.dataDir)
  await waitFor(env.databaseUrl)
  return { url: env.databaseUrl, stop: async () => {} }
}

async function waitFor(url: string): Promise<void> {
  const deadline = Date.now() + TRY_FOR_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (Date.now() > deadline) {
        throw new StartError(`DATABASE_URL cannot be reached: ${(error as Error).message || 'no answer'}.`)
      }
      await pause(500)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
