import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../core/attempt-limit.ts'
import { TooManyRequestsError } from '../core/errors.ts'

const ATTEMPTS = 20
const PER_SECONDS = 60

/**
 * 20 attempts a minute for each address, counted in the database across all processes.
 * @param waitMs how long a connection, and an answer, is waited for.
 */
export function signInLimit(databaseUrl: string, waitMs = 4_000): AttemptLimit & { stop(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    idleTimeoutMillis: 10_000,
    application_name: 'restaurant-site',
  })
  // The next attempt reports a lost connection.
  pool.on('error', () => {})
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'sign_in_attempt',
    tableCreated: true,
    keyPrefix: '',
    points: ATTEMPTS,
    duration: PER_SECONDS,
  })
  /** @returns null if the attempt is allowed. */
  async function refusal(address: string): Promise<RateLimiterRes | null> {
    try {
      await limiter.consume(address)
      return null
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused
      throw refused
    }
  }

  return {
    async take(address) {
      const refused = await refusal(address)
      if (!refused) return
      // If the clock was set back since, the block would last until it has caught up.
      const isOfLater = refused.msBeforeNext > 2 * PER_SECONDS * 1000
      if (isOfLater && (await limiter.delete(address)) && !(await refusal(address))) return
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
    },
    stop: () => pool.end(),
  }
}
