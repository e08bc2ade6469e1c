import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

/** A date on which no test runs. */
const EARLIER = '2024-02-29'

let api: Api
let headers: Headers
let category: number
let id: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  headers = await people.headers(people.admin)
  category = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
})

afterAll(() => api.close())

beforeEach(async () => {
  id = await api.services.products.add(api.staff, { name: 'Mercimek', price: 90, categoryId: category })
})

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(new Date())

/** Sets the date of the price to an earlier day. */
async function backdate(product = id): Promise<void> {
  await api.sql('alter table product disable trigger keep_price_since')
  await api.sql('update product set price_since = $1 where id = $2', [EARLIER, product])
  await api.sql('alter table product enable trigger keep_price_since')
}

async function since(product = id): Promise<string> {
  const { data } = await api.ask<{ product: { priceSince: string } }>(
    'query ($id: ID!) { product(id: $id) { priceSince } }',
    { id: product },
  )
  return data.product.priceSince
}

test('the price of a new dish applies from the day of its addition in Istanbul', async () => {
  expect(await since()).toBe(today())
})

describe('the date', () => {
  test('is that of the change of the price, by any call', async () => {
    for (const change of [
      () => api.services.products.update(api.staff, id, { price: 95 }),
      () => api.services.products.changePrices(api.staff, [{ productId: id, price: 96 }]),
      () => api.services.products.saveAll(api.staff, [{ id, price: 97 }]),
      () => api.sql('update product set price = 98 where id = $1', [id]),
    ]) {
      await backdate()
      expect(await since()).toBe(EARLIER)
      await change()
      expect(await since()).toBe(today())
    }
  })

  test('stays through other changes, the same price included', async () => {
    await backdate()
    const { products } = api.services
    await products.update(api.staff, id, { name: 'Ezogelin', price: 90, availiblity: false })
    await products.updateFood(api.staff, id, { allergens: [] })
    await products.remove(api.staff, id)
    await products.restore(api.staff, id)
    await api.sql("update product set price_since = '2030-01-01' where id = $1", [id])
    expect(await since()).toBe(EARLIER)
  })

  test('is in the second version of REST, and not in the first', async () => {
    await backdate()
    const read = async (version: string) => {
      const response = await fetch(`${api.url}/api/${version}/Product/get-by-id?id=${id}`)
      return (await response.json()) as { data?: { priceSince?: string }; priceSince?: string }
    }
    expect(JSON.stringify(await read('v2'))).toContain(`"priceSince":"${EARLIER}"`)
    expect(JSON.stringify(await read('v1'))).not.toContain('priceSince')
  })
})

test('a change of a price is one entry of the history, and is undone as a whole', async () => {
  await backdate()
  await api.services.products.update(api.staff, id, { price: 120 })
  const { data } = await api.ask<{
    changes: { items: { id: string; before: object; after: object; undoObstacle: string | null }[] }
  }>(
    'query ($id: ID) { changes(entity: "product", id: $id, pageSize: 1) { items { id before after undoObstacle } } }',
    { id },
    headers,
  )
  const [newest] = data.changes.items
  expect([newest?.before, newest?.after, newest?.undoObstacle]).toEqual([{ price: 90 }, { price: 120 }, null])
  const { errors } = await api.ask(
    'mutation ($id: ID!) { undoChange(id: $id) { id } }',
    { id: newest?.id },
    headers,
  )
  expect(errors).toBeUndefined()
  const { rows } = await api.sql('select price from product where id = $1', [id])
  expect(Number(rows[0].price)).toBe(90)
  expect(await since()).toBe(today())
})

describe('a printed list', () => {
  const print = (kind: string, prices: object[]) =>
    api.ask<{ recordPrint: object }>(
      'mutation ($kind: PrintedKind!, $prices: [PrintedPrice!]!) { recordPrint(kind: $kind, prices: $prices) { kind printedAt printedBy changedPrices changedProducts } }',
      { kind, prices },
      headers,
    )
  const printed = async () => {
    const { data } = await api.ask<{ printedLists: object[] }>(
      '{ printedLists { kind changedPrices changedProducts } }',
      {},
      headers,
    )
    return data.printedLists
  }

  beforeEach(async () => {
    await api.sql('update product set is_deleted = true where id <> $1', [id])
    await api.sql('delete from printed_list')
  })

  test('is the newest of each kind, compared with the current menu', async () => {
    expect(await printed()).toEqual([])
    await print('DOOR', [{ productId: id, price: 80 }])
    const { data } = await print('DOOR', [{ productId: id, price: 90 }])
    expect(data.recordPrint).toMatchObject({
      printedAt: expect.stringMatching(/Z$/),
      kind: 'DOOR',
      changedPrices: 0,
      changedProducts: 0,
    })
    await api.services.products.update(api.staff, id, { price: 91 })
    expect(await printed()).toEqual([{ kind: 'DOOR', changedPrices: 1, changedProducts: 0 }])
    await api.services.products.update(api.staff, id, { price: 90 })
    expect(await printed()).toEqual([{ kind: 'DOOR', changedPrices: 0, changedProducts: 0 }])
  })

  test('reports added and removed dishes, but none that guests do not see', async () => {
    const other = await api.services.products.add(api.staff, { name: 'x', price: 1, categoryId: category })
    await api.services.products.add(api.staff, { name: 'y', price: 1, categoryId: category, status: 0 })
    await print('DOOR', [
      { productId: id, price: 90 },
      { productId: other, price: 1 },
    ])
    await api.services.products.remove(api.staff, other)
    await api.services.products.add(api.staff, { name: 'z', price: 1, categoryId: category })
    expect(await printed()).toEqual([{ kind: 'DOOR', changedPrices: 0, changedProducts: 2 }])
  })

  test.each([
    ['twice the same dish', [1, 1], 'prices', 'REPEATED'],
    ['an invalid price', [-1], 'prices.0.price', 'AMOUNT'],
  ])('%s is refused', async (_, prices, field, rule) => {
    const { errors } = await print(
      'DOOR',
      prices.map((price) => ({ productId: id, price })),
    )
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ field, rule }] })
    expect(await printed()).toEqual([])
  })
})
