import 'reflect-metadata'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql'
import type { ClientBase } from 'pg'
import { entities } from './entities.ts'
import { releaseLostConnections } from './lost-connections.ts'
import { migrationsList } from './migrations.ts'

/** Both together are less than the five seconds within which a visitor gets the error page of an unavailable database. */
const MAX_WAIT_MS = 2_000
const MAX_QUERY_MS = 2_500
/**
 * The part of the time of a query that it may wait for a lock: the database then reports that other changes hold it. A
 * query without an answer would be taken for a database that cannot be reached.
 */
const WAIT_FOR_LOCK = 0.8

/**
 * Connects MikroORM to PostgreSQL.
 * @param url a `postgresql://` address, whose role must own the database.
 * @param maxQueryMs 0 for no limit.
 */
export async function openOrm(url: string, maxQueryMs = MAX_QUERY_MS): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migration', snapshot: false, silent: true },
    pool: { min: 0, max: 10 },
    driverOptions: {
      connectionTimeoutMillis: MAX_WAIT_MS,
      application_name: 'restaurant-site',
      onPoolCreated: releaseLostConnections,
      query_timeout: maxQueryMs,
      // Dates are parsed in these formats, so that they must not depend on the server's settings.
      onConnect: (client: ClientBase) =>
        client.query(
          `set datestyle = 'ISO'; set timezone = 'UTC'; set lock_timeout = ${maxQueryMs * WAIT_FOR_LOCK}`,
        ),
    },
    // Tables without entities: of the rate limiter, of the picture store's binding, and of idempotency keys.
    schemaGenerator: { skipTables: ['sign_in_attempt', 'picture_store', 'client_key'] },
    debug: false,
  })
}
