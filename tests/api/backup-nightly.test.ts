import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lastBackup, NightlyBackup } from '../../server/backup/nightly.ts'
import { DiskStore } from '../../server/media/disk-store.ts'
import { type Api, AUTH_SECRET, startApi } from '../support/api.ts'

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

function nightly(databaseUrl = api.databaseUrl, retryAfterMs?: number): NightlyBackup {
  const parts = {
    source: {
      databaseUrl,
      files: new DiskStore(api.mediaFolder),
      places: api.services.pictures.places,
      authSecret: AUTH_SECRET,
      version: { name: 'restaurant-site', version: '1.2.3' },
    },
    folder,
    keep: 2,
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    after: async () => {},
  }
  const backup = new NightlyBackup(parts, retryAfterMs)
  started.push(backup)
  return backup
}

test('one of several processes makes the night’s backup', async () => {
  const night = new Date(2026, 6, 1, 3, 30)
  const made = await Promise.all([nightly().run(night), nightly().run(night)])
  expect(made.filter(Boolean)).toEqual([path.join(folder, 'restaurant-2026-07-01-0330.tar.gz')])
  // A clock that is behind finds the night taken.
  expect(await nightly().run(night)).toBeNull()
  expect(await readdir(folder)).toHaveLength(1)
})

test('the newest are kept, and nothing else is touched', async () => {
  const names = [
    'restaurant-2026-06-28-0330.tar.gz',
    'restaurant-2026-06-29-0330.tar.gz',
    'restaurant-2026-06-30-0330.tar.gz',
  ]
  const half = 'restaurant-2026-06-27-0330.tar.gz.77.partial'
  for (const name of [...names, half, 'before-the-move.tar.gz']) await writeFile(path.join(folder, name), 'x')
  await nightly().run(new Date(2026, 6, 1, 3, 30))
  expect((await readdir(folder)).sort()).toEqual([
    'before-the-move.tar.gz',
    'restaurant-2026-06-30-0330.tar.gz',
    'restaurant-2026-07-01-0330.tar.gz',
  ])
})

test('a failure is told loudly, keeps what is there, and is tried again', async () => {
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

test('D133: a failure is tried again by itself, again and again', async () => {
  const away = new URL(api.databaseUrl)
  away.port = '1'
  const backup = nightly(away.href, 20)
  expect(await backup.run()).toBeNull()
  await expect.poll(() => logged.length, { timeout: 5_000 }).toBeGreaterThan(2)
})

describe('D133: a start makes up for the night that was missed', () => {
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)

  test('where the newest backup is too old', async () => {
    const old = path.join(folder, 'restaurant-2026-06-30-0330.tar.gz')
    await writeFile(old, 'x')
    await utimes(old, hours(-25), hours(-25))
    expect(await nightly().catchUp()).toBeNull()
    await utimes(old, hours(-27), hours(-27))
    expect(await nightly().catchUp()).not.toBeNull()
    expect(await nightly().catchUp()).toBeNull()
  })

  test('where there is none, unless the installation is new', async () => {
    expect(await nightly().catchUp()).toBeNull()
    await api.sql("update migration set executed_at = now() - interval '27 hours'")
    expect(await nightly().catchUp()).not.toBeNull()
  })
})
