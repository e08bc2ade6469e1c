import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '../../server/database/embedded.ts'
import { migrate } from '../../server/database/migrate.ts'
import { makeDataFolder } from '../support/running-server.ts'

let folder: string

beforeAll(async () => {
  folder = await makeDataFolder()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

test('D156: the application uses a role that owns its database and is not a superuser', async () => {
  const database = await startEmbedded(folder)
  await migrate(database.url)
  expect(
    await ask(
      database.url,
      'select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }])
  await expect(ask(database.url, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/)
  await database.stop()
})

test('D156: the role becomes the owner of everything in a database of an earlier version', async () => {
  const before = await startEmbedded(folder)
  await migrate(before.url)
  // The state of earlier versions: everything owned by the superuser of the cluster.
  await ask(
    before.adminUrl,
    'reassign owned by restaurant_site to restaurant',
    "insert into about (created_date, description) values (now(), 'kept')",
  )
  await before.stop()
  const [one, other] = await Promise.all([startEmbedded(folder), startEmbedded(folder)])
  await migrate(one.url)
  expect(await ask(other.url, 'select description from about')).toEqual([{ description: 'kept' }])
  await ask(one.url, 'alter table about add column later text', 'alter table about drop column later')
  const foreign = `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relowner <> current_user::regrole
    union all select oid::regprocedure::text from pg_proc p
    where pronamespace = 'public'::regnamespace and proowner <> current_user::regrole
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`
  expect(await ask(one.url, foreign)).toEqual([])
  await Promise.all([one.stop(), other.stop()])
})
