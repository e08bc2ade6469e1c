import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Reader } from '../../../server/core/read/reader.ts'
import { Replicas } from '../../../server/database/replicas.ts'
import { type Api, startApi } from '../../support/api.ts'
import { createPeople } from '../../support/people.ts'
import { type Replicated, startReplicated } from '../../support/replica.ts'
import { openProxy } from '../../support/tcp-proxy.ts'

const SOON = { interval: 20 }

let database: Replicated
let api: Api
let product: number

beforeAll(async () => {
  database = await startReplicated()
  api = await startApi({ DATABASE_URL: database.url, DATABASE_REPLICA_URLS: database.replicaUrl })
  const categoryId = await api.services.categories.add(api.staff, { name: 'Tatlılar' })
  product = await api.services.products.add(api.staff, { name: 'Künefe', price: 180, categoryId })
})

beforeEach(() => vi.waitFor(async () => expect(await isFromReplica()).toBe(true), SOON))

afterEach(async () => {
  await database.replay(true)
})

afterAll(async () => {
  await api?.close()
  await database?.close()
})

async function price(headers = {}): Promise<number | undefined> {
  const { data } = await api.ask<{ products: { price: number }[] }>('{ products { price } }', {}, headers)
  return data.products[0]?.price
}

/** Whether the next public read runs no statement on the primary. */
async function isFromReplica(): Promise<boolean> {
  return (await api.statementsOf(() => price())).length === 0
}

const change = (value: number) => api.services.products.update(api.staff, product, { price: value })

test('public reads use the replica, and reads of staff do not', async () => {
  await change(180)
  expect(await price()).toBe(180)
  const people = await createPeople(api)
  const headers = await people.headers(people.admin)
  await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), SOON)
  expect((await api.statementsOf(() => price(headers))).join()).toContain('"product"')
})

test('a change is in the next read, however often', async () => {
  for (let value = 200; value < 260; value++) {
    await change(value)
    expect(await price()).toBe(value)
  }
})

test('a lagging replica is not used, and is again once it has caught up', async () => {
  await database.replay(false)
  await change(300)
  for (let read = 0; read < 5; read++) expect(await price()).toBe(300)
  expect(await isFromReplica()).toBe(false)
  // Written by another client, so that only the database sends a notification.
  await api.sql('update product set price = 301 where id = $1', [product])
  await vi.waitFor(async () => expect(await price()).toBe(301), SOON)
  for (let read = 0; read < 5; read++) expect(await price()).toBe(301)
  expect(await isFromReplica()).toBe(false)
  await database.replay(true)
  await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), SOON)
  expect(await price()).toBe(301)
})

test('one without new changes is used, however old its position', async () => {
  const before = await price()
  await database.replay(false)
  expect([await isFromReplica(), await price()]).toEqual([true, before])
})

test('D124: a fault of the query itself leaves the replica in use', async () => {
  const asked = () =>
    api.ask(
      'query { productTable(query: { filters: [{ field: "id", value: "9999999999" }] }) { totalCount } }',
    )
  for (let time = 0; time < 5; time++) await asked()
  const faulty = { code: '42703', name: 'error', message: 'column "undefined" does not exist' }
  const spy = vi.spyOn(Reader.prototype, 'count').mockRejectedValue(Object.assign(new Error(), faulty))
  const { errors } = await api.ask('{ productTable { totalCount } }')
  spy.mockRestore()
  expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR')
  expect(await isFromReplica()).toBe(true)
})

test('while changes are not received, the primary is used', async () => {
  const line = await openProxy(database.url)
  const env = { DATABASE_URL: database.url, DATABASE_REPLICA_URLS: database.replicaUrl }
  const other = await startApi(env, { listenTo: () => line.url })
  const fromReplica = async () =>
    (await other.statementsOf(() => other.ask('{ products { price } }'))).length === 0
  try {
    await vi.waitFor(async () => expect(await fromReplica()).toBe(true), SOON)
    line.cut()
    await vi.waitFor(async () => expect(await fromReplica()).toBe(false), SOON)
    line.mend()
    await vi.waitFor(async () => expect(await fromReplica()).toBe(true), SOON)
  } finally {
    await other.close()
    await line.close()
  }
})

describe('with the replica unavailable', () => {
  test('reads continue, and use it again once it is available', async () => {
    await change(400)
    await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), SOON)
    await database.stopReplica()
    for (let read = 0; read < 5; read++) expect(await price()).toBe(400)
    await change(401)
    expect(await price()).toBe(401)
    await database.startReplica()
    await vi.waitFor(async () => expect(await isFromReplica()).toBe(true), SOON)
    expect(await price()).toBe(401)
  })

  test('a start succeeds too', async () => {
    await database.stopReplica()
    const other = await startApi({ DATABASE_URL: database.url, DATABASE_REPLICA_URLS: database.replicaUrl })
    const { data } = await other.ask<{ products: unknown[] }>('{ products { price } }')
    expect(data.products).toHaveLength(1)
    await other.close()
    await database.startReplica()
  })
})

test('a server that is not a replica is not used', async () => {
  const other = await startApi({ DATABASE_URL: database.url, DATABASE_REPLICA_URLS: database.url })
  const read = () => other.statementsOf(() => other.ask('{ products { price } }'))
  expect((await read()).join()).toContain('"product"')
  expect(await (await fetch(`${other.url}/metrics`)).text()).toContain('database_replicas{state="in use"} 0')
  await other.close()
})

describe('the log', () => {
  async function statusOf(url: string): Promise<{ lines: string[]; replicas: Replicas }> {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) })
    const replicas = await Replicas.open([url], api.orm, log)
    replicas.listen(true)
    return { lines, replicas }
  }

  test('D179: reports an unavailable replica once for each outage, and its return', async () => {
    const line = await openProxy(database.replicaUrl)
    const { lines, replicas } = await statusOf(line.url)
    try {
      await vi.waitFor(() => expect(replicas.state.fresh).toBe(1), SOON)
      expect(lines).toEqual([])
      line.cut()
      await vi.waitFor(() => expect(lines).toHaveLength(1), SOON)
      // Long enough for several attempts.
      await pause(5_000)
      expect(new Set(lines).size).toBe(lines.length)
      const { host } = new URL(line.url)
      for (const each of lines) expect(each).toContain(`The read replica at ${host}/`)
      expect(lines.join()).not.toContain(new URL(line.url).password)
      line.mend()
      await vi.waitFor(() => expect(lines.at(-1)).toMatch(/^The read replica at \S+ answers again\.$/), SOON)
    } finally {
      await replicas.close()
      await line.close()
    }
  })

  test('D182: reports an address that is not a replica', async () => {
    const { lines, replicas } = await statusOf(database.url)
    try {
      await vi.waitFor(() => expect(lines).toHaveLength(1), SOON)
      await pause(3_000)
      expect(lines).toEqual([
        expect.stringMatching(/^The read replica at \S+ is no replica, .*: its server follows no other, /),
      ])
    } finally {
      await replicas.close()
    }
  })
})
