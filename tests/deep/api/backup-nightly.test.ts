import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BackupBucket } from '../../../server/backup/backup-bucket.ts'
import { withFetchedBackup } from '../../../server/backup/fetched-backup.ts'
import {
  lastBackup,
  lastCopied,
  lastVerified,
  NightlyBackup,
  type NightlyParts,
} from '../../../server/backup/nightly.ts'
import { verifyBackup } from '../../../server/backup/verify.ts'
import { DiskStore } from '../../../server/media/disk-store.ts'
import { S3Store } from '../../../server/media/s3-store.ts'
import { BackupService, type BackupTimes } from '../../../server/modules/backup/backup.service.ts'
import { type Api, AUTH_SECRET, startApi } from '../../support/api.ts'
import { type ObjectStore, startObjectStore } from '../../support/object-store.ts'

let api: Api
let folder: string
let logged: { level: number; msg: string }[]
const started: NightlyBackup[] = []

beforeEach(async () => {
  api = await startApi()
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-nightly-'))
  logged = []
})

afterEach(async () => {
  for (const nightly of started.splice(0)) await nightly.stop()
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

function nightly(
  databaseUrl = api.databaseUrl,
  retryAfterMs?: number,
  others: Partial<NightlyParts> = {},
): NightlyBackup {
  const parts = {
    source: {
      databaseUrl,
      files: new DiskStore(api.mediaFolder),
      pathColumns: api.services.pictures.pathColumns,
      authSecret: AUTH_SECRET,
      version: { name: 'restaurant-site', version: '1.2.3' },
    },
    folder,
    keep: 2,
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    verify: async () => {},
    after: async () => {},
    ...others,
  }
  const backup = new NightlyBackup(parts, retryAfterMs)
  started.push(backup)
  return backup
}

const backups = async () => (await readdir(folder)).filter((name) => !name.startsWith('last-')).sort()

test('only one of several processes makes the nightly backup', async () => {
  const night = new Date(2026, 6, 1, 3, 30)
  const made = await Promise.all([nightly().run(night), nightly().run(night)])
  expect(made.filter(Boolean)).toEqual([path.join(folder, 'restaurant-2026-07-01-0330.tar.gz')])
  // With a clock that is behind, the lock of the night is taken.
  expect(await nightly().run(night)).toBeNull()
  expect(await backups()).toHaveLength(1)
})

test('the newest backups are kept, and other files are not touched', async () => {
  const names = [
    'restaurant-2026-06-28-0330.tar.gz',
    'restaurant-2026-06-29-0330.tar.gz',
    'restaurant-2026-06-30-0330.tar.gz',
  ]
  const half = 'restaurant-2026-06-27-0330.tar.gz.77.partial'
  for (const name of [...names, half, 'before-the-move.tar.gz']) await writeFile(path.join(folder, name), 'x')
  await nightly().run(new Date(2026, 6, 1, 3, 30))
  expect(await backups()).toEqual([
    'before-the-move.tar.gz',
    'restaurant-2026-06-30-0330.tar.gz',
    'restaurant-2026-07-01-0330.tar.gz',
  ])
})

test('a failure is logged as an error, keeps the existing backups, and is retried', async () => {
  const old = path.join(folder, 'restaurant-2026-06-30-0330.tar.gz')
  await writeFile(old, 'x')
  await utimes(old, new Date(5_000), new Date(5_000))
  const away = new URL(api.databaseUrl)
  away.port = '1'
  expect(await nightly(away.href).run()).toBeNull()
  expect(logged).toEqual([expect.objectContaining({ level: 50, msg: 'THE NIGHTLY BACKUP HAS FAILED' })])
  expect(await lastBackup(folder)).toEqual(new Date(5_000))
  expect(await nightly().run()).not.toBeNull()
  expect((await lastBackup(folder))?.getTime()).toBeGreaterThan(5_000)
})

test('D133: a failure is retried automatically, repeatedly', async () => {
  const away = new URL(api.databaseUrl)
  away.port = '1'
  const backup = nightly(away.href, 20)
  expect(await backup.run()).toBeNull()
  await expect.poll(() => logged.length).toBeGreaterThan(2)
})

describe('D133: a start catches up on a missed night', () => {
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

  test('catches up if the newest backup is too old', async () => {
    const old = path.join(folder, 'restaurant-2026-06-30-0330.tar.gz')
    await writeFile(old, 'x')
    await utimes(old, hours(-25), hours(-25))
    expect(await nightly().catchUp()).toBeNull()
    await utimes(old, hours(-27), hours(-27))
    expect(await nightly().catchUp()).not.toBeNull()
    expect(await nightly().catchUp()).toBeNull()
  })

  test('catches up if there is no backup, unless the installation is new', async () => {
    expect(await nightly().catchUp()).toBeNull()
    await api.sql("update migration set executed_at = now() - interval '27 hours'")
    expect(await nightly().catchUp()).not.toBeNull()
  })
})

describe('a test restore', () => {
  const tried: string[] = []
  const verify = async (file: string) => void tried.push(path.basename(file))
  const night = (day: number) => new Date(2026, 6, day, 3, 30)

  beforeEach(() => void tried.splice(0))

  async function backUp(day: number, parts: Partial<NightlyParts> = { verify }): Promise<void> {
    const backup = nightly(api.databaseUrl, undefined, parts)
    // With a trial restore a run makes a cluster, and all migrations.
    await expect.poll(() => backup.run(night(day)), { timeout: 300_000 }).not.toBeNull()
    // The process ends, so that the lock of the next night is free.
    await backup.stop()
  }

  test('runs after the first backup, and then every week', async () => {
    await backUp(1)
    expect(tried).toEqual(['restaurant-2026-07-01-0330.tar.gz'])
    const mark = path.join(folder, 'last-verified')
    await utimes(mark, night(1), night(1))
    expect(await lastVerified(folder)).toEqual(night(1))
    await backUp(2)
    await backUp(7)
    expect(tried).toHaveLength(1)
    await backUp(8)
    expect(tried).toEqual(['restaurant-2026-07-01-0330.tar.gz', 'restaurant-2026-07-08-0330.tar.gz'])
  })

  test('is logged as an error when it fails, keeps the backup, and is repeated the next night', async () => {
    const failing = async () => {
      throw new Error('a table is missing')
    }
    await backUp(1, { verify: failing })
    expect(logged.at(-1)).toMatchObject({ level: 50, msg: 'THE BACKUP CANNOT BE RESTORED' })
    expect(await backups()).toEqual(['restaurant-2026-07-01-0330.tar.gz'])
    expect(await lastVerified(folder)).toBeNull()
    await backUp(2)
    expect(tried).toEqual(['restaurant-2026-07-02-0330.tar.gz'])
  })

  test('restores the content of the backup, and ends with the process', async () => {
    await backUp(1, { verify: verifyBackup })
    expect(logged.at(-1)).toMatchObject({ msg: 'the backup was restored for a trial' })
    const [begun, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const backup = nightly(api.databaseUrl, undefined, {
      verify: (_file, undo) => {
        undo(async () => waiting.reject(new Error('it was stopped')))
        begun.resolve()
        return waiting.promise
      },
    })
    await rm(path.join(folder, 'last-verified'))
    const running = backup.run(night(9))
    await begun.promise
    await backup.stop()
    await running
    expect(logged.filter(({ level }) => level >= 50)).toEqual([])
  })
})

test('no test restore begins during shutdown', async () => {
  const backup: NightlyBackup = nightly(api.databaseUrl, undefined, {
    after: async () => void backup.stop(),
    verify: () => new Promise(() => {}),
  })
  expect(await backup.run()).not.toBeNull()
})

describe('the copies in a bucket', () => {
  let store: ObjectStore

  beforeEach(async () => {
    store = await startObjectStore()
  })

  afterEach(() => store.close())

  const settings = () => ({
    bucket: 'pictures',
    prefix: 'restaurant/',
    endpoint: store.env.AWS_ENDPOINT_URL as string,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })

  const names = async () => {
    const files = new S3Store(settings(), pino({ level: 'silent' }))
    return (await files.names()).sort()
  }

  async function backUp(day: number): Promise<void> {
    const backup = nightly(api.databaseUrl, undefined, { bucket: new BackupBucket(settings()) })
    await expect.poll(() => backup.run(new Date(2026, 6, day, 3, 30))).not.toBeNull()
    await backup.stop()
  }

  test('contain the files of the folder, each copied once', async () => {
    await backUp(1)
    await backUp(2)
    expect(await names()).toEqual(['restaurant-2026-07-01-0330.tar.gz', 'restaurant-2026-07-02-0330.tar.gz'])
    await backUp(3)
    expect(await names()).toEqual(['restaurant-2026-07-02-0330.tar.gz', 'restaurant-2026-07-03-0330.tar.gz'])
    expect(store.asked.filter((each) => each.startsWith('PUT '))).toHaveLength(3)
    const local = await readFile(path.join(folder, 'restaurant-2026-07-03-0330.tar.gz'))
    const files = new S3Store(settings(), pino({ level: 'silent' }))
    expect((await files.read('restaurant-2026-07-03-0330.tar.gz'))?.equals(local)).toBe(true)
  })

  test('are listed, and fetched by name or the newest one, with a sentence for what is not there', async () => {
    await backUp(1)
    await backUp(2)
    const bucket = new BackupBucket(settings())
    const [first, second] = await bucket.copies()
    expect([first?.name, second?.name]).toEqual([
      'restaurant-2026-07-01-0330.tar.gz',
      'restaurant-2026-07-02-0330.tar.gz',
    ])
    const at = (name: string) => ({ ...settings(), prefix: `restaurant/${name}` })
    const fetched = (address: string, name: string) =>
      withFetchedBackup(at(name), address, async (file) => [path.basename(file), (await stat(file)).size])
    expect(await fetched('s3://pictures/restaurant', '')).toEqual([second?.name, second?.bytes])
    const named = `s3://pictures/restaurant/${first?.name}`
    expect(await fetched(named, `${first?.name}/`)).toEqual([first?.name, first?.bytes])
    await expect(fetched('s3://pictures/restaurant/none.tar.gz', 'none.tar.gz/')).rejects.toThrow(
      's3://pictures/restaurant/none.tar.gz does not exist.',
    )
    await expect(fetched('s3://pictures/restaurant/empty', 'empty/')).rejects.toThrow('contains no backup')
    store.behave('badly')
    await expect(bucket.copies()).rejects.toThrow(
      'must be a place that the keys of AWS_ACCESS_KEY_ID may read',
    )
  })

  test('a bucket that does not exist is told by the list, by a restore and by the start', async () => {
    const nowhere = { ...settings(), bucket: 'nowhere' }
    const said = `s3://nowhere/restaurant/ must be in an existing bucket: ${nowhere.endpoint} has no nowhere.`
    await expect(new BackupBucket(nowhere).copies()).rejects.toThrow(said)
    const fetched = (address: string, prefix: string) =>
      withFetchedBackup({ ...nowhere, prefix }, address, async () => {})
    await expect(fetched('s3://nowhere/restaurant', 'restaurant/')).rejects.toThrow(said)
    await expect(fetched('s3://nowhere/restaurant/x.tar.gz', 'restaurant/x.tar.gz/')).rejects.toThrow(said)
    const fresh = nightly(api.databaseUrl, undefined, { bucket: new BackupBucket(nowhere) })
    await fresh.catchUp(new Date(0))
    await fresh.stop()
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'THE BACKUP CANNOT BE COPIED TO BACKUP_URL', reason: said }),
    )
  })

  test('are not called made where there is nothing to copy', async () => {
    const fresh = nightly(api.databaseUrl, undefined, { bucket: new BackupBucket(settings()) })
    await fresh.catchUp(new Date(0))
    expect(await lastCopied(folder)).toBeNull()
    await fresh.stop()
  })

  test('stay if the folder is lost, until newer copies replace them', async () => {
    await backUp(1)
    await backUp(2)
    for (const name of await backups()) await rm(path.join(folder, name))
    const fresh = nightly(api.databaseUrl, undefined, { bucket: new BackupBucket(settings()) })
    expect(await fresh.catchUp()).toBeNull()
    expect(await names()).toEqual(['restaurant-2026-07-01-0330.tar.gz', 'restaurant-2026-07-02-0330.tar.gz'])
    await backUp(3)
    expect(await names()).toEqual(['restaurant-2026-07-02-0330.tar.gz', 'restaurant-2026-07-03-0330.tar.gz'])
  })

  test('are made the next night if they failed; the backup itself succeeds', async () => {
    store.behave('badly')
    await backUp(1)
    expect(logged).toContainEqual(
      expect.objectContaining({ msg: 'THE BACKUP CANNOT BE COPIED TO BACKUP_URL' }),
    )
    expect(await backups()).toHaveLength(1)
    expect(await lastCopied(folder)).toBeNull()
    store.behave('well')
    expect(await names()).toEqual([])
    const late = nightly(api.databaseUrl, undefined, { bucket: new BackupBucket(settings()) })
    expect(await late.catchUp()).toBeNull()
    expect(await names()).toEqual(['restaurant-2026-07-01-0330.tar.gz'])
    const copied = (await lastCopied(folder)) as Date
    expect(Date.now() - copied.getTime()).toBeLessThan(60_000)
    // A restart with all copies present restores the time; one that cannot reach the bucket does not.
    const mark = path.join(folder, 'last-copied')
    await utimes(mark, new Date(5_000), new Date(5_000))
    store.behave('badly')
    await late.catchUp()
    expect(await lastCopied(folder)).toEqual(new Date(5_000))
    store.behave('well')
    await late.catchUp()
    expect((await lastCopied(folder))?.getTime()).toBeGreaterThanOrEqual(copied.getTime())
  })

  test('are reported to administrators as overdue after two nights without one', async () => {
    const now = new Date(100 * 24 * 60 * 60 * 1000)
    const ago = (hours: number) => async () => new Date(now.getTime() - hours * 60 * 60 * 1000)
    const status = (times?: Partial<BackupTimes>) => serviceWith(times).copies(api.staff, now)
    expect(await status()).toEqual({ enabled: false, needAttention: false })
    const copied = await ago(49)()
    expect(await status({ since: ago(900), lastCopied: async () => copied })).toEqual({
      enabled: true,
      lastCopied: copied,
      needAttention: false,
    })
    expect(await status({ since: ago(900), lastCopied: ago(51) })).toMatchObject({ needAttention: true })
    expect(await status({ since: ago(49), lastCopied: async () => null })).toMatchObject({
      needAttention: false,
    })
    expect(await status({ since: ago(51), lastCopied: async () => null })).toMatchObject({
      needAttention: true,
    })
    const gone = () => Promise.reject(new Error('ENOENT'))
    expect(await status({ since: gone, lastCopied: ago(1) })).toMatchObject({
      enabled: true,
      needAttention: true,
    })
  })
})

describe('the service reports the state of backups to administrators', () => {
  const DAY = 24 * 60 * 60 * 1000
  const status = async (backups?: Partial<BackupTimes>, now?: Date) =>
    (await serviceWith(backups).backups(api.staff, now)).needAttention

  test('warns that backups are old, or had no test restore for ten days', async () => {
    const now = new Date(100 * DAY)
    const ago = (days: number) => async () => new Date((100 - days) * DAY)
    expect(await status()).toBe(false)
    expect(await status({ since: ago(1) }, now)).toBe(false)
    expect(await status({ since: ago(3) }, now)).toBe(true)
    expect(await status({ lastBackup: ago(1), lastVerified: ago(7) }, now)).toBe(false)
    expect(await status({ lastBackup: ago(3), lastVerified: ago(7) }, now)).toBe(true)
    expect(await status({ lastBackup: ago(1), lastVerified: ago(11) }, now)).toBe(true)
    expect(await status({ lastBackup: () => Promise.reject(new Error('ENOENT')) }, now)).toBe(true)
  })
})

const serviceWith = (times?: Partial<BackupTimes>) =>
  new BackupService(
    times && {
      since: async () => new Date(0),
      lastBackup: async () => null,
      lastVerified: async () => null,
      ...times,
    },
  )
