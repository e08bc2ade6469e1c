import 'reflect-metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { allRoutes } from '../../server/rest/routes.ts'
import { unique } from '../support/people.ts'
import { type Reply, type RestApi, type Stored, startRestApi } from './rest-api.ts'

let api: RestApi
let productId: number

beforeAll(async () => {
  api = await startRestApi({ REPLY_CACHE: 'on' })
  const { services, staff } = api
  const categoryId = await services.categories.add(staff, { name: 'Çorbalar' })
  productId = await services.products.add(staff, { name: 'Yayla', price: 70, categoryId })
})

afterAll(() => api.close())

const lists = allRoutes
  .filter(({ method, access, call }) => method === 'GET' && access === 'public' && call.reply === 'list')
  .map(({ path }) => path)

const addressOf = (path: string) => (path.includes('ProductImage') ? `${path}?productId=${productId}` : path)

/** A client that has the anti-forgery cookie, so that replies set none. */
const COOKIE = { Cookie: 'XSRF-TOKEN=abc' }

/** A cached reply; a late notification of an earlier write may invalidate the entry before. */
async function cachedReply(address: string): Promise<Reply> {
  return vi.waitFor(async () => {
    await api.call('GET', address)
    const reply = await api.call('GET', address, { headers: COOKIE })
    expect(reply.headers.get('etag')).toMatch(/^"[\w-]{22}-gzip"$/)
    return reply
  })
}

test('these are all lists that everybody may read', () => {
  expect(lists.map((path) => path.split('/')[3])).toEqual([
    ...[
      'About',
      'Blog',
      'BlogCategory',
      'BlogTag',
      'Contact',
      'Category',
      'Services',
      'Product',
      'ProductImage',
      // Of the second version.
      'Product',
    ],
  ])
})

describe.each(lists)('%s', (path) => {
  let reply: Reply
  let etag: string

  beforeEach(async () => {
    reply = await cachedReply(addressOf(path))
    etag = String(reply.headers.get('etag'))
  })

  test('is answered from the cache: the same bytes, no statement', async () => {
    const address = addressOf(path)
    await vi.waitFor(async () => {
      let second: Reply | undefined
      const statements = await api.statementsOf(async () => {
        second = await api.call('GET', address)
      })
      expect([second?.status, second?.text, second?.headers.get('etag')]).toEqual([200, reply.text, etag])
      expect(statements).toEqual([])
    })
    expect(reply.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  test('replies 304 to a client that has the current tag', async () => {
    await vi.waitFor(async () => {
      const same = await api.call('GET', addressOf(path), { headers: { 'If-None-Match': etag } })
      expect([same.status, same.text]).toEqual([304, ''])
    })
  })

  test('is made again for a signed-in user, and not cached', async () => {
    const own = await api.call('GET', addressOf(path), { headers: api.admin })
    expect([own.status, own.headers.get('etag'), own.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ])
    const statements = await api.statementsOf(() => api.call('GET', addressOf(path), { headers: api.admin }))
    expect(statements.length).toBeGreaterThan(0)
  })
})

test('D112: a reply that sets a cookie is not for shared caches', async () => {
  const address = addressOf(lists[0] as string)
  await cachedReply(address)
  const reply = await api.call('GET', address)
  expect(reply.headers.getSetCookie()).toHaveLength(1)
  expect(reply.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate')
})

test('undeclared parameters and other spellings are the same cache entry', async () => {
  const first = await cachedReply('/api/v1/BlogTag/get-all')
  for (const address of ['/api/v1/BlogTag/get-all?x=1', '/API/v1/blogtag/GET-ALL?fbclid=2&y']) {
    const statements = await api.statementsOf(async () => {
      expect((await api.call('GET', address)).headers.get('etag')).toBe(first.headers.get('etag'))
    })
    expect(statements).toEqual([])
  }
})

describe('a write invalidates it at once:', () => {
  const tags = '/api/v1/BlogTag/get-all'
  const shown = async () => (await api.call<Stored[]>('GET', tags)).json.map(({ name }) => name)

  test('a write over REST invalidates the list', async () => {
    const name = unique('tag')
    await cachedReply(tags)
    const { json } = await api.call('POST', '/api/v1/BlogTag/add', { headers: api.admin, body: { name } })
    expect(await shown()).toContain(name)
    await cachedReply(tags)
    const body = { id: json.id, status: 0 }
    await api.call('PATCH', '/api/v1/BlogTag/update', { headers: api.admin, body })
    expect(await shown()).not.toContain(name)
    await cachedReply(tags)
    await api.call('PATCH', '/api/v1/BlogTag/update', { headers: api.admin, body: { ...body, status: 1 } })
    await cachedReply(tags)
    await api.call('DELETE', `/api/v1/BlogTag/remove/${json.id}`, { headers: api.admin })
    expect(await shown()).not.toContain(name)
  })

  test('a write over GraphQL invalidates the list', async () => {
    const name = unique('tag')
    await cachedReply(tags)
    await api.ask(`mutation { addBlogTag(input: { name: "${name}" }) { id } }`, {}, api.admin)
    expect(await shown()).toContain(name)
  })

  test('a cached list never contains records of a signed-in user', async () => {
    const name = unique('gizli')
    const body = { name, status: 0 }
    await api.call('POST', '/api/v1/BlogTag/add', { headers: api.admin, body })
    const own = await api.call('GET', tags, { headers: api.admin })
    expect(own.text).toContain(name)
    expect((await cachedReply(tags)).text).not.toContain(name)
  })
})

test('replies about one record, or for some callers only, are not cached', async () => {
  for (const address of [
    `/api/v1/Product/get-by-id?id=${productId}`,
    '/api/v1/Product/get-by-id?id=77777',
    '/api/Values/get/1',
    '/api/nothing',
  ]) {
    await api.call('GET', address)
    const second = await api.call('GET', address)
    expect([address, second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([
      address,
      null,
      'no-store',
    ])
  }
})

test('an address that the route refuses is refused even if the list is cached', async () => {
  await cachedReply(`/api/v1/ProductImage/get-all?productId=${productId}`)
  for (const query of [`productId=${productId}?x`, `productId=${productId}&productId=7`]) {
    expect((await api.call('GET', `/api/v1/ProductImage/get-all?${query}`)).status).toBe(400)
  }
})
