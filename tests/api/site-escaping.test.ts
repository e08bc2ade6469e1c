import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'

/** Text that would end elements and attributes, start comments, or be a replacement pattern. */
const EVIL = `</script></title><script>alert(1)</script><!--page-->"'& $& $1`

let database: TestDatabase
let server: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('insert into about (created_date, description) values (now(), $1)', [EVIL])
  await client.query(
    'insert into service (created_date, name, description, "order") values (now(), $1, $1, 1)',
    [EVIL],
  )
  await client.query(
    'insert into category (created_date, name, description, "order") values (now(), $1, $1, 1)',
    [EVIL],
  )
  await client.query(
    'insert into product (created_date, name, description, price, category_id) values (now(), $1, $1, 1, 1)',
    [EVIL],
  )
  await client.query('insert into contact (created_date, address, phone_number) values (now(), $1, $1)', [
    EVIL,
  ])
  await client.end()
  server = await startServer({ databaseUrl: database.url })
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

test.each([
  '/',
  '/about',
  '/categories',
  '/services',
  '/services-details/1',
  '/food-collection',
  '/food-collection/1',
  '/contact',
  '/?"><script>alert(1)</script>',
  '/"><script>alert(1)</script>',
])('nothing that somebody wrote becomes markup on %s', async (path) => {
  const html = await (await fetch(server.url + path)).text()
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<\/title>/g)).toHaveLength(1)
  // Each script ends where it should, so that its content can be parsed.
  const scripts = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)]
  expect(scripts.length).toBeGreaterThan(0)
  const carried = scripts.map(([, json]) => JSON.stringify(JSON.parse(json as string))).join()
  expect(carried).toContain(JSON.stringify(EVIL).slice(1, -1))
})

test('an invalid phone number still becomes a link to call', async () => {
  const html = await (await fetch(`${server.url}/contact`)).text()
  expect(html).not.toContain('href="javascript')
  expect(html).toMatch(/href="tel:\d*"/)
})
