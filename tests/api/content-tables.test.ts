import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'

let api: Api
let people: People
let admin: Headers
let editor: Headers
let grills: number
let soups: number

const DISHES: readonly [name: string, price: number, description: string | null][] = [
  ['Izgara köfte', 240, 'Közde biber ile'],
  ['Çiğ köfte', 90, null],
  ['İşkembe', 110, 'Sarımsaklı'],
  ['Zeytinyağlı enginar', 130.5, ''],
  ['Şiş', 260, 'IZGARADA'],
]

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  admin = await people.headers(people.admin)
  editor = await people.headers(await people.userWith(['product.manage', 'category.manage']))
  const { services, staff } = api
  grills = await services.categories.add(staff, { name: 'Izgaralar' })
  soups = await services.categories.add(staff, { name: 'Çorbalar' })
  for (const [name, price, description] of DISHES) {
    const categoryId = name === 'İşkembe' ? soups : grills
    await services.products.add(staff, { name, price, description, categoryId })
  }
  const secret = await services.products.add(staff, { name: 'Gizli köfte', price: 1, categoryId: grills })
  await services.products.update(staff, secret, { status: Status.PASSIVE })
  const gone = await services.products.add(staff, { name: 'Eski köfte', price: 2, categoryId: grills })
  await services.products.remove(staff, gone)
})

afterAll(() => api.close())

async function ask(query: object | null, headers: Headers = {}, entity = 'product') {
  const { data, errors } = await api.ask<{
    table: { totalCount: number; items: { name: string }[] } | null
  }>(
    `query ($query: TableQuery) { table: ${entity}Table(query: $query) { totalCount items { name } } }`,
    { query },
    headers,
  )
  return {
    names: data?.table?.items.map(({ name }) => name),
    count: data?.table?.totalCount,
    error: errors?.[0],
  }
}

const refusal = (field: string) => ({
  extensions: { code: 'BAD_USER_INPUT', fields: [{ field, message: expect.stringContaining('') }] },
})

describe('a search', () => {
  test.each([
    ['kofte', ['Çiğ köfte', 'Izgara köfte']],
    ['KÖFTE', ['Çiğ köfte', 'Izgara köfte']],
    ['ızgara', ['Izgara köfte', 'Şiş']],
    ['IZGARA', ['Izgara köfte', 'Şiş']],
    ['izgara', ['Izgara köfte', 'Şiş']],
    ['İŞKEMBE', ['İşkembe']],
    ['  sis  ', ['Şiş']],
    ['ko\u0308fte', ['Çiğ köfte', 'Izgara köfte']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['gizli', []],
    ['eski', []],
    ['olmayan', []],
  ])('for %j finds %j', async (query, names) => {
    const found = await ask({ query, orderBy: 'name' })
    expect(found.names).toEqual(names)
    expect(found.count).toBe(names.length)
  })

  test('for an empty text finds everything', async () => {
    for (const query of ['', '   ', null]) expect((await ask({ query })).count).toBe(DISHES.length)
  })
})

describe('a sort', () => {
  const TURKISH = ['Çiğ köfte', 'Izgara köfte', 'İşkembe', 'Şiş', 'Zeytinyağlı enginar']

  test('by name follows the Turkish alphabet, in both directions', async () => {
    expect((await ask({ orderBy: 'name' })).names).toEqual(TURKISH)
    expect((await ask({ orderBy: 'NAME', descending: true })).names).toEqual(TURKISH.toReversed())
  })

  test('by price is numeric', async () => {
    expect((await ask({ orderBy: 'price' })).names?.at(0)).toBe('Çiğ köfte')
    expect((await ask({ orderBy: 'price', descending: true })).names?.slice(0, 2)).toEqual([
      'Şiş',
      'Izgara köfte',
    ])
  })

  test('is by default that of the list', async () => {
    const { data } = await api.ask<{ products: { name: string }[] }>('{ products { name } }')
    expect((await ask({})).names).toEqual(data.products.map(({ name }) => name))
  })
})

describe('a filter', () => {
  test.each([
    ['price', 130.5, ['Zeytinyağlı enginar']],
    ['price', '130.5', ['Zeytinyağlı enginar']],
    ['name', 'Şiş', ['Şiş']],
    ['name', 'şiş', []],
    ['description', null, ['Çiğ köfte']],
    ['description', '', ['Zeytinyağlı enginar']],
    ['availiblity', false, []],
    ['updatedBy', null, ['Çiğ köfte', 'Izgara köfte', 'İşkembe', 'Şiş', 'Zeytinyağlı enginar']],
    ['status', 'PASSIVE', []],
    ['price', 999_999.99, []],
  ])('for %s of %j', async (field, value, names) => {
    expect((await ask({ filters: [{ field, value }], orderBy: 'name' })).names).toEqual(names)
  })

  test('for the id of a relation can be combined with another and a search', async () => {
    expect((await ask({ filters: [{ field: 'categoryId', value: String(soups) }] })).names).toEqual([
      'İşkembe',
    ])
    const both = [
      { field: 'categoryId', value: grills },
      { field: 'price', value: 240 },
    ]
    expect((await ask({ filters: both, query: 'kofte' })).names).toEqual(['Izgara köfte'])
    expect((await ask({ filters: both, query: 'cig' })).names).toEqual([])
  })

  test('shows managers of products the passive ones, but no removed ones', async () => {
    const passive = { filters: [{ field: 'status', value: 'PASSIVE' }] }
    expect((await ask(passive, editor)).names).toEqual(['Gizli köfte'])
    expect((await ask({ filters: [{ field: 'isDeleted', value: true }] }, admin)).count).toBe(0)
  })
})

describe('pages', () => {
  test('have the requested size, and the last one the remainder', async () => {
    const page = (number: number) => ask({ orderBy: 'name', page: number, pageSize: 2 })
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ names }) => names?.length)).toEqual([2, 2, 1, 0])
    expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5])
    expect(pages.flatMap(({ names }) => names)).toEqual((await ask({ orderBy: 'name' })).names)
  })

  test('have 20 records by default, and 100 at most', async () => {
    await api.sql(
      "insert into blog_tag (created_date, name) select now(), 'etiket ' || n from generate_series(1, 120) n",
    )
    expect((await ask(null, {}, 'blogTag')).names).toHaveLength(20)
    expect((await ask({ pageSize: 100 }, {}, 'blogTag')).names).toHaveLength(100)
  })

  test.each([
    ['page', 0],
    ['page', -1],
    ['page', 1_000_001],
    ['pageSize', 0],
    ['pageSize', 101],
    ['query', 'x'.repeat(201)],
    ['orderBy', 'colour'],
    ['orderBy', 'category.name'],
    ['orderBy', 'name; drop table product'],
    ['orderBy', '__proto__'],
  ])('of %s %j are refused', async (field, value) => {
    expect((await ask({ [field]: value })).error).toMatchObject(refusal(field))
  })
})

describe('a removed record', () => {
  test.each([
    ['nobody in particular', async () => ({}), 'UNAUTHENTICATED'],
    ['who manages products', async () => editor, 'FORBIDDEN'],
  ] as const)('is refused to %s', async (_, headers, code) => {
    const { error, names } = await ask({ includeDeleted: true }, await headers())
    expect([error?.extensions.code, names]).toEqual([code, undefined])
  })

  test('is shown to an administrator on request', async () => {
    expect((await ask({ includeDeleted: true, query: 'eski' }, admin)).names).toEqual(['Eski köfte'])
    expect((await ask({ includeDeleted: true }, admin)).count).toBe(DISHES.length + 2)
    expect(
      (await ask({ includeDeleted: true, filters: [{ field: 'isDeleted', value: true }] }, admin)).names,
    ).toEqual(['Eski köfte'])
    expect((await ask({ includeDeleted: false }, admin)).count).toBe(DISHES.length + 1)
  })
})

describe('D134: a search ignores case and diacritics', () => {
  const NAMES = ['Crème Brûlée', 'CAFÉ AU LAIT', 'Ko\u0308fte', 'Łódź', 'ΜΟΥΣΑΚΑΣ']

  beforeAll(async () => {
    for (const description of NAMES) await api.services.abouts.add(api.staff, { description })
  })

  test.each([
    ['CRÈME', 'Crème Brûlée'],
    ['BRÛLÉE', 'Crème Brûlée'],
    ['brulee', 'Crème Brûlée'],
    ['café', 'CAFÉ AU LAIT'],
    ['cafe', 'CAFÉ AU LAIT'],
    ['cafe\u0301', 'CAFÉ AU LAIT'],
    ['köfte', 'Köfte'],
    ['kofte', 'Köfte'],
    ['KÖFTE', 'Köfte'],
    ['lodz', 'Łódź'],
    ['μουσακ', 'ΜΟΥΣΑΚΑΣ'],
  ])('%s', async (query, description) => {
    const { data } = await api.ask<{ table: { items: { description: string }[] } }>(
      'query ($query: String) { table: aboutTable(query: { query: $query }) { items { description } } }',
      { query },
    )
    expect(data.table.items.map((item) => item.description)).toEqual([description])
  })
})
