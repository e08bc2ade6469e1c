import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'

interface Entry {
  id: string
  product: { name: string; isDeleted: boolean }
  serving: string | null
  before: number | null
  price: number | null
  percent: number | null
  userId: string | null
  userName: string | null
  userFullName: string | null
  requestId: string | null
  planName: string | null
}

const DAY_MS = 86_400_000

let api: Api
let headers: Headers
let manager: { id: number; userName: string }
let category: number

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  const user = await people.userWith(['product.manage'])
  await api.services.users.update(api.staff, user.id, { firstName: 'Ayşe', lastName: 'Kaya' })
  const { rows } = await api.sql('select id, user_name as "userName" from user_account where id = $1', [
    user.id,
  ])
  manager = rows[0]
  headers = await people.headers(user)
  category = await api.services.categories.add(api.staff, { name: 'Menü' })
})

afterAll(() => api.close())

const add = (name: string, price: number, servings: { label: string; price: number }[] = []) =>
  api.services.products.add(api.staff, { name, price, servings, categoryId: category })

async function journal(given: object = {}) {
  const { data, errors } = await api.ask<{ priceRecords: { items: Entry[]; totalCount: number } }>(
    `query ($productId: ID, $since: DateTimeISO, $page: Int! = 1, $pageSize: Int! = 20) {
       priceRecords(productId: $productId, since: $since, page: $page, pageSize: $pageSize) { totalCount items {
         id date product { name isDeleted } serving before price percent userId userName userFullName requestId planName } } }`,
    given,
    headers,
  )
  return { ...data?.priceRecords, error: errors?.[0]?.extensions }
}

const told = (items: readonly Entry[] = []) =>
  items.map(({ product, serving, before, price, percent }) => [product.name, serving, before, price, percent])

describe('the journal', () => {
  test('has an entry for each price that changed, the newest first', async () => {
    const id = await add('Rakı', 250, [{ label: 'duble', price: 450 }])
    await api.services.products.update(api.staff, id, { name: 'Yeni Rakı', availiblity: false })
    await api.services.products.changePrices(api.staff, [
      { productId: id, price: 300 },
      { productId: id, serving: 'DUBLE', price: 400 },
    ])
    await api.services.products.update(api.staff, id, {
      servings: [
        { label: 'şişe', price: 0 },
        { label: 'duble', price: 400 },
      ],
    })
    await api.services.products.update(api.staff, id, { servings: [{ label: 'şişe', price: 2_000 }] })
    const { items, totalCount } = await journal({ productId: id })
    expect(told(items)).toEqual([
      ['Yeni Rakı', 'şişe', 0, 2_000, null],
      ['Yeni Rakı', 'duble', 400, null, null],
      ['Yeni Rakı', 'şişe', null, 0, null],
      ['Yeni Rakı', null, 250, 300, 20],
      ['Yeni Rakı', 'duble', 450, 400, -11.1],
      ['Yeni Rakı', null, null, 250, null],
      ['Yeni Rakı', 'duble', null, 450, null],
    ])
    expect(totalCount).toBe(7)
    expect(new Set(items?.map((entry) => entry.id)).size).toBe(7)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => journal({ productId: id, page, pageSize: 2 })))
    expect(pages.flatMap((page) => page.items)).toEqual(items)
  })

  test('has dishes that were removed, and who changed what by which request', async () => {
    const id = await add('Kalkan', 500)
    const { data } = await api.ask<{ changePrices: { requestId: string } }>(
      'mutation ($id: ID!) { changePrices(changes: [{ productId: $id, price: 525 }]) { requestId } }',
      { id },
      headers,
    )
    await api.services.products.remove(api.staff, id)
    const { items } = await journal({ productId: id })
    expect(items?.[0]).toMatchObject({
      product: { name: 'Kalkan', isDeleted: true },
      ...{ before: 500, price: 525, percent: 5, planName: null },
      ...{ userId: String(manager.id), userName: manager.userName, userFullName: 'Ayşe Kaya' },
      requestId: data.changePrices.requestId,
    })
    expect(items?.[1]).toMatchObject({ userId: null, userName: null, userFullName: null })
  })

  test('names the plan', async () => {
    const id = await add('Levrek', 400)
    const plan = await api.services.pricePlans.add(api.staff, {
      name: 'Yaz zammı',
      lines: [{ productId: id, price: 440 }] as never,
    })
    await api.services.pricePlans.apply(api.staff, plan, 1)
    expect((await journal({ productId: id })).items?.[0]).toMatchObject({
      ...{ planName: 'Yaz zammı', requestId: `plan-${plan}`, price: 440 },
    })
  })

  test('begins at a moment, has all dishes, and refuses what no table takes', async () => {
    await add('Eski', 1)
    await pause(5)
    const since = new Date()
    await add('Bir', 1)
    await add('İki', 2)
    expect(told((await journal({ since })).items).map(([name]) => name)).toEqual(['İki', 'Bir'])
    expect((await journal({ productId: 999_999 })).totalCount).toBe(0)
    expect((await journal({ productId: 'x' })).totalCount).toBe(0)
    expect((await journal({ pageSize: 101 })).error?.fields).toMatchObject([{ field: 'pageSize' }])
    expect((await journal({ page: 0 })).error?.fields).toMatchObject([{ field: 'page' }])
  })
})

describe('the lowest price', () => {
  const lowest = async (id: number, days?: number) => {
    const { data, errors } = await api.ask<{
      lowestPrices: { product: { id: string }; serving: string | null; price: number; isWhole: boolean }[]
    }>(
      'query ($days: Int! = 10) { lowestPrices(days: $days) { product { id } serving price isWhole } }',
      { ...(days !== undefined && { days }) },
      headers,
    )
    if (errors) return errors[0]?.extensions.fields
    return data.lowestPrices
      .filter(({ product }) => product.id === String(id))
      .map(({ serving, price, isWhole }) => [serving, price, isWhole])
  }

  /** Sets the times of the entries of a product, the oldest first, in days before now. */
  async function entriesWere(id: number, ...daysAgo: number[]): Promise<void> {
    await api.sql('alter table change disable trigger user')
    const { rows } = await api.sql(
      "select id from change where entity = 'product' and entity_id = $1 order by id",
      [id],
    )
    expect(rows).toHaveLength(daysAgo.length)
    for (const [index, row] of rows.entries())
      await api.sql('update change set date = $2 where id = $1', [
        ...[row.id, new Date(Date.now() - (daysAgo[index] as number) * DAY_MS)],
      ])
    await api.sql(
      "update change set date = now() - interval '80 days' where id = (select min(id) from change)",
    )
    await api.sql('alter table change enable trigger user')
  }

  const set = (id: number, price: number, serving: string | null = null) =>
    api.services.products.changePrices(api.staff, [{ productId: id, serving, price }])

  test('is that of any instant of the days, the one at their beginning included', async () => {
    const id = await add('Adana', 200, [{ label: 'duble', price: 350 }])
    for (const price of [150, 180, 170, 300]) await set(id, price)
    await set(id, 400, 'duble')
    await entriesWere(id, 70, 50, 12, 5, 3, 0.001)
    expect(await lowest(id)).toEqual([
      [null, 170, true],
      ['duble', 350, true],
    ])
    expect(await lowest(id, 1)).toEqual([
      [null, 300, true],
      ['duble', 350, true],
    ])
    expect((await lowest(id, 30))?.[0]).toEqual([null, 150, true])
    expect((await lowest(id, 60))?.[0]).toEqual([null, 150, true])
    expect((await lowest(id, 75))?.[0]).toEqual([null, 150, false])
  })

  test('is not whole for a dish or a serving that is younger', async () => {
    const young = await add('Yeni', 100)
    const served = await add('Eski', 90)
    await api.services.products.update(api.staff, served, { servings: [{ label: 'duble', price: 1 }] })
    await entriesWere(young, 4)
    await entriesWere(served, 40, 4)
    expect(await lowest(young)).toEqual([[null, 100, false]])
    expect(await lowest(young, 2)).toEqual([[null, 100, true]])
    expect(await lowest(served)).toEqual([
      [null, 90, true],
      ['duble', 1, false],
    ])
    expect((await lowest(served, 90))?.[0]).toEqual([null, 90, false])
  })

  test('is asked for 1 to 90 days, of dishes that are there', async () => {
    const id = await add('Gitti', 1)
    await api.services.products.remove(api.staff, id)
    expect(await lowest(id)).toEqual([])
    for (const days of [0, 91])
      expect(await lowest(id, days)).toMatchObject([{ field: 'days', rule: 'INTEGER_RANGE' }])
  })
})
