import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { bringUpToDate, migrationNames } from '../../server/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { obstruct } from '../support/lock.ts'
import { makeDataFolder, type RunningServer, spawnServer, startServer } from '../support/running-server.ts'
import { modelOf, rowsOf } from './model.ts'
import { STAFF_ENV } from './staff.ts'

let database: TestDatabase
let dataDir: string
let server: RunningServer | null

beforeEach(async () => {
  database = await createTestDatabase('template0')
  dataDir = await makeDataFolder()
  server = null
})

afterEach(async () => {
  await server?.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const options = () => ({ databaseUrl: database.url, dataDir, env: STAFF_ENV })

const STARTS = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'restaurant-site'`

function templateUrl(): string {
  const url = new URL(inject('cluster').url)
  url.pathname = `/${inject('cluster').template}`
  return url.href
}

test('D173: a database of a newer version is refused with the name of its migration, and stays unchanged', async () => {
  await bringUpToDate(database.url)
  await rowsOf("insert into migration (name, executed_at) values ('999-later', now())", database.url)
  const before = await modelOf(database.url)
  const refused = spawnServer(options())
  expect(await refused.ended).toBe(1)
  expect(refused.output().trim().split('\n').at(-1)).toMatch(
    /^The database was migrated by a newer version \(999-later\): start that version, or /,
  )
  expect(await modelOf(database.url)).toEqual(before)
})

test('a database of a version before the first release is refused, and stays unchanged', async () => {
  await bringUpToDate(database.url)
  await rowsOf("update migration set name = '001-first-model' where name = '001-initial'", database.url)
  const refused = spawnServer(options())
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(
    /^The database is of a version before 1\.0\.0, .* start with an empty one\.$/m,
  )
})

test('the upgrade to second factors names whose flag it takes back, and knows ended tokens', async () => {
  const before = migrationNames.slice(0, migrationNames.indexOf('018-second-factors'))
  await bringUpToDate(database.url, before)
  await rowsOf(
    `insert into user_account (user_name, normalized_user_name, email, normalized_email, password_hash, security_stamp, concurrency_stamp, two_factor_enabled)
     select n, upper(n), n || '@example.com', upper(n || '@EXAMPLE.COM'), '!', 'x', 'x', n <> 'can' from unnest(array['ayse', 'can', 'mert']) n`,
    database.url,
  )
  const [ended, kept] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  await rowsOf(`insert into revoked_token values ('${ended}', now() + interval '1 hour')`, database.url)
  await rowsOf(`insert into kept_token values ('${kept}', 'x', now() + interval '1 hour')`, database.url)
  const changes = () => rowsOf('select count(*) from change', database.url)
  const recorded = await changes()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await bringUpToDate(database.url)
  expect(warn.mock.calls).toEqual([
    ['twoFactorEnabled is false from now on, for want of a code app, for: ayse, mert.'],
  ])
  warn.mockRestore()
  expect(await rowsOf('select from user_account where two_factor_enabled', database.url)).toEqual([])
  expect(await changes()).toEqual(recorded)
  expect(
    await rowsOf('select id, ended_at is not null as ended from session order by id', database.url),
  ).toEqual([
    { id: ended, ended: true },
    { id: kept, ended: false },
  ])
})

describe('a start killed during a migration', () => {
  const onEmpty = {
    state: 'an empty database',
    done: [] as string[],
    // A table of the same name in an uncommitted transaction.
    statement: 'create table product (id integer)',
  }
  const aVersionBehind = {
    state: 'one that is a version behind',
    done: migrationNames.slice(0, -1),
    // Every migration is recorded as its last step.
    statement: 'lock table migration in exclusive mode',
  }
  // The first version has none before it.
  test.each(migrationNames.length > 1 ? [onEmpty, aVersionBehind] : [onEmpty])(
    'leaves $state unchanged; the next start completes it',
    async ({ done, statement }) => {
      if (done.length > 0) {
        await bringUpToDate(database.url, done)
        await rowsOf(
          `insert into about (created_date, description) values (now(), 'Taş fırın.') returning id`,
          database.url,
        )
      }
      const before = await modelOf(database.url)
      const obstacle = await obstruct(database.url, statement)
      const killed = spawnServer(options())
      await obstacle.waitedFor()
      killed.child.kill('SIGKILL')
      await killed.ended

      await obstacle.clear()
      // The server finishes the last statement of the dead process.
      await expect.poll(() => rowsOf(STARTS, database.url)).toEqual([])
      expect(await modelOf(database.url)).toEqual(before)

      server = await startServer(options())
      const names = (
        await rowsOf<{ name: string }>('select name from migration order by id', database.url)
      ).map(({ name }) => name)
      expect(names).toEqual(migrationNames)
      expect(await modelOf(database.url)).toEqual(await modelOf(templateUrl()))
      const page = await fetch(`${server.url}/about`)
      expect([page.status, (await page.text()).includes('Taş fırın.')]).toEqual([200, done.length > 0])
    },
  )
})
