import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type ObjectStore, startObjectStore } from '../support/object-store.ts'
import { plain } from '../support/pictures.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { upload } from '../support/upload.ts'

const SOON = { interval: 5 }
const PASSWORD = 'a password for tests'

/** The setup of docker-compose.yml as plain processes: two of the application, a PostgreSQL, an object store. */
let database: TestDatabase
let store: ObjectStore
let sql: pg.Client
let one: RunningServer
let other: RunningServer
let headers: Record<string, string>
let product: number
const dataDirs: string[] = []

async function start(others: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const dataDir = await makeDataFolder()
  dataDirs.push(dataDir)
  const env = { ...store.env, ADMIN_PASSWORD: PASSWORD, DEMO_CONTENT: 'off', ...others }
  return startServer({ dataDir, databaseUrl: database.url, env })
}

async function ask<Data>(
  { url }: RunningServer,
  query: string,
  as: Record<string, string> = {},
): Promise<Data> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...as },
    body: JSON.stringify({ query }),
  })
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

async function priceAt(process: RunningServer): Promise<number | undefined> {
  const { products } = await ask<{ products: { price: number }[] }>(process, '{ products { price } }')
  return products[0]?.price
}

const change = (process: RunningServer, price: number) =>
  ask(process, `mutation { updateProduct(id: ${product}, input: { price: ${price} }) { id } }`, headers)

beforeAll(async () => {
  ;[database, store] = await Promise.all([createTestDatabase(), startObjectStore()])
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  ;[one, other] = await Promise.all([start(), start()])
  const login = `mutation { login(input: { email: "admin@example.com", password: "${PASSWORD}" }) { authToken } }`
  const { login: result } = await ask<{ login: { authToken: string } }>(one, login)
  headers = { Authorization: `Bearer ${result.authToken}` }
  const added = 'mutation { addCategory(input: { name: "Tatlılar" }) { id } }'
  const { addCategory } = await ask<{ addCategory: { id: string } }>(one, added, headers)
  const dish = `mutation { addProduct(input: { name: "Künefe", price: 180, categoryId: ${addCategory.id} }) { id } }`
  product = Number((await ask<{ addProduct: { id: string } }>(other, dish, headers)).addProduct.id)
})

afterAll(async () => {
  await Promise.all([one?.stop(), other?.stop()])
  await sql?.end()
  await store?.close()
  await database?.drop()
  for (const folder of dataDirs) await rm(folder, { recursive: true, force: true })
})

test('both are ready, and a token of one is valid in the other', async () => {
  for (const { url } of [one, other]) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await ask(other, '{ me { email } }', headers)).toEqual({ me: { email: 'admin@example.com' } })
})

test('a picture uploaded to one is served by the other', async () => {
  const query = `mutation ($images: [Upload!]!) { addProductImages(productId: ${product}, images: $images) { filePath } }`
  const image = { at: 'variables.images.0', name: 'x.png', bytes: await plain('png') }
  const added = await upload<{ addProductImages: { filePath: string }[] }>(
    one.url,
    query,
    { images: [null] },
    [image],
    headers,
  )
  expect(added.errors).toBeUndefined()
  const reply = await fetch(`${other.url}/resource/${added.data.addProductImages[0]?.filePath}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(100)
})

const AN_HOUR_AHEAD = `globalThis.Date = class extends Date {
  constructor(...parts) { super(...(parts.length > 0 ? parts : [new.target.now()])) }
  static now() { return super.now() + 3_600_000 }
}`

test('a process whose clock is wrong has the time of the database, as the others have', async () => {
  const ahead = await start({
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(AN_HOUR_AHEAD)}`,
  })
  const { rows } = await sql.query(
    `insert into reservation (state, at, day, stay_minutes, people, name, phone, by_phone, overbooked, code)
       values ('NEW', now() + interval '30 minutes', (now() at time zone 'Europe/Istanbul')::date, 90, 2, 'Ayşe',
         '+905321234567', false, false, repeat('a', 22)) returning id`,
  )
  const [{ id }] = rows
  const waiting = '{ reservationsWaiting }'
  for (const process of [one, ahead])
    expect(await ask(process, waiting, headers)).toEqual({ reservationsWaiting: 1 })
  const answer = `mutation { answerReservation(id: ${id}, answer: CONFIRM, version: 1) { version withdrawableSeconds } }`
  const { answerReservation } = await ask<{ answerReservation: { version: number } }>(ahead, answer, headers)
  expect(answerReservation).toEqual({
    version: 2,
    withdrawableSeconds: expect.toSatisfy((left) => left > 0 && left <= 30),
  })
  const withdraw = `mutation { withdrawAnswer(id: ${id}, version: 2) { state } }`
  expect(await ask(one, withdraw, headers)).toEqual({ withdrawAnswer: { state: 'NEW' } })
  await ahead.stop()
})

describe('a price changed in one', () => {
  test('is shown there at once, soon by the other, and never reverts to an older one', async () => {
    for (let price = 200; price < 230; price++) {
      const [from, to] = price % 2 ? [one, other] : [other, one]
      await change(from, price)
      expect(await priceAt(from)).toBe(price)
      await vi.waitFor(async () => expect(await priceAt(to)).toBe(price), SOON)
      expect(await Promise.all([priceAt(to), priceAt(to), priceAt(from)])).toEqual([price, price, price])
    }
  })

  test('is shown even if the listening connections are cut', async () => {
    // Terminates the listening connection, whatever its last query was.
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
      and query in ('listen content_changed', 'select 1') and pid <> pg_backend_pid()`
    for (let price = 300; price < 306; price++) {
      await vi.waitFor(async () => expect((await sql.query(cut)).rowCount).toBeGreaterThan(0), {
        interval: 10,
      })
      await change(one, price)
      expect(await priceAt(one)).toBe(price)
      await vi.waitFor(async () => expect(await priceAt(other)).toBe(price), SOON)
      for (let read = 0; read < 10; read++) expect(await priceAt(other)).toBe(price)
    }
  })
})

test('one that stops does not affect the other', async () => {
  expect(await one.stop()).toBe(0)
  await change(other, 400)
  expect(await priceAt(other)).toBe(400)
  one = await start()
  expect(await priceAt(one)).toBe(400)
})
