import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { refuseTransactionPooler } from '../../server/database/refuse-pooler.ts'
import { type Api, startApi } from '../support/api.ts'
import { createTestDatabase } from '../support/database.ts'
import { openProxy, type TcpProxy } from '../support/tcp-proxy.ts'

/** Asks often: without a notification a reply that is kept never changes. */
const OFTEN = { interval: 5 }

const CONTENT_TABLES = [
  'about',
  'blog',
  'blog_category',
  'blog_category_link',
  'blog_tag',
  'blog_tag_link',
  'category',
  'contact',
  'product',
  'product_image',
  'service',
]

async function priceAt(api: Api): Promise<number> {
  const { data } = await api.ask<{ products: { price: number }[] }>('{ products { price } }')
  return data.products[0]?.price as number
}

/** Whether the next read runs no statement. */
async function isKept(api: Api): Promise<boolean> {
  await priceAt(api)
  return (await api.statementsOf(() => priceAt(api))).length === 0
}

describe('with the cache on', () => {
  let api: Api
  let product: number

  beforeAll(async () => {
    api = await startApi({ REPLY_CACHE: 'on' })
    const categoryId = await api.services.categories.add(api.staff, { name: 'Tatlılar' })
    product = await api.services.products.add(api.staff, { name: 'Künefe', price: 180, categoryId })
  })

  afterAll(() => api.close())

  beforeEach(() => vi.waitFor(async () => expect(await isKept(api)).toBe(true)))

  test('a change by the application is in the next read, and an uncommitted one in none', async () => {
    for (const price of [190, 200, 210]) {
      await api.services.products.update(api.staff, product, { price })
      expect(await priceAt(api)).toBe(price)
      await vi.waitFor(async () => expect(await isKept(api)).toBe(true))
    }
    await api.orm.em.fork().transactional(async (em) => {
      await api.services.products.update({ ...api.staff, em }, product, { price: 999 })
      expect(await priceAt(api)).toBe(210)
    })
    await vi.waitFor(async () => expect(await priceAt(api)).toBe(999), OFTEN)
  })

  test('a change by another client is shown as soon as its notification arrives', async () => {
    await api.sql('update product set price = 222 where id = $1', [product])
    await vi.waitFor(async () => expect(await priceAt(api)).toBe(222), OFTEN)
    await vi.waitFor(async () => expect(await isKept(api)).toBe(true))
  })

  test('a change is shown on pages too', async () => {
    const tag = async () => (await fetch(api.url)).headers.get('etag')
    const kept = await tag()
    expect(await tag()).toBe(kept)
    await api.sql('update product set price = 223 where id = $1', [product])
    await vi.waitFor(async () => expect(await tag()).not.toBe(kept), { interval: 1 })
  })

  test.each(CONTENT_TABLES)('a write to %s is notified', async (table) => {
    const client = new pg.Client({ connectionString: api.databaseUrl })
    await client.connect()
    const heard: (string | undefined)[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('listen content_changed')
    for (const statement of [
      `delete from ${table} where false`,
      `insert into ${table} select from ${table} where false`,
    ]) {
      await api.sql(statement)
    }
    await vi.waitFor(() => expect(heard).toEqual([table, table]), OFTEN)
    await client.end()
  })

  test('while the listening connection is lost, nothing stale is shown; then replies are cached again', async () => {
    await api.sql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await api.sql('update product set price = 333 where id = $1', [product])
    await vi.waitFor(async () => expect(await priceAt(api)).toBe(333), OFTEN)
    await vi.waitFor(async () => expect(await isKept(api)).toBe(true))
    await api.sql('update product set price = 334 where id = $1', [product])
    await vi.waitFor(async () => expect(await priceAt(api)).toBe(334), OFTEN)
  })
})

describe('if the listening connection is', () => {
  let api: Api
  let line: TcpProxy
  let product: number

  beforeAll(async () => {
    const database = await createTestDatabase()
    line = await openProxy(database.url)
    api = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: database.url }, { listenTo: () => line.url })
    const categoryId = await api.services.categories.add(api.staff, { name: 'Tatlılar' })
    product = await api.services.products.add(api.staff, { name: 'Künefe', price: 180, categoryId })
    return async () => {
      await api.close()
      await line.close()
      await database.drop()
    }
  })

  beforeEach(() => vi.waitFor(async () => expect(await isKept(api)).toBe(true)))

  afterEach(() => line.mend())

  test('silent, a change by the application itself is still shown', async () => {
    line.freeze()
    await api.services.products.update(api.staff, product, { price: 190 })
    expect(await priceAt(api)).toBe(190)
  })

  test('cut, every read is fresh, so that any change is in the next read', async () => {
    const heard = async () =>
      /^content_changes_heard (\d)$/m.exec(await (await fetch(`${api.url}/metrics`)).text())?.[1]
    expect(await heard()).toBe('1')
    line.cut()
    await vi.waitFor(async () => expect(await isKept(api)).toBe(false), OFTEN)
    expect(await heard()).toBe('0')
    for (const price of [200, 201]) {
      await api.sql('update product set price = $2 where id = $1', [product, price])
      expect(await priceAt(api)).toBe(price)
    }
  })
})

test('a start is refused by name behind a pooler whose sessions keep nothing, before it takes a lock', async () => {
  const database = await createTestDatabase()
  const line = await openProxy(database.url)
  try {
    await refuseTransactionPooler(line.url)
    line.deafen()
    await expect(refuseTransactionPooler(line.url)).rejects.toThrow(/^DATABASE_URL must .* session mode/)
  } finally {
    await line.close()
    await database.drop()
  }
})

test('D119: a pooler that accepts LISTEN but delivers no notification disables the cache, and is reported', async () => {
  const database = await createTestDatabase()
  const line = await openProxy(database.url)
  line.deafen()
  const api = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: database.url }, { listenTo: () => line.url })
  try {
    const categoryId = await api.services.categories.add(api.staff, { name: 'Tatlılar' })
    const product = await api.services.products.add(api.staff, { name: 'Künefe', price: 1, categoryId })
    const ready = async () => (await fetch(`${api.url}/readyz`)).text()
    await vi.waitFor(async () => expect(await ready()).toMatch(/PgBouncer.*session mode/))
    for (const price of [2, 3]) {
      await api.sql('update product set price = $2 where id = $1', [product, price])
      expect(await priceAt(api)).toBe(price)
      expect(await isKept(api)).toBe(false)
    }
    line.mend()
    await vi.waitFor(async () => expect(await isKept(api)).toBe(true))
    expect(await ready()).toBe('ready\n')
  } finally {
    await api.close()
    await line.close()
    await database.drop()
  }
})

test('two processes on one database receive each other’s changes', async () => {
  const one = await startApi({ REPLY_CACHE: 'on' })
  const other = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: one.databaseUrl })
  try {
    const categoryId = await one.services.categories.add(one.staff, { name: 'Tatlılar' })
    const product = await one.services.products.add(one.staff, { name: 'Künefe', price: 180, categoryId })
    await vi.waitFor(async () => expect(await isKept(other)).toBe(true))
    await one.services.products.update(one.staff, product, { price: 190 })
    await vi.waitFor(async () => expect(await priceAt(other)).toBe(190), OFTEN)
  } finally {
    await other.close()
    await one.close()
  }
})

test('with REPLY_CACHE=off nothing is cached', async () => {
  const api = await startApi({ REPLY_CACHE: 'off' })
  try {
    const category = await api.services.categories.add(api.staff, { name: 'Tatlılar' })
    const product = await api.services.products.add(api.staff, { name: 'a', price: 1, categoryId: category })
    for (const price of [2, 3]) {
      await api.sql('update product set price = $2 where id = $1', [product, price])
      expect(await priceAt(api)).toBe(price)
    }
    await fetch(api.url)
    expect((await fetch(api.url)).headers.get('etag')).toBeNull()
  } finally {
    await api.close()
  }
})
