import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { paths } from '../../web/src/paths.ts'
import type { BackupSource } from '../backup/make-backup.ts'
import { lastBackup, lastCopied, lastVerified } from '../backup/nightly.ts'
import { SecurityEvents } from '../core/security-log.ts'
import { connectDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { openOrm } from '../database/orm.ts'
import { refuseTransactionPooler } from '../database/refuse-pooler.ts'
import { Replicas } from '../database/replicas.ts'
import { signInLimit } from '../database/sign-in-limit.ts'
import type { Env } from '../env.ts'
import { DiskStore } from '../media/disk-store.ts'
import { type MeasuredStore, measured } from '../media/measured-store.ts'
import { S3Store } from '../media/s3-store.ts'
import { SharpDecoder } from '../media/sharp-decoder.ts'
import type { BackupTimes } from '../modules/backup/backup.service.ts'
import { createServices, type Services } from '../services.ts'
import { hasOwnFiles } from '../site/own-files.ts'
import { loadAuthSecret } from './auth-secret.ts'
import { openDataFolder } from './data-folder.ts'
import { securityLines } from './security-lines.ts'
import type { Shutdown } from './shutdown.ts'
import { version } from './version.ts'

export interface Runtime {
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly files: MeasuredStore
  /** Absent if none are configured. */
  readonly replicas?: Replicas
  readonly authSecret: string
  readonly security: SecurityEvents
  readonly services: Services
}

/**
 * The configured store of pictures.
 * @param signal aborts the wait for a store that does not answer yet.
 * @throws {StartError} if it cannot be used.
 */
export async function openMedia(env: Env, log: Logger, signal: AbortSignal): Promise<MeasuredStore> {
  if (!env.s3) {
    const disk = new DiskStore(path.join(env.dataDir, 'media'))
    await disk.open()
    return measured(disk)
  }
  const store = new S3Store(env.s3, log)
  await store.open(signal)
  return measured(store)
}

/** Opens everything below the transports: data folder, database (migrated by default), media, services. */
export async function openRuntime(
  env: Env,
  log: Logger,
  shutdown: Shutdown,
  publicUrl: () => string,
  { migrated = true } = {},
): Promise<Runtime> {
  await openDataFolder(env.dataDir)
  const authSecret = await loadAuthSecret(env)
  const connecting = connectDatabase(env, log, shutdown.signal)
  shutdown.opened(async () => (await connecting.catch(() => null))?.stop())
  const { url: databaseUrl } = await connecting
  shutdown.signal.throwIfAborted()
  if (env.databaseUrl) await refuseTransactionPooler(databaseUrl)
  if (migrated) {
    const since = new Date().toISOString()
    await migrate(databaseUrl, () => log.warn({ since }, 'waiting for another start on this database'))
  }
  shutdown.signal.throwIfAborted()
  const orm = await openOrm(databaseUrl)
  shutdown.opened(() => orm.close())
  const limit = signInLimit(databaseUrl)
  shutdown.opened(() => limit.stop())
  const files = await openMedia(env, log, shutdown.signal)
  const copies = await openReplicas(env, orm, log)
  if (copies) shutdown.opened(() => copies.replicas.close())
  const security = new SecurityEvents(securityLines(log))
  const settings = {
    authSecret,
    security: security.write,
    signInLimit: limit,
    site: env.site,
    publicUrl,
    hasPublicUrl: env.publicUrl !== undefined,
    sendsMails: env.mail,
    sendsPushes: env.push,
    version,
    hasTour: () => hasOwnFiles(env.dataDir, paths.tour),
    backups: backupTimesOf(env),
    strictFood: env.strictFood,
    ...copies,
  }
  const services = createServices(orm, files, new SharpDecoder(), settings)
  return { orm, databaseUrl, files, authSecret, security, services, ...copies }
}

export async function openReplicas(
  env: Pick<Env, 'databaseReplicaUrls'>,
  orm: MikroORM,
  log: Logger,
): Promise<{ replicas: Replicas } | null> {
  const { databaseReplicaUrls: urls } = env
  return urls.length > 0 ? { replicas: await Replicas.open(urls, orm, log) } : null
}

export function backupTimesOf({ backupDir, backupBucket }: Env): BackupTimes | undefined {
  return backupDir
    ? {
        lastBackup: () => lastBackup(backupDir),
        lastVerified: () => lastVerified(backupDir),
        lastCopied: backupBucket && (() => lastCopied(backupDir)),
        since: async () => (await stat(backupDir)).birthtime,
      }
    : undefined
}

export function backupSource({ databaseUrl, files, authSecret, services }: Runtime): BackupSource {
  return { databaseUrl, files, authSecret, pathColumns: services.pictures.pathColumns, version }
}
