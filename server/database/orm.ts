import 'reflect-metadata'
import { Migrator } from '@mikro-orm/migrations'
import { MikroORM, UnderscoreNamingStrategy } from '@mikro-orm/postgresql'
import type { ClientBase } from 'pg'
import { entities } from './entities.ts'
import { giveBackLostConnections } from './lost-connections.ts'
import { migrationsList } from './migrations.ts'

/** Together less than the five seconds within which a visitor is told that the database is away. */
const LONGEST_WAIT_MS = 2_000
const LONGEST_QUERY_MS = 2_500

/**
 * Connects MikroORM to PostgreSQL.
 * @param url a `postgresql://` address; a reader of it must own its database.
 */
export async function openOrm(url: string, longestQueryMs = LONGEST_QUERY_MS): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    namingStrategy: UnderscoreNamingStrategy,
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migration', snapshot: false, silent: true },
    pool: { min: 0, max: 10 },
    driverOptions: {
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      application_name: 'restaurant-site',
      onPoolCreated: giveBackLostConnections,
      query_timeout: longestQueryMs,
      // Times are read as these say, whatever the server's settings are.
      onConnect: (client: ClientBase) => client.query("set datestyle = 'ISO'; set timezone = 'UTC'"),
    },
    // Written by the rate limiter, by the binding of pictures to their database, and by additions that clients named.
    schemaGenerator: { skipTables: ['sign_in_attempt', 'picture_store', 'client_key'] },
    debug: false,
  })
}
