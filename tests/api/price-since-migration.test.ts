import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringUpToDate, migrationNames } from '../../server/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase('template0')
  await bringUpToDate(
    database.url,
    migrationNames.filter((name) => name < '011'),
  )
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Records a change with that time. */
const recorded = (date: string, id: number, after: object) =>
  client.query(
    "insert into change (date, action, entity, entity_id, before, after) values ($1, 'UPDATE', 'product', $2, '{}', $3)",
    [date, id, after],
  )

test('the dates of existing prices come from the history, else from the record', async () => {
  await client.query('alter table product disable trigger record_change')
  await client.query(`insert into category (created_date, name, "order") values (now(), 'x', 1)`)
  await client.query(`insert into product (created_date, updated_date, name, price, category_id) values
    ('2023-01-01T12:00Z', null, 'a change of the price', 1, 1),
    ('2023-01-01T22:00Z', null, 'no change', 1, 1),
    ('2023-01-01T12:00Z', '2023-02-01T12:00Z', 'changed before the history', 1, 1),
    ('2023-01-01T12:00Z', '2024-09-01T12:00Z', 'another change since', 1, 1)`)
  await client.query('alter table product enable trigger record_change')
  await client.query('alter table change disable trigger user')
  await client.query('delete from change')
  await recorded('2024-01-01T12:00Z', 1, { price: 2 })
  await recorded('2024-03-31T21:30Z', 1, { price: 1 })
  await recorded('2024-05-01T12:00Z', 1, { name: 'x' })
  await recorded('2024-09-01T12:00Z', 4, { name: 'x' })
  await client.query('alter table change enable trigger user')
  await bringUpToDate(database.url)
  const { rows } = await client.query('select price_since::text from product order by id')
  // 21:30 in UTC is the next day in Istanbul.
  expect(rows.map((row) => row.price_since)).toEqual([
    ...['2024-04-01', '2023-01-02', '2023-02-01', '2024-01-01'],
  ])
  const { rows: changes } = await client.query('select count(*)::int as count from change')
  expect(changes[0].count).toBe(4)
})
