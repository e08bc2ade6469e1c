import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import { pino } from 'pino'
import { vi } from 'vitest'
import { createApp } from '../../server/app.ts'
import { system } from '../../server/core/access.ts'
import type { MediaStore } from '../../server/core/pictures/media-store.ts'
import type { RequestContext } from '../../server/core/request-context.ts'
import { type SecurityEntry, SecurityEvents } from '../../server/core/security-log.ts'
import { openOrm } from '../../server/database/orm.ts'
import { signInLimit } from '../../server/database/sign-in-limit.ts'
import { readEnv } from '../../server/env.ts'
import { SharpDecoder } from '../../server/media/sharp-decoder.ts'
import { createServices, type Services } from '../../server/services.ts'
import { backupTimesOf, openMedia, openReplicas } from '../../server/start/open-runtime.ts'
import { bindPictures } from '../../server/start/picture-binding.ts'
import { createTestDatabase } from './database.ts'
import { makeDataFolder } from './running-server.ts'

export interface Answer<Data> {
  readonly status: number
  readonly data: Data
  readonly errors?: readonly {
    message: string
    path?: unknown[]
    extensions: {
      code: string
      reason: string
      params: Record<string, unknown>
      fields?: { field: string; message: string; rule: string; params: Record<string, unknown> }[]
      line?: number
    }
  }[]
  readonly headers: Headers
}

/** The secret that signs tokens, unless `env` sets another. */
export const AUTH_SECRET = 'a secret for tests, of more than 32 characters'

/** The application in the test's process, with its own database and its services. */
export interface Api {
  readonly url: string
  readonly databaseUrl: string
  /** The folder of pictures, unless `env` configures another store. */
  readonly mediaFolder: string
  readonly orm: MikroORM
  readonly files: MediaStore
  readonly services: Services
  /** The context in which services run as the system, which may do everything. */
  readonly staff: RequestContext
  /** Queries the GraphQL API over HTTP. */
  ask<Data = Record<string, never>>(
    query: string,
    variables?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<Data>>
  /** Runs statements over a separate connection. */
  sql(statement: string, values?: unknown[]): Promise<pg.QueryResult>
  /** The SQL statements that the app sends while `work` runs. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  /** The entries of the security log, oldest first. */
  readonly events: readonly SecurityEntry[]
  close(): Promise<void>
}

/** A machine that stands still for seconds is not a database that cannot be reached, or a record that others hold. */
const PATIENT = { connection: 60_000, query: 60_000, lock: 50_000 }

interface ApiOptions {
  /** The address through which changes are received, if it is another one of the same database. */
  readonly listenTo?: (databaseUrl: string) => string
  /** The certificate of the authority of mail servers. */
  readonly mailAuthority?: string
  /** How long the database is waited for, where a test is about it; elsewhere patiently. */
  readonly limits?: Parameters<typeof openOrm>[1]
}

/**
 * Starts the application with the response cache off, so that a test reads what it has just written; `env` may differ.
 * With a `DATABASE_URL` it shares that database, and does not drop it.
 */
export async function startApi(
  env: Readonly<Record<string, string>> = {},
  { listenTo, mailAuthority, limits }: ApiOptions = {},
): Promise<Api> {
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, drop: async () => {} }
    : await createTestDatabase()
  const dataDir = await makeDataFolder()
  // As the product's: a client may have been busy with a picture since its last request.
  const server = createServer({ keepAliveTimeout: 65_000 })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = readEnv({
    DATABASE_URL: database.url,
    AUTH_SECRET,
    DATA_DIR: dataDir,
    REPLY_CACHE: 'off',
    ...env,
  })
  const publicUrl = () => settings.publicUrl ?? url
  const orm = await openOrm(database.url, { ...PATIENT, ...limits })
  const silent = pino({ level: 'silent' })
  const mediaFolder = path.join(dataDir, 'media')
  const files = await openMedia(settings, silent, new AbortController().signal)
  const limit = signInLimit(database.url, PATIENT.connection)
  const copies = await openReplicas(settings, orm, silent)
  const events: SecurityEntry[] = []
  const security = new SecurityEvents((entry) => void events.push(entry))
  const services = createServices(orm, files, new SharpDecoder(), {
    security: security.write,
    signInLimit: limit,
    authSecret: settings.authSecret as string,
    site: settings.site,
    publicUrl,
    hasPublicUrl: settings.publicUrl !== undefined,
    sendsMails: settings.mail,
    sendsPushes: settings.push,
    ...(mailAuthority !== undefined && { mailAuthority }),
    version: { name: 'restaurant-site', version: '1.2.3' },
    backups: backupTimesOf(settings),
    strictFood: settings.strictFood,
    ...copies,
  })
  await bindPictures({
    env: settings,
    orm,
    databaseUrl: database.url,
    files,
    pictures: services.pictures,
    log: silent,
  })
  const app = await createApp({
    env: settings,
    orm,
    databaseUrl: listenTo?.(database.url) ?? database.url,
    files,
    services,
    ...copies,
    ...backupTimesOf(settings),
    publicUrl,
    log: silent,
    security,
  })
  server.on('request', app.handle)
  const outside = new pg.Pool({ connectionString: database.url, max: 1 })
  outside.on('error', () => {})

  return {
    url,
    databaseUrl: database.url,
    events,
    mediaFolder,
    files,
    orm,
    services,
    staff: { em: orm.em.fork(), caller: system, requestId: 'test', address: 'system', token: null },
    async ask(query, variables, headers) {
      const reply = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return { status: reply.status, headers: reply.headers, ...((await reply.json()) as object) } as never
    },
    sql: (statement, values) => outside.query(statement, values),
    async statementsOf(work) {
      // The first query also connects to the database.
      await orm.em.fork().execute('select 1')
      const log = vi.spyOn(orm.config.getLogger(), 'logQuery')
      try {
        await work()
        return log.mock.calls.map(([{ query }]) => query ?? '')
      } finally {
        log.mockRestore()
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await app.close()
      await copies?.replicas.close()
      await limit.stop()
      await orm.close(true)
      await outside.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
