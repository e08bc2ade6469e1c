import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequestsError } from '../core/errors.ts'
import type { SignInLimit } from '../modules/auth/auth.service.ts'

const ATTEMPTS = 20
const PER_SECONDS = 60

/** 20 attempts a minute for each address, counted in the database for all processes together. */
export function signInLimit(databaseUrl: string): SignInLimit & { stop(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 4_000,
    query_timeout: 4_000,
    idleTimeoutMillis: 10_000,
    application_name: 'restaurant-site',
  })
  // A lost connection shows at the next attempt.
  pool.on('error', () => {})
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'sign_in_attempt',
    tableCreated: true,
    keyPrefix: '',
    points: ATTEMPTS,
    duration: PER_SECONDS,
  })
  return {
    async take(address) {
      try {
        await limiter.consume(address)
      } catch (refused) {
        if (refused instanceof RateLimiterRes) {
          throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
        }
        throw refused
      }
    },
    stop: () => pool.end(),
  }
}
