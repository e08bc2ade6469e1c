import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { routes } from '../../server/rest/routes.ts'
import { nameOf, type Reply, type RestApi, startRestApi } from './rest-api.ts'

let api: RestApi

beforeAll(async () => {
  api = await startRestApi({ TRUST_PROXY: '1' })
})

afterAll(() => api.close())

const MEMBERS = [
  ...['type', 'title', 'status', 'detail', 'message'],
  ...['reason', 'params', 'errors', 'fields', 'traceId'],
]

/** Expects the properties that all failures share, and returns the message. */
function messageOf(reply: Reply, status: number): string {
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    status,
    expect.stringMatching(/^application\/problem\+json(; charset=utf-8)?$/),
  ])
  const { type, title, detail, message, errors, traceId } = reply.json
  expect(Object.keys(reply.json)).toEqual(MEMBERS)
  expect([type, reply.json.status, typeof title, typeof errors]).toEqual([
    'about:blank',
    status,
    'string',
    'object',
  ])
  expect(detail).toBe(message)
  expect(traceId).toBe(reply.headers.get('x-request-id'))
  expect(traceId).toMatch(/^[\w-]{8,}$/)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  return message
}

describe('an error is a problem body with a message for people:', () => {
  const add = (body: unknown, sent: object = {}) =>
    api.call('POST', '/api/v1/Product/add', { headers: api.admin, body, ...sent })

  test('400 with each field in the caller’s spelling', async () => {
    const reply = await add({ NAME: '', Price: -1, categoryid: 'x' })
    const message = messageOf(reply, 400)
    expect(reply.json.title).toBe('Bad Request')
    expect(Object.keys(reply.json.errors).sort()).toEqual(['NAME', 'Price', 'categoryid'])
    for (const said of Object.values(reply.json.errors).flat()) expect(message).toContain(said)
  })

  test('400 of a malformed body', async () => {
    expect(messageOf(await add('{'), 400)).toBe('The body is not valid JSON.')
  })

  test('401', async () => {
    expect(messageOf(await add({}, { headers: {} }), 401)).toBe('Sign in first: this needs a valid token.')
  })

  test('D110: 401 has the scheme, without a token and with an invalid one', async () => {
    for (const headers of [undefined, { Authorization: 'Bearer no.such.token' }]) {
      const reply = await api.call('GET', '/api/UserManager/get-user?UserId=1', headers && { headers })
      expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    }
  })

  test('403', async () => {
    const headers = await api.people.headers(await api.people.userWith(['about.manage']))
    expect(messageOf(await add({}, { headers }), 403)).toBe(
      'This requires the permission product.manage, which none of your groups holds.',
    )
  })

  test('404 of a record', async () => {
    const reply = await api.call('GET', '/api/v1/Product/get-by-id?id=12345')
    expect(messageOf(reply, 404)).toBe('There is no product with the id 12345.')
  })

  test('409', async () => {
    const body = { id: api.people.admin.id, status: 0 }
    const reply = await api.call('POST', '/api/UserManager/update-user', { headers: api.admin, body })
    expect(messageOf(reply, 409)).toContain('active administrator')
  })

  test('413', async () => messageOf(await add(`{"name":"${'x'.repeat(1_100_000)}"}`), 413))

  test('415', async () => messageOf(await add('x', { type: 'text/plain' }), 415))

  test('500, without internals', async () => {
    const spied = vi
      .spyOn(api.services.products, 'getById')
      .mockRejectedValue(new Error('secret in select 1'))
    const reply = await api.call('GET', '/api/v1/Product/get-by-id?id=1')
    spied.mockRestore()
    expect(messageOf(reply, 500)).toBe('An unexpected server error occurred.')
    expect(reply.text).not.toContain('secret')
    expect(reply.json.errors).toEqual({})
  })

  test('503 while the database is unavailable', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const spied = vi.spyOn(api.services.products, 'getById').mockRejectedValue(away)
    const reply = await api.call('GET', '/api/v1/Product/get-by-id?id=1')
    spied.mockRestore()
    expect(messageOf(reply, 503)).toBe('The database cannot be reached at the moment. Try again shortly.')
    expect(reply.headers.get('retry-after')).toBe('5')
  })
})

test('each request has its own trace id', async () => {
  const traces = await Promise.all(
    [1, 2, 3].map(async () => (await api.call('GET', '/api/nothing')).json.traceId),
  )
  expect(new Set(traces).size).toBe(3)
})

describe('an unknown address under /api is 404, never a page:', () => {
  test.each([
    '/api',
    '/api/',
    '/api/v1',
    '/api/v2/About/get-all',
    '/api/v1/About',
    '/api/v1/About/get-all/1',
    '/api/v1/About/get-al',
    '/api/v1/About/get-all%2F',
    '/api/About/get-all',
    '/api/v1/UserManager/get-user',
    '/api/v1/Values/get/1',
    '/api/v1/About/remove/',
    '/api/v1/About/remove/1/2',
    '/api/__proto__',
    '/api/v1/constructor/get-all',
    '/API/V1/NOTHING',
    '/api//v1/About/get-all',
  ])('%s', async (address) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const reply = await api.call(method, address, { headers: api.admin })
      expect(messageOf(reply, 404)).toMatch(/^There is no \/api/i)
      expect(reply.headers.has('allow')).toBe(false)
    }
  })
})

test('an unsupported method is 405, with the supported ones in Allow', async () => {
  const paths = Map.groupBy(routes, ({ path }) => path)
  for (const [path, rows] of paths) {
    const methods = rows.map(({ method }) => method)
    const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (each) => !methods.includes(each),
    )
    for (const method of others) {
      const address = path.replace('{id}', '1').toUpperCase()
      const reply = await api.call(method, address)
      expect(messageOf(reply, 405)).toBe(`${method} is not accepted here; ${methods.join(' or ')} is.`)
      expect([nameOf({ method, path }), reply.headers.get('allow')]).toEqual([
        nameOf({ method, path }),
        methods.join(', '),
      ])
    }
  }
})

test('a trailing slash is ignored, and HEAD is GET without a body', async () => {
  expect((await api.call('GET', '/api/v1/About/get-all/')).json).toEqual([])
  const head = await api.call('HEAD', '/api/v1/About/get-all')
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '2'])
})

describe('sign-in attempts', () => {
  let count = 0
  const from = () => {
    count++
    return { 'X-Forwarded-For': `192.0.2.${count}` }
  }
  const login = (headers: Readonly<Record<string, string>>) =>
    api.call('POST', '/api/v1/Auth/login', { headers, body: { email: 'x@example.com', password: 'wrong' } })
  const ask = (headers: Readonly<Record<string, string>>) =>
    api.ask('mutation { login(input: { email: "x@example.com", password: "wrong" }) { id } }', {}, headers)

  test('are 429 past 20 a minute from an address, over both APIs together', async () => {
    const headers = from()
    const tries = Array.from({ length: 20 }, (_, nth) => (nth % 2 ? ask(headers) : login(headers)))
    for (const reply of await Promise.all(tries)) {
      expect('errors' in reply ? reply.errors?.[0]?.extensions.code : reply.status).toEqual(
        expect.toSatisfy((code) => code === 401 || code === 'UNAUTHENTICATED'),
      )
    }
    const refused = await login(headers)
    const message = messageOf(refused, 429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(message).toBe(`Too many attempts. Try again in ${seconds} seconds.`)
    expect((await ask(headers)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS')
    expect((await login(from())).status).toBe(401)
  })

  test('with a missing field are 400', async () => {
    const headers = from()
    for (const body of [
      {},
      { email: 'x' },
      { password: 'x' },
      { email: 'x', password: '' },
      { email: 5, password: 5 },
    ]) {
      const reply = await api.call('POST', '/api/v1/Auth/login', { headers, body })
      expect([JSON.stringify(body), messageOf(reply, 400)]).toEqual([
        JSON.stringify(body),
        expect.any(String),
      ])
    }
  })

  test('return a token on success, by mail address or by name, until it is revoked', async () => {
    const person = await api.people.userWith(['about.manage'])
    for (const name of [{ email: person.email.toUpperCase() }, { USERNAME: person.userName }]) {
      const body = { ...name, Password: 'correct horse battery' }
      const { json } = await api.call('POST', '/api/v1/Auth/login', { headers: from(), body })
      expect(json).toMatchObject({ id: person.id, email: person.email })
      const headers = { Authorization: `Bearer ${json.auth_token}` }
      const add = () => api.call('POST', '/api/v1/About/add', { headers, body: { description: 'x' } })
      expect((await add()).status).toBe(200)
      const out = await api.call('POST', '/api/v1/Auth/logout', { headers })
      expect([out.status, out.text]).toEqual([204, ''])
      expect((await add()).status).toBe(401)
    }
  })
})
