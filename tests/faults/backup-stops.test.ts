import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readManifest } from '../../server/backup/manifest.ts'
import { NightlyBackup } from '../../server/backup/nightly.ts'
import { DiskStore } from '../../server/media/disk-store.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { obstruct } from '../support/lock.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const AUTH_SECRET = 'a secret for tests, of more than 32 characters'
/** Blocks the backup when half of the tables are in the file. */
const OBSTACLE = 'lock table user_account in access exclusive mode'

let database: TestDatabase
let folder: string
let file: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-backup-'))
  file = path.join(folder, 'the.backup.tar.gz')
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command like its npm script; `ended` resolves when it ends. */
function backUp() {
  const child = spawn(process.execPath, [path.join(root, 'dist/server/backup.js'), file], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.url,
      AUTH_SECRET,
    },
    stdio: 'ignore',
  })
  return { child, ended: new Promise<number | null>((resolve) => child.on('close', resolve)) }
}

const backups = async () => (await readdir(folder)).filter((name) => name !== 'data').sort()

describe('a backup stopped half-way', () => {
  test.each([
    { signal: 'SIGTERM', code: 1, left: [] },
    { signal: 'SIGKILL', code: null, left: [expect.stringMatching(/\.\d+\.partial$/)] },
  ] as const)(
    'by $signal leaves no incomplete file under its name, and the next is complete',
    async ({ signal, code, left }) => {
      const obstacle = await obstruct(database.url, OBSTACLE)
      const stopped = backUp()
      await obstacle.waitedFor()
      expect(await backups()).toEqual([`${path.basename(file)}.${stopped.child.pid}.partial`])
      stopped.child.kill(signal)
      expect(await stopped.ended).toBe(code)
      expect(await backups()).toEqual(left)
      await obstacle.clear()

      expect(await backUp().ended).toBe(0)
      expect(await backups()).toEqual([path.basename(file)])
      await readManifest(file)
    },
  )

  test('leaves the previous one unchanged', async () => {
    await writeFile(file, 'of yesterday')
    const obstacle = await obstruct(database.url, OBSTACLE)
    const stopped = backUp()
    await obstacle.waitedFor()
    stopped.child.kill('SIGKILL')
    await stopped.ended
    await obstacle.clear()
    expect(await readFile(file, 'utf8')).toBe('of yesterday')
  })

  test('with the process that makes it every night is not a failure, and is repeated the next night', async () => {
    const logged: unknown[] = []
    const nightly = () =>
      new NightlyBackup({
        source: {
          databaseUrl: database.url,
          files: new DiskStore(path.join(folder, 'media')),
          pathColumns: [],
          authSecret: AUTH_SECRET,
          version: { name: 'restaurant-site', version: '1.2.3' },
        },
        folder,
        keep: 2,
        log: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }),
        verify: async () => {},
        after: async () => {},
      })
    const obstacle = await obstruct(database.url, OBSTACLE)
    const tonight = nightly()
    const made = tonight.run()
    await obstacle.waitedFor()
    expect(await backups()).toEqual([expect.stringMatching(/\.partial$/)])
    await tonight.stop()
    expect([await made, await backups(), logged]).toEqual([null, [], []])
    await obstacle.clear()

    const tomorrow = nightly()
    const next = await vi.waitFor(async () => {
      const name = await tomorrow.run(new Date(2026, 6, 2, 3, 30))
      expect(name).not.toBeNull()
      return name
    })
    await tomorrow.stop()
    expect(next).toBe(path.join(folder, 'restaurant-2026-07-02-0330.tar.gz'))
    await readManifest(next as string)
  })
})
