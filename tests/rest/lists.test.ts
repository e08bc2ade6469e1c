import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import { PERMISSIONS } from '../../server/modules/registry.ts'
import { unique } from '../support/people.ts'
import { picture } from '../support/picture.ts'
import { type RestApi, type Stored, startRestApi } from './rest-api.ts'

let api: RestApi
const ids: Record<string, number> = {}

beforeAll(async () => {
  api = await startRestApi()
  const { services, staff } = api
  ids.soups = await services.categories.add(staff, { name: 'Çorbalar' })
  ids.hidden = await services.categories.add(staff, { name: 'Gizli', status: Status.PASSIVE })
  const add = (name: string, price: number, rest: object = {}) =>
    services.products.add(staff, { name, price, categoryId: ids.soups as number, ...rest })
  for (const [name, price] of [
    ['Yayla', 70],
    ['Ezogelin', 75.5],
    ['Şehriye', 60],
    ['Işkembe', 90],
    ['İskender köfte', 210],
  ] as const) {
    ids[name] = await add(name, price)
  }
  ids.off = await add('Passive', 1, { status: Status.PASSIVE })
  ids.under = await add('Saklı', 2, { categoryId: ids.hidden })
  ids.gone = await add('Silinmiş', 3)
  await services.products.remove(staff, ids.gone)
  await services.productImages.addAll(staff, ids.Yayla, [picture('a.png'), picture('b.png')])
  await services.productImages.addAll(staff, ids.Ezogelin, [picture('c.png')])
})

afterAll(() => api.close())

const table = (body: unknown, headers = api.admin) =>
  api.call('POST', '/api/v1/Product/get-table-all', { headers, body })

const names = async (body: unknown) => (await table(body, {})).json.items.map(({ name }) => name)

describe('a table', () => {
  test('has all records without parameters', async () => {
    expect((await table({}, {})).json).toMatchObject({ totalCount: 5, items: { length: 5 } })
    expect(Object.keys((await table({}, {})).json)).toEqual(['items', 'totalCount'])
  })

  test('is paged, with a total count', async () => {
    const order = { orderBy: 'name', pageSize: 2 }
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(await names({ ...order, page }))
    expect(pages).toEqual([['Ezogelin', 'Işkembe'], ['İskender köfte', 'Şehriye'], ['Yayla'], []])
    expect((await table({ ...order, page: 4 }, {})).json.totalCount).toBe(5)
  })

  test('has 20 a page by default, and accepts numbers as text', async () => {
    const categoryId = await api.services.categories.add(api.staff, { name: 'Çok' })
    const tags = Array.from({ length: 21 }, () => ({ name: unique('tag') }))
    for (const tag of tags) await api.services.blogTags.add(api.staff, tag)
    const reply = await api.call('POST', '/api/v1/BlogTag/get-table-all', { body: {} })
    expect([reply.json.items.length, reply.json.totalCount]).toEqual([20, 21])
    const second = { Page: '2', PageSize: '15', Descending: 'true', OrderBy: 'ID' }
    const page = await api.call('POST', '/api/v1/BlogTag/get-table-all', { body: second })
    expect(page.json.items).toHaveLength(6)
    await api.services.categories.remove(api.staff, categoryId)
  })

  test('sorts by a field in both directions, in Turkish order', async () => {
    expect(await names({ orderBy: 'name', descending: true })).toEqual([
      ...['Yayla', 'Şehriye', 'İskender köfte', 'Işkembe', 'Ezogelin'],
    ])
    expect((await names({ orderBy: 'PRICE' }))[0]).toBe('Şehriye')
    expect(await names({ orderBy: '', query: '' })).toHaveLength(5)
    expect(await names({ orderBy: null, query: null, filters: null, page: null })).toHaveLength(5)
  })

  test('can be searched, with and without Turkish letters', async () => {
    expect(await names({ query: 'KOFTE' })).toEqual(['İskender köfte'])
    expect(await names({ query: 'sehriye' })).toEqual(['Şehriye'])
    expect(await names({ query: '%' })).toEqual([])
  })

  test('can be filtered by values of fields', async () => {
    expect(await names({ filters: { price: 75.5 } })).toEqual(['Ezogelin'])
    expect(await names({ filters: { price: '75.5', Name: 'Ezogelin' } })).toEqual(['Ezogelin'])
    expect(await names({ filters: { categoryId: ids.soups } })).toHaveLength(5)
    expect(await names({ filters: { description: null } })).toHaveLength(5)
    expect(await names({ filters: { status: 0 } })).toEqual([])
    expect((await table({ filters: { status: 'passive' } })).json.items).toMatchObject([{ id: ids.off }])
  })

  test('shows hidden records to their managers, and removed ones to an administrator on request', async () => {
    expect((await table({})).json.totalCount).toBe(7)
    expect((await table({ includeDeleted: true })).json.totalCount).toBe(8)
    expect((await table({ includeDeleted: 'false' })).json.totalCount).toBe(7)
    const manager = await api.people.headers(await api.people.userWith(['product.manage']))
    expect((await table({}, manager)).json.totalCount).toBe(7)
    expect((await table({ includeDeleted: true }, manager)).status).toBe(403)
    expect((await table({ includeDeleted: 1 }, {})).status).toBe(401)
    const other = await api.people.headers(await api.people.userWith(['about.manage']))
    expect((await table({}, other)).json.totalCount).toBe(5)
  })

  test('with an invalid token is that of an anonymous caller', async () => {
    const reply = await table({}, { Authorization: 'Bearer none.of.this' })
    expect([reply.status, reply.json.totalCount]).toEqual([200, 5])
  })
})

describe('images', () => {
  const address = (call: string, id: unknown) => `/api/v1/ProductImage/${call}?PRODUCTID=${id}`

  test('are those of the product only', async () => {
    const { json } = await api.call<Stored[]>('GET', address('get-all', ids.Yayla))
    expect(json.map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png'])
    const body = { pageSize: 1, orderBy: 'index', descending: true }
    const reply = await api.call('POST', address('get-table-all', ids.Yayla), { body })
    expect(reply.json).toMatchObject({ totalCount: 2, items: [{ fileName: 'b.png' }] })
  })

  test('are those of the product, whatever the filter', async () => {
    const body = { filters: { productId: ids.Ezogelin } }
    const reply = await api.call('POST', address('get-table-all', ids.Yayla), { body })
    expect(reply.json).toEqual({ items: [], totalCount: 0 })
  })

  test.each(['2000000000', '999999999999999', '0'])('of product %s are empty', async (id) => {
    expect((await api.call('GET', address('get-all', id))).json).toEqual([])
    const reply = await api.call('POST', address('get-table-all', id), { body: {} })
    expect([200, 400]).toContain(reply.status)
  })
})

describe('a page', () => {
  const page = (query: string, list = 'role') =>
    api.call('GET', `/api/UserManager/get-${list}-all?${query}`, { headers: api.admin })

  test('contains its position', async () => {
    const { json } = await page('Page=2&PageCount=4&Query=&OrderBy=')
    const totalCount = PERMISSIONS.length
    expect(json).toMatchObject({
      ...{ totalCount, pageSize: 4, currentPage: 2, totalPages: Math.ceil(totalCount / 4) },
    })
    expect(Object.keys(json)).toEqual(['data', 'totalCount', 'pageSize', 'currentPage', 'totalPages'])
    expect(json.data).toHaveLength(4)
    expect((await page('Page=9&PageCount=4&Query=&OrderBy=')).json).toMatchObject({
      data: [],
      currentPage: 9,
    })
    expect((await page('Page=1&PageCount=4&Query=nobody&OrderBy=')).json).toMatchObject({
      ...{ data: [], totalCount: 0, totalPages: 0 },
    })
  })

  test('is ordered by a field with a direction', async () => {
    const first = async (order: string) =>
      (await page(`page=1&pagecount=1&query=.manage&orderby=${order}`)).json.data[0]?.name
    expect(await first('name')).toBe('about.manage')
    expect(await first('name%20asc')).toBe('about.manage')
    expect(await first('name%20desc')).toBe('user.manage')
    expect(await first('NAME+DESC')).toBe('user.manage')
  })

  test('can be searched', async () => {
    const { json } = await page('Page=1&PageCount=10&Query=ADMIN&OrderBy=', 'user')
    expect(json.data).toMatchObject([{ email: 'admin@example.com' }])
    expect((await page('Page=1&PageCount=10&Query=editors&OrderBy=', 'group')).json.totalCount).toBe(2)
  })
})

describe('removal by a body', () => {
  test.each(['user', 'role', 'group'] as const)('accepts a %s in each of these forms', async (name) => {
    const add = () => {
      const userName = unique('x')
      const user = { userName, email: `${userName}@example.com`, password: 'correct horse battery' }
      const body = name === 'user' ? user : { name: unique('x') }
      return api.call('POST', `/api/UserManager/add-${name}`, { headers: api.admin, body })
    }
    const spellings: ((id: number) => [query: string, body?: unknown])[] = [
      (id) => ['', { id }],
      (id) => ['', { Id: String(id) }],
      (id) => ['', { [`${name}Id`]: id }],
      (id) => ['', { [`${name.toUpperCase()}ID`]: id }],
      (id) => ['', String(id)],
      (id) => ['', `"${id}"`],
      (id) => [`?id=${id}`],
      (id) => [`?ID=${id}`, {}],
    ]
    for (const spelling of spellings) {
      const { json } = await add()
      const [query, body] = spelling(json.id)
      const reply = await api.call('DELETE', `/api/UserManager/delete-${name}${query}`, {
        headers: api.admin,
        body,
      })
      expect([spelling.toString(), reply.status, reply.text]).toEqual([spelling.toString(), 204, ''])
      const gone = `/api/UserManager/get-${name}?${name}Id=${json.id}`
      expect((await api.call('GET', gone, { headers: api.admin })).status).toBe(404)
    }
  })
})

test('the sample calls store their values, by the id in the address', async () => {
  const { json } = await api.call('POST', '/api/Values/post', { headers: api.admin, body: { name: 'bir' } })
  const put = await api.call('PUT', `/api/Values/put/${json.id}`, {
    headers: api.admin,
    body: { id: 77, name: 'iki' },
  })
  expect(put.json).toEqual({ ...json, name: 'iki' })
  expect((await api.call('GET', `/api/Values/get/${json.id}`)).json).toEqual(put.json)
})

test('the version of the application is returned', async () => {
  expect((await api.call('GET', '/api/v1/ApplicationVersion/get-current')).json).toEqual({
    name: 'restaurant-site',
    version: '1.2.3',
  })
})

test('D117: the number of sample values is limited', async () => {
  await api.sql("insert into value_item (created_date, name) select now(), 'x' from generate_series(1, 1000)")
  const reply = await api.call('POST', '/api/Values/post', { headers: api.admin, body: { name: 'x' } })
  expect([reply.status, reply.json.message]).toEqual([
    409,
    'There are 1000 values already. Remove some first.',
  ])
  await api.sql("delete from value_item where name = 'x'")
})
