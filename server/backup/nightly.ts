import { access, constants, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Cron } from 'croner'
import pg from 'pg'
import type { Logger } from 'pino'
import { LOCKS } from '../core/primitives/locks.ts'
import { makeFolder } from '../core/primitives/make-folder.ts'
import { StartError } from '../core/start-error.ts'
import type { BackupBucket } from './backup-bucket.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import { withSession } from './tables.ts'
import type { Defer } from './verify.ts'

/** 03:30 in the local time of this machine. */
const EVERY_NIGHT = '30 3 * * *'
/** Duration of the nightly lock, long enough for machines whose clocks are behind. */
const HELD_FOR_MS = 10 * 60 * 1000
/** If the newest backup is older than this, a night was missed. */
const MAX_AGE_MS = 26 * 60 * 60 * 1000
const RETRY_AFTER_MS = 30 * 60 * 1000
/** Interval between test restores. */
const VERIFY_INTERVAL_MS = 6.5 * 24 * 60 * 60 * 1000
/** File that holds the name of the backup that was restored last; its time is the time of that restore. */
const VERIFIED = 'last-verified'
/**
 * File that holds the name of the newest backup in the bucket; its time is when all backups of the folder were known to
 * be there.
 */
const COPIED = 'last-copied'
const NAME = /^restaurant-\d{4}-\d\d-\d\d-\d{4}\.tar\.gz$/
const HALF_MADE = /^restaurant-\d{4}-\d\d-\d\d-\d{4}\.tar\.gz\.\d+\.partial$/

export interface NightlyParts {
  readonly source: BackupSource
  readonly folder: string
  readonly keep: number
  readonly log: Logger
  readonly bucket?: BackupBucket | undefined
  /**
   * Test restore of a backup.
   * @throws {Error} saying which part is damaged.
   */
  readonly verify: (file: string, defer: Defer) => Promise<unknown>
  /** Runs after each backup, such as the sweep that the backup delayed. */
  after(): Promise<unknown>
}

/**
 * Creates the folder of backups if it is missing.
 * @throws {StartError} if this user may not write to it.
 */
export async function openBackupFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, 0o700)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`BACKUP_DIR must be a folder that this user may write to, which ${folder} is not.`)
  }
}

export async function lastBackup(folder: string): Promise<Date | null> {
  const newest = (await backupsIn(folder)).at(-1)
  return newest ? (await stat(path.join(folder, newest))).mtime : null
}

export const lastVerified = (folder: string) => timeOf(path.join(folder, VERIFIED))

/** Last time at which all backups of a folder were known to be in the bucket, or null. */
export const lastCopied = (folder: string) => timeOf(path.join(folder, COPIED))

async function timeOf(file: string): Promise<Date | null> {
  return (await stat(file).catch(() => null))?.mtime ?? null
}

/**
 * Runs `work` every night at the same local time, whatever the daylight saving time.
 * @returns a function that stops it.
 */
export function everyNight(work: () => Promise<unknown>): () => void {
  const job = new Cron(EVERY_NIGHT, { unref: true, protect: true }, async () => void (await work()))
  return () => job.stop()
}

/** The nightly backup: one file, made by one of the processes; the oldest ones are removed. */
export class NightlyBackup {
  private readonly ended = new AbortController()
  private running: Promise<unknown> = Promise.resolve()
  private held: pg.Client | null = null
  private retry: NodeJS.Timeout | undefined

  constructor(
    private readonly parts: NightlyParts,
    private readonly retryAfterMs = RETRY_AFTER_MS,
  ) {}

  /**
   * Makes a backup now if a night was missed: the newest backup, or without one the installation, is older than 26
   * hours. Also uploads copies that the bucket lacks.
   * @returns the file, or null if none was made.
   */
  async catchUp(now = new Date()): Promise<string | null> {
    const { folder, source } = this.parts
    const since = (await lastBackup(folder).catch(() => null)) ?? (await installedAt(source.databaseUrl))
    if (now.getTime() - since.getTime() > MAX_AGE_MS) return this.run(now)
    await this.mirror()
    return null
  }

  /**
   * Makes the backup, unless another process does or just did. A failure is logged, and retried after half an hour.
   * @param now the time that names the file.
   * @returns the file, or null if none was made.
   */
  run(now = new Date()): Promise<string | null> {
    clearTimeout(this.retry)
    const made = this.make(now).catch((error) => {
      if (this.ended.signal.aborted) return null
      this.parts.log.error({ err: error }, 'THE NIGHTLY BACKUP HAS FAILED')
      this.retry = setTimeout(() => void this.run(), this.retryAfterMs).unref()
      return null
    })
    this.running = made
    return made
  }

  async stop(): Promise<void> {
    this.ended.abort()
    clearTimeout(this.retry)
    await this.running
    await this.held?.end().catch(() => {})
  }

  private async make(now: Date): Promise<string | null> {
    const { source, folder, keep, log, after } = this.parts
    if (!(await this.acquireNight())) return null
    const file = path.join(folder, nameFor(now))
    const manifest = await makeBackup(source, file, this.ended.signal)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    log.info({ file, rows }, 'the nightly backup is made')
    if (manifest.missing.length > 0)
      log.error({ missing: manifest.missing }, 'pictures are gone from the store')
    if (manifest.unreadable.length > 0)
      log.warn({ unreadable: manifest.unreadable }, 'mail passwords cannot be read with this AUTH_SECRET')
    if (manifest.unreadableCodeApps.length > 0)
      log.warn({ users: manifest.unreadableCodeApps }, 'code apps cannot be read with this AUTH_SECRET')
    // This file is the newest even if the clock was wrong when the others were made.
    const others = (await backupsIn(folder)).filter((name) => name !== path.basename(file))
    const old = [
      ...others.slice(0, Math.max(0, others.length - (keep - 1))),
      ...(await namesIn(folder, HALF_MADE)),
    ]
    await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })))
    await after()
    await this.mirror()
    const verified = await lastVerified(folder)
    if (!verified || now.getTime() - verified.getTime() > VERIFY_INTERVAL_MS) await this.verify(file)
    return file
  }

  /** Uploads the copies that the bucket lacks. A failure does not fail the backup; the next night retries. */
  private async mirror(): Promise<void> {
    const { folder, keep, bucket, log } = this.parts
    if (!bucket) return
    try {
      const files = (await backupsIn(folder)).map((name) => path.join(folder, name))
      const copied = await bucket.mirror(files, (name) => NAME.test(name), keep)
      const newest = files.at(-1)
      if (newest) await writeFile(path.join(folder, COPIED), `${path.basename(newest)}\n`)
      if (copied.length > 0) log.info({ copied }, 'backups are copied to the bucket')
    } catch (error) {
      // The cause is a setting of the operator, or the store: no stack says more.
      log.error({ reason: (error as Error).message }, 'THE BACKUP CANNOT BE COPIED TO BACKUP_URL')
    }
  }

  private async verify(file: string): Promise<void> {
    const { folder, verify, log } = this.parts
    const opened: (() => Promise<unknown>)[] = []
    const close = async () => {
      for (const each of opened.splice(0).reverse()) await each()
    }
    const { signal } = this.ended
    if (signal.aborted) return
    signal.addEventListener('abort', close, { once: true })
    try {
      await verify(file, (each) => {
        opened.push(each)
        // The abort event closed only the resources that were open then.
        if (signal.aborted) void close()
      })
      await writeFile(path.join(folder, VERIFIED), `${path.basename(file)}\n`)
      log.info({ file }, 'the backup was restored for a trial')
    } catch (error) {
      if (!signal.aborted) log.error({ err: error, file }, 'THE BACKUP CANNOT BE RESTORED')
    } finally {
      signal.removeEventListener('abort', close)
      await close()
    }
  }

  /** Whether this process got the lock of the night; it holds it for a while even if the backup fails. */
  private async acquireNight(): Promise<boolean> {
    await this.held?.end().catch(() => {})
    const client = new pg.Client({
      connectionString: this.parts.source.databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    client.on('error', () => {})
    await client.connect()
    this.held = client
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCKS.nightly])
    setTimeout(() => client.end().catch(() => {}), rows[0].taken ? HELD_FOR_MS : 0).unref()
    return rows[0].taken
  }
}

/** Time of the first migration, on this installation or the one that a backup was restored from. */
async function installedAt(databaseUrl: string): Promise<Date> {
  const { rows } = await withSession(databaseUrl, (client) =>
    client.query<{ first: Date }>('select min(executed_at) as first from migration'),
  )
  return rows[0]?.first ?? new Date()
}

/** Named by local time, so that names sort chronologically and show the night. */
function nameFor(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  return `restaurant-${day}-${two(now.getHours())}${two(now.getMinutes())}.tar.gz`
}

function backupsIn(folder: string): Promise<string[]> {
  return namesIn(folder, NAME)
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name)).sort()
}
