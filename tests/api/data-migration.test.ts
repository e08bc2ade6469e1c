import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringUpToDate, migrationNames } from '../../server/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

const DECOMPOSED = 'Ko\u0308fte'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase('template0')
  await bringUpToDate(
    database.url,
    migrationNames.filter((name) => name < '004'),
  )
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

test('D134: existing text is normalized, without an entry in the history', async () => {
  await client.query(
    `insert into category (created_date, name, description, "order") values (now(), $1, null, 1), (now(), 'x', $1, 2)`,
    [DECOMPOSED],
  )
  const changes = async () => (await client.query('select count(*)::int as count from change')).rows[0].count
  const before = await changes()
  await bringUpToDate(database.url)
  const { rows } = await client.query('select name, description, version from category order by id')
  expect(rows).toEqual([
    { name: 'Köfte', description: null, version: 1 },
    { name: 'x', description: 'Köfte', version: 1 },
  ])
  expect(await changes()).toBe(before)
  await client.query("update category set name = 'y' where name = 'x'")
  expect(await changes()).toBe(before + 1)
})
