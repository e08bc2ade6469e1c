import 'reflect-metadata'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql'
import type { ClientBase } from 'pg'
import { entities } from './entities.ts'
import { releaseLostConnections } from './lost-connections.ts'
import { migrationsList } from './migrations.ts'

/** How long the database is waited for, in milliseconds; 0 for no limit. */
interface WaitLimits {
  readonly connection: number
  readonly query: number
  /** The database then reports that other changes hold a lock. */
  readonly lock: number
}

/**
 * A connection and a query together take less than the five seconds within which a visitor gets the error page of an
 * unavailable database. A lock is waited for less long than an answer: a query without one would be taken for a database
 * that cannot be reached.
 */
const LIMITS: WaitLimits = { connection: 2_000, query: 2_500, lock: 2_000 }

/**
 * Connects MikroORM to PostgreSQL.
 * @param url a `postgresql://` address, whose role must own the database.
 * @param limits those that differ from the usual ones.
 */
export async function openOrm(url: string, limits: Partial<WaitLimits> = {}): Promise<MikroORM> {
  const { connection, query, lock } = { ...LIMITS, ...limits }
  return MikroORM.init({
    clientUrl: url,
    entities,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migration', snapshot: false, silent: true },
    pool: { min: 0, max: 10 },
    driverOptions: {
      connectionTimeoutMillis: connection,
      application_name: 'restaurant-site',
      onPoolCreated: releaseLostConnections,
      query_timeout: query,
      // Dates are parsed in these formats, so that they must not depend on the server's settings.
      onConnect: (client: ClientBase) =>
        client.query(`set datestyle = 'ISO'; set timezone = 'UTC'; set lock_timeout = ${lock}`),
    },
    // Tables without entities: of the rate limiter, of the picture store's binding, and of idempotency keys.
    schemaGenerator: { skipTables: ['sign_in_attempt', 'picture_store', 'client_key'] },
    debug: false,
  })
}
