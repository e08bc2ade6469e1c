import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRestClient } from '../../web/src/rest/rest-client.ts'
import { type RestApi, startRestApi } from './rest-api.ts'

let api: RestApi

beforeAll(async () => {
  api = await startRestApi({ REPLY_CACHE: 'on' })
})

afterAll(() => api.close())

/** The cookies that a reply sets. */
const cookiesOf = (reply: { headers: Headers }) => reply.headers.getSetCookie()
const COOKIE = /^XSRF-TOKEN=([\w-]{32}); Path=\/; SameSite=Lax$/

describe('the cookie', () => {
  test.each([
    '/api/v1/About/get-all',
    '/API/v1/about/GET-ALL',
    '/api/v1/About/get-by-id?id=1',
    '/api/v1/About/get-by-id',
    '/api/UserManager/get-user?UserId=1',
    '/api/nothing',
    '/auth/login',
    '/admin',
    '/admin/categories',
  ])('is set by GET %s: readable by script, for this site', async (address) => {
    const reply = await api.call('GET', address)
    expect(cookiesOf(reply)).toEqual([expect.stringMatching(COOKIE)])
  })

  test('is set by a sign-in, and not by a failed one', async () => {
    const login = (password: string) =>
      api.call('POST', '/api/v1/Auth/login', { body: { email: 'admin@example.com', password } })
    expect(cookiesOf(await login('correct horse battery'))).toEqual([expect.stringMatching(COOKIE)])
    expect(cookiesOf(await login('wrong horse battery'))).toEqual([])
  })

  test.each([
    '/',
    '/about',
    '/food-collection',
    '/missing',
    '/administration',
    '/apis',
    '/robots.txt',
    '/swagger',
  ])('is not set by GET %s', async (address) => expect(cookiesOf(await api.call('GET', address))).toEqual([]))

  test('is not set by a query, nor by an unsafe request', async () => {
    expect(cookiesOf(await api.call('GET', '/graphql?query={abouts{id}}'))).toEqual([])
    expect(
      cookiesOf(
        await api.call('POST', '/graphql', { body: { query: '{abouts{id}}' }, type: 'application/json' }),
      ),
    ).toEqual([])
    expect(cookiesOf(await api.call('POST', '/api/v1/About/get-table-all', { body: {} }))).toEqual([])
    expect(
      cookiesOf(
        await api.call('POST', '/api/v1/About/add', { headers: api.admin, body: { description: 'x' } }),
      ),
    ).toEqual([])
  })

  test('is not set for a client that has it', async () => {
    for (const Cookie of ['XSRF-TOKEN=abc', 'a=b; XSRF-TOKEN=abc; c=d']) {
      expect(cookiesOf(await api.call('GET', '/api/v1/About/get-all', { headers: { Cookie } }))).toEqual([])
    }
    for (const Cookie of ['XSRF-TOKEN=', 'xsrf-token=abc', 'MY-XSRF-TOKEN=abc']) {
      expect(cookiesOf(await api.call('GET', '/api/v1/About/get-all', { headers: { Cookie } }))).toHaveLength(
        1,
      )
    }
  })

  test('differs for each visitor, with a cached reply too', async () => {
    const address = '/api/v1/BlogTag/get-all'
    // A late notification of an earlier write may invalidate the entry.
    await vi.waitFor(async () => {
      await api.call('GET', address)
      const seen = new Set<string>()
      const statements = await api.statementsOf(async () => {
        for (let time = 0; time < 5; time++) {
          const [cookie] = cookiesOf(await api.call('GET', address))
          expect(cookie).toMatch(COOKIE)
          seen.add(String(cookie))
        }
      })
      expect([seen.size, statements]).toEqual([5, []])
    })
  })

  test('is secure if the site uses TLS', async () => {
    const other = await startRestApi({ PUBLIC_URL: 'https://food.example' })
    expect(cookiesOf(await other.call('GET', '/api/v1/About/get-all'))).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax; Secure$/),
    ])
    await other.close()
  })
})

describe('an unsafe request', () => {
  const add = (headers: Readonly<Record<string, string>>) =>
    api.call('POST', '/api/v1/About/add', {
      headers: { ...api.admin, ...headers },
      body: { description: 'x' },
    })
  const MESSAGE = 'The X-XSRF-TOKEN header must repeat the XSRF-TOKEN cookie.'
  const forged = async (headers: Readonly<Record<string, string>>) => {
    const sent = { headers: { ...headers, Cookie: 'XSRF-TOKEN=abc' }, body: { description: 'forged' } }
    const reply = await api.call('POST', '/api/v1/About/add', sent)
    return [reply.status, reply.json.message]
  }
  const stored = async () => (await api.sql("select from about where description = 'forged'")).rows

  test('without the cookie needs no header', async () => {
    expect((await add({})).status).toBe(200)
    expect((await add({ 'X-XSRF-TOKEN': 'anything' })).status).toBe(200)
    expect((await add({ Cookie: 'session=1' })).status).toBe(200)
  })

  test('with the cookie and the same header passes', async () => {
    expect((await add({ Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abc' })).status).toBe(200)
    expect((await add({ Cookie: 'a=1; XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).status).toBe(200)
  })

  test.each([
    ['an empty header', { 'X-XSRF-TOKEN': '' }],
    ['another header', { 'X-XSRF-TOKEN': 'abd' }],
    ['a header in other letters', { 'X-XSRF-TOKEN': 'ABC' }],
  ])('with the cookie and %s is 403, with a bearer token or without', async (_name, headers) => {
    for (const who of [api.admin, {}]) expect(await forged({ ...who, ...headers })).toEqual([403, MESSAGE])
    expect(await stored()).toEqual([])
  })

  test.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['from an origin that is not ours', { Origin: 'https://evil.example' }],
    ['from an origin that is hidden', { Origin: 'null' }],
  ])('with the cookie only, %s, is 403', async (_name, headers) => {
    expect(await forged(headers)).toEqual([403, MESSAGE])
    expect(await stored()).toEqual([])
  })

  test.each([
    ['from a page of the same origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['from an origin of our own', {}],
    ['typed in', { 'Sec-Fetch-Site': 'none' }],
    ['from a program with a cookie jar', {}],
  ])('D108: with the cookie only, %s, passes: a sign-in too', async (name, headers) => {
    const sent: Record<string, string> = { ...headers, Cookie: 'XSRF-TOKEN=abc' }
    if (name.includes('of our own')) sent.Origin = api.url
    const reply = await api.call('POST', '/api/v1/Auth/login', {
      headers: sent,
      body: { email: 'admin@example.com', password: 'correct horse battery' },
    })
    expect(reply.status).toBe(200)
  })

  test('D108: with the cookie and a bearer token passes from any origin', async () => {
    const origins: Record<string, string>[] = [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ]
    for (const headers of origins) {
      expect((await add({ ...headers, Cookie: 'XSRF-TOKEN=abc' })).status).toBe(200)
    }
  })

  test('with the cookie only passes from an allowed origin', async () => {
    const other = await startRestApi({ ALLOWED_ORIGINS: 'https://app.example' })
    const login = (Origin: string) =>
      other.call('POST', '/api/v1/Auth/login', {
        headers: { Origin, Cookie: 'XSRF-TOKEN=abc' },
        body: { email: 'admin@example.com', password: 'correct horse battery' },
      })
    expect((await login('https://app.example')).status).toBe(200)
    expect((await login('https://other.example')).status).toBe(403)
    await other.close()
  })

  test.each([
    ['POST', '/api/v1/Auth/login'],
    ['POST', '/api/v1/Auth/logout'],
    ['POST', '/api/v1/About/get-table-all'],
    ['PATCH', '/api/v1/Contact/update'],
    ['PUT', '/api/UserManager/update-role'],
    ['DELETE', '/api/Values/delete/1'],
    ['POST', '/api/v1/Category/add'],
    ['DELETE', '/api/nothing'],
  ])('includes every unsafe call: %s %s', async (method, address) => {
    const headers = { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' }
    const reply = await api.call(method, address, { headers })
    expect([reply.status, reply.json.message]).toEqual([403, MESSAGE])
  })

  test('does not include reads', async () => {
    const headers = { Cookie: 'XSRF-TOKEN=abc' }
    for (const method of ['GET', 'HEAD']) {
      expect((await api.call(method, '/api/v1/About/get-all', { headers })).status).toBe(200)
    }
  })

  test('to /graphql has its own check', async () => {
    const headers = { Cookie: 'XSRF-TOKEN=abc' }
    expect((await api.ask('{ abouts { id } }', {}, headers)).status).toBe(200)
  })
})

test('from the client on a page of the site passes automatically', async () => {
  const jar = new Map<string, string>()
  let token: string | null = null
  const rest = createRestClient({
    storage: { getItem: () => token, setItem: () => {}, removeItem: () => {} },
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers)
      if (jar.size > 0) headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
      const reply = await fetch(api.url + address, { ...init, headers })
      for (const cookie of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
        jar.set(name, value)
      }
      return reply
    },
  })
  token = (await rest.auth.login({ email: 'admin@example.com', password: 'correct horse battery' }))
    .auth_token
  const given = jar.get('XSRF-TOKEN')
  expect(given).toMatch(/^[\w-]{32}$/)
  const { id } = await rest.about.add({ description: 'x' })
  await rest.about.getAll()
  await rest.about.remove(id)
  await rest.auth.logout()
  expect(jar.get('XSRF-TOKEN')).toBe(given)
})
