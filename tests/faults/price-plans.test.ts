import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'

const PASSWORD = 'a password for tests'
const env = { ADMIN_PASSWORD: PASSWORD, DEMO_CONTENT: 'off' }

let database: TestDatabase
let sql: pg.Client
let headers: Record<string, string>
let product: number
let running: RunningServer[]

const start = async (more: Readonly<Record<string, string>> = {}) => {
  const server = await startServer({ databaseUrl: database.url, env: { ...env, ...more } })
  running.push(server)
  return server
}

async function ask<Data>({ url }: RunningServer, query: string, variables = {}): Promise<Data> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

/** Plans a price of the product. @returns the id of the plan. */
async function planned(server: RunningServer, price: number, appliesAt: Date): Promise<string> {
  const { addPricePlan } = await ask<{ addPricePlan: { id: string } }>(
    server,
    'mutation ($input: AddPricePlan!) { addPricePlan(input: $input) { id } }',
    { input: { name: 'Zam', appliesAt, lines: [{ productId: product, price }] } },
  )
  return addPricePlan.id
}

async function publicPrice({ url }: RunningServer): Promise<number> {
  const body = JSON.stringify({ query: `{ product(id: ${product}) { price } }` })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const { data } = (await (await fetch(`${url}/graphql`, init)).json()) as {
    data: { product: { price: number } }
  }
  return data.product.price
}

/** How often the history has the prices of a plan. */
async function timesApplied(id: string): Promise<number> {
  const { rows } = await sql.query('select count(*)::integer as times from change where request_id = $1', [
    `plan-${id}`,
  ])
  return rows[0].times
}

const inMs = (ms: number) => new Date(Date.now() + ms)

beforeAll(async () => {
  database = await createTestDatabase()
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  running = []
  headers = {}
  const server = await start()
  const { login } = await ask<{ login: { authToken: string } }>(
    server,
    `mutation { login(input: { email: "admin@example.com", password: "${PASSWORD}" }) { authToken } }`,
  )
  headers = { Authorization: `Bearer ${login.authToken}` }
  const { addCategory } = await ask<{ addCategory: { id: string } }>(
    server,
    'mutation { addCategory(input: { name: "Tatlılar" }) { id } }',
  )
  const { addProduct } = await ask<{ addProduct: { id: string } }>(
    server,
    `mutation { addProduct(input: { name: "Künefe", price: 180, categoryId: ${addCategory.id} }) { id } }`,
  )
  product = Number(addProduct.id)
  await server.stop()
})

beforeEach(async () => {
  running = []
  await sql.query('update product set price = 180')
})

afterEach(() => Promise.all(running.map((server) => server.stop())))

afterAll(async () => {
  await sql?.end()
  await database?.drop()
})

test('a plan whose process was killed a second before is applied once, before the next start is ready', async () => {
  const first = await start()
  const moment = inMs(6_000)
  const id = await planned(first, 200, moment)
  await pause(moment.getTime() - 1_000 - Date.now())
  await first.kill()
  await pause(1_500)
  expect(await timesApplied(id)).toBe(0)
  // The price is asked as soon as it is ready, and by two that start at once.
  const both = await Promise.all([start(), start()])
  expect(await Promise.all(both.map(publicPrice))).toEqual([200, 200])
  expect(await timesApplied(id)).toBe(1)
})

test('a plan whose process was killed is applied by the other one on time', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const moment = inMs(6_000)
  const id = await planned(first, 210, moment)
  await first.kill()
  await vi.waitFor(async () => expect(await publicPrice(second)).toBe(210))
  expect(await timesApplied(id)).toBe(1)
})

test('processes that are killed at any moment around it apply it once', async () => {
  for (const after of [-30, 0, 5, 10, 20, 40]) {
    const both = await Promise.all([start(), start()])
    const moment = inMs(5_000)
    const id = await planned(both[0] as RunningServer, 220 + after, moment)
    for (const server of both) expect(await publicPrice(server)).not.toBe(220 + after)
    await pause(moment.getTime() + after - Date.now())
    await Promise.all(both.map((server) => server.kill()))
    const next = await start()
    if (Date.now() < moment.getTime()) await pause(moment.getTime() - Date.now())
    await vi.waitFor(async () => expect(await publicPrice(next)).toBe(220 + after))
    expect([after, await timesApplied(id)]).toEqual([after, 1])
    await next.stop()
  }
})
