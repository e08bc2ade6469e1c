import { hkdfSync, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SignJWT } from 'jose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readManifest } from '../../server/backup/manifest.ts'
import { everyNight, NightlyBackup } from '../../server/backup/nightly.ts'
import { forgetWhatIsOver } from '../../server/core/forget-what-is-over.ts'
import { stampOf } from '../../server/core/session-token.ts'
import { openOrm } from '../../server/database/orm.ts'
import { signInLimit } from '../../server/database/sign-in-limit.ts'
import { DiskStore } from '../../server/media/disk-store.ts'
import { AuthService } from '../../server/modules/auth/auth.service.ts'
import { Tokens } from '../../server/modules/auth/tokens.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const NOW = Date.parse('2026-10-25T00:30:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SECRET = 'a secret for tests, of more than 32 characters'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-clocks-'))
})

afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

afterEach(() => vi.useRealTimers())

/** Sets the clock, without affecting timers. */
function clockAt(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now })
}

describe('the rate limit of sign-ins', () => {
  const limit = () => signInLimit(database.url)

  test('does not block an address for an hour when a clock was set back', async () => {
    const { take, stop } = limit()
    clockAt(NOW)
    for (let attempt = 0; attempt < 20; attempt++) await take('192.0.2.1')
    await expect(take('192.0.2.1')).rejects.toThrow('Too many attempts')
    clockAt(NOW - HOUR)
    for (let attempt = 0; attempt < 20; attempt++) await take('192.0.2.1')
    await expect(take('192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 60 })
    clockAt(NOW - HOUR + 61_000)
    await take('192.0.2.1')
    await stop()
  })

  test('works across machines with slightly different clocks', async () => {
    const { take, stop } = limit()
    clockAt(NOW)
    for (let attempt = 0; attempt < 20; attempt++) await take('192.0.2.2')
    clockAt(NOW - 30_000)
    await expect(take('192.0.2.2')).rejects.toThrow('Too many attempts')
    await stop()
  })
})

describe('a token that was signed out', () => {
  const key = new Uint8Array(hkdfSync('sha256', SECRET, '', 'bearer tokens', 32))
  const tokens = new Tokens(SECRET)
  let orm: Awaited<ReturnType<typeof openOrm>>

  beforeAll(async () => {
    orm = await openOrm(database.url)
    await orm.em.fork().execute(
      `insert into user_account (id, user_name, normalized_user_name, email, normalized_email, password_hash, security_stamp, concurrency_stamp)
       values (1, 'a', 'A', 'a@b.c', 'A@B.C', '', 'stamp', 'x')`,
    )
  })

  afterAll(() => orm.close(true))

  const auth = () => new AuthService({ orm, tokens, security: () => {} } as never)
  const callerOf = async (token: string) =>
    (await auth().callerOf(orm.em.fork(), `Bearer ${token}`)).caller.userId

  async function signedOut(token: string): Promise<string> {
    const claims = await tokens.read(token)
    const context = {
      ...{ em: orm.em.fork(), caller: { userId: 1, roles: new Set<string>() } },
      ...{ address: '', requestId: '', token: claims },
    }
    expect(await callerOf(token)).toBe(1)
    await auth().logout(context)
    return String(claims?.id)
  }

  test('stays so when a fast clock is corrected', async () => {
    clockAt(NOW)
    const id = randomUUID()
    await orm.em.fork().execute(
      `insert into session (id, user_id, security_stamp, method, expires_at)
       values (?, 1, 'stamp', 'PASSWORD', now() + interval '10 years')`,
      [id],
    )
    const token = await tokens.sign(1, id)
    await signedOut(token)
    await forgetWhatIsOver(orm.em.fork())
    expect(await callerOf(token)).toBeNull()
  })

  test('of a version without sessions stays so, too', async () => {
    clockAt(NOW)
    const token = await new SignJWT({ stamp: stampOf('stamp') })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('restaurant-site')
      .setSubject('1')
      .setJti(randomUUID())
      .setExpirationTime('8h')
      .sign(key)
    const id = await signedOut(token)
    expect(await callerOf(token)).toBeNull()
    const isKnown = async (afterDays: number) => {
      const em = orm.em.fork()
      await em.execute('update session set expires_at = now() - make_interval(days => ?)', [afterDays])
      await forgetWhatIsOver(em)
      return (await em.execute('select 1 from session where id = ?', [id])).length > 0
    }
    expect([await isKnown(6), await isKnown(8)]).toEqual([true, false])
  })
})

describe('the nightly backup', () => {
  const own = process.env.TZ

  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  const nightly = (keep: number) =>
    new NightlyBackup({
      source: {
        databaseUrl: database.url,
        files: new DiskStore(path.join(folder, 'media')),
        pathColumns: [],
        authSecret: SECRET,
        version: { name: 'restaurant-site', version: '1.2.3' },
      },
      folder,
      keep,
      log: pino({ level: 'silent' }),
      verify: async () => {},
      after: async () => {},
    })

  /** The process ends afterwards, which releases the lock of the night, as happens ten minutes later. */
  async function backUp(now: Date, keep: number): Promise<string> {
    return vi.waitFor(async () => {
      const backup = nightly(keep)
      const file = await backup.run(now)
      await backup.stop()
      expect(file).not.toBeNull()
      return file as string
    })
  }

  const backups = async () => (await readdir(folder)).filter((name) => name !== 'last-verified')

  test.each([
    ['Europe/Athens', '2026-03-28', 'in which half past three is left out'],
    ['Europe/Athens', '2026-10-24', 'in which half past three comes twice'],
    ['Europe/Istanbul', '2026-10-24', 'like any other'],
  ])('is made once in a night of %s from %s, %s', async (zone, day) => {
    process.env.TZ = zone
    vi.useFakeTimers({ now: new Date(`${day}T20:00:00`) })
    let made = 0
    const stop = everyNight(async () => made++)
    await vi.advanceTimersByTimeAsync(12 * HOUR)
    expect(made).toBe(1)
    await vi.advanceTimersByTimeAsync(24 * HOUR)
    expect(made).toBe(2)
    stop()
  })

  test('of a night in which an hour repeats is one, and complete', async () => {
    const night = new Date(2026, 6, 1, 3, 30)
    const [first, second] = [await backUp(night, 3), await backUp(night, 3)]
    expect(second).toBe(first)
    expect(await backups()).toEqual([path.basename(first)])
    await readManifest(first)
  })

  test('is never the one to be removed, even if an older one has a later name', async () => {
    const ahead = 'restaurant-2099-01-01-0330.tar.gz'
    await writeFile(path.join(folder, ahead), 'made by a clock that ran ahead')
    for (const day of [2, 3]) {
      const made = path.basename(await backUp(new Date(2026, 6, day, 3, 30), 1))
      expect(await backups()).toContain(made)
    }
    expect((await backups()).filter((name) => name !== ahead)).toHaveLength(1)
  })
})
