import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { StartError } from '../core/start-error.ts'
import type { Env } from '../env.ts'
import { startEmbedded } from './embedded.ts'
import { withClient } from './with-client.ts'

const TRY_FOR_MS = 30_000
const PAUSE_MS = 500
const MAX_ATTEMPT_MS = 4_000
/** Wrong password, unknown role, unknown database. */
const REFUSALS = new Set(['28P01', '28000', '3D000'])

/**
 * Connects to the configured database: waits for an existing one, or starts the embedded one.
 * @param signal aborts the wait.
 * @throws {StartError} if an existing one does not answer within 30 s, or refuses the connection.
 */
export async function connectDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  signal: AbortSignal,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (!env.databaseUrl) return startEmbedded(env.dataDir, (sentence) => log.warn(sentence))
  await waitFor(env.databaseUrl, log, signal)
  return { url: env.databaseUrl, stop: async () => {} }
}

async function waitFor(url: string, log: Logger, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + TRY_FOR_MS
  for (let attempt = 1; ; attempt++) {
    const fault = await tryOnce(url, Math.min(MAX_ATTEMPT_MS, deadline - performance.now()))
    if (!fault) return
    if (fault.isRefusal || performance.now() + PAUSE_MS >= deadline) {
      throw new StartError(`DATABASE_URL must be a database that can be reached: ${fault.reason}.`)
    }
    if (attempt === 1) log.warn(`The database at DATABASE_URL does not answer yet: ${fault.reason}.`)
    await pause(PAUSE_MS, undefined, { signal })
  }
}

interface Fault {
  readonly reason: string
  /** Whether a retry cannot succeed. */
  readonly isRefusal: boolean
}

/** @returns the fault, or null. */
async function tryOnce(url: string, within: number): Promise<Fault | null> {
  const options = { connectionString: url, connectionTimeoutMillis: within, query_timeout: within }
  try {
    await withClient(options, (client) => client.query('select 1'))
    return null
  } catch (error) {
    // For a name with several addresses, Node reports one error per address inside an AggregateError without message.
    const { message, code } = error as NodeJS.ErrnoException
    const reason = (message || code || 'no answer').replace(/\s*\n\s*/g, ' ')
    return { reason, isRefusal: REFUSALS.has(code ?? '') }
  }
}
