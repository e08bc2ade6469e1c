import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { loadAuthSecret } from './auth-secret.ts'
import { openDataFolder } from './data-folder.ts'
import { connectDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { openOrm } from './database/orm.ts'
import { signInLimit } from './database/sign-in-limit.ts'
import type { Env } from './env.ts'
import { DiskStore } from './media/disk-store.ts'
import { Pictures } from './media/pictures.ts'
import { createServices, type Services } from './services.ts'
import type { Shutdown } from './shutdown.ts'
import { version } from './version.ts'

export interface Product {
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly files: DiskStore
  readonly services: Services
}

/** Opens everything below the transports: data folder, database (migrated), media, services. */
export async function openProduct(
  env: Env,
  log: Logger,
  shutdown: Shutdown,
  publicUrl: () => string,
): Promise<Product> {
  await openDataFolder(env.dataDir)
  const authSecret = await loadAuthSecret(env)
  const connecting = connectDatabase(env, log, shutdown.signal)
  shutdown.opened(async () => (await connecting.catch(() => null))?.stop())
  const { url: databaseUrl } = await connecting
  shutdown.signal.throwIfAborted()
  await migrate(databaseUrl)
  shutdown.signal.throwIfAborted()
  const orm = await openOrm(databaseUrl)
  shutdown.opened(() => orm.close())
  const limit = signInLimit(databaseUrl)
  shutdown.opened(() => limit.stop())
  const files = new DiskStore(path.join(env.dataDir, 'media'))
  const settings = { authSecret, signInLimit: limit, site: env.site, publicUrl, version }
  return { orm, databaseUrl, files, services: createServices(orm, new Pictures(files), settings) }
}
