import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unique } from '../support/people.ts'
import { type RestApi, startRestApi } from './rest-api.ts'

let api: RestApi

beforeAll(async () => {
  api = await startRestApi()
})

afterAll(() => api.close())

const ADD = '/api/v1/BlogCategory/add'
const TABLE = '/api/v1/BlogCategory/get-table-all'

const add = (type: string | undefined, body: unknown = { name: unique('x') }, headers = {}) =>
  api.call('POST', ADD, { headers: { ...api.admin, ...headers }, body, ...(type && { type }) })

test.each([
  'application/json-patch+json',
  'application/json',
  'text/json',
  'application/problem+json',
  'application/vnd.old-client.v1+json',
  'Application/JSON; charset=utf-8',
  'application/json-patch+json;charset=UTF-8',
  'application/json; odata=verbose',
])('a body of %s is read', async (type) => {
  expect((await add(type)).status).toBe(200)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'text/html+json',
  'json',
  'application/json; charset=latin1',
])('a body of %s is 415', async (type) => {
  const reply = await add(type)
  expect([reply.status, reply.json.reason]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  expect(JSON.stringify(reply.json.params)).toContain('application/json')
})

test('a body without content type is 415', async () => {
  const body = new TextEncoder().encode('{"name":"x"}')
  const reply = await fetch(api.url + ADD, { method: 'POST', headers: api.admin, body })
  expect(reply.status).toBe(415)
})

test('JSON for a form is 415', async () => {
  const reply = await api.call('POST', '/api/v1/Category/add', { headers: api.admin, body: { name: 'x' } })
  expect([reply.status, reply.json.message]).toEqual([415, 'The body must be multipart/form-data.'])
})

test('a list of patch operations is 400: bodies are plain objects', async () => {
  const reply = await add(undefined, [{ op: 'replace', path: '/name', value: 'x' }])
  expect([reply.status, reply.json.message]).toEqual([400, 'The body must be a JSON object.'])
})

test.each(['5', '"x"', 'true', 'null', '[]', '[{}]'])('%s is 400 too', async (body) => {
  for (const path of [ADD, TABLE]) {
    expect((await api.call('POST', path, { headers: api.admin, body })).status).toBe(400)
  }
})

describe('a missing optional body', () => {
  test.each([
    ['with no type', {}],
    ['with a type', { 'Content-Type': 'application/json' }],
    ['with another content type', { 'Content-Type': 'text/plain' }],
  ] as const)('is an empty object: %s', async (_name, headers) => {
    const reply = await fetch(api.url + TABLE, { method: 'POST', headers })
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { items: expect.any(Array), totalCount: expect.any(Number) },
    ])
  })

  test('counts as an empty object when it is chunked', async () => {
    const body = new ReadableStream({ start: (pieces) => pieces.close() })
    const headers = { 'Content-Type': 'application/json' }
    const reply = await fetch(api.url + TABLE, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(reply.status).toBe(200)
  })
})

test('the body of a call without one is ignored', async () => {
  const { json } = await add(undefined)
  const path = `/api/v1/BlogCategory/remove/${json.id}`
  const reply = await api.call('DELETE', path, { headers: api.admin, body: '{"id":', type: 'text/plain' })
  expect(reply.status).toBe(204)
})

test('text is UTF-8, with a byte order mark or without', async () => {
  const name = unique('Çğıİöşü 👩‍🍳')
  expect((await add(undefined, { name })).json.name).toBe(name)
  const escaped = `{"name":"\\u015f ${unique('x')}"}`
  expect((await add(undefined, escaped)).json.name).toMatch(/^ş x/)
  expect((await add(undefined, `\ufeff{"name":"${unique('x')}"}`)).status).toBe(200)
})

test('of duplicate names the last counts', async () => {
  const name = unique('x')
  expect((await add(undefined, `{"name":"first","Name":"${name}"}`)).json.name).toBe(name)
})

describe('a body', () => {
  test('of up to 1 MiB is read, and a larger one is 413', async () => {
    const padded = (bytes: number) => {
      const body = `{"name":"${unique('x')}","nonsense":""}`
      return body.replace('""', `"${'x'.repeat(bytes - body.length)}"`)
    }
    expect((await add(undefined, padded(1024 * 1024))).status).toBe(200)
    const reply = await add(undefined, padded(1024 * 1024 + 1))
    expect([reply.status, reply.json.message]).toEqual([413, 'A JSON body may have at most 1 MiB.'])
  })

  test('is 413 if it is too large after decompression', async () => {
    const bomb = gzipSync(`{"name":"${'x'.repeat(30_000_000)}"}`)
    const reply = await add('application/json', new Uint8Array(bomb), { 'Content-Encoding': 'gzip' })
    expect(reply.status).toBe(413)
  })

  test('is read if it is compressed, and an unknown coding is 415', async () => {
    const packed = new Uint8Array(gzipSync(JSON.stringify({ name: unique('x') })))
    expect((await add('application/json', packed, { 'Content-Encoding': 'gzip' })).status).toBe(200)
    expect((await add('application/json', packed, { 'Content-Encoding': 'lzma' })).status).toBe(415)
    expect((await add('application/json', packed, { 'Content-Encoding': 'br' })).status).toBe(400)
  })
})

describe('an update', () => {
  test('keeps missing fields, and resets those sent as null', async () => {
    const sent = { mail: 'info@example.com', address: 'Incek', port: 25, password: 'gizli' }
    const { json } = await api.call('POST', '/api/v1/Contact/add', { headers: api.admin, body: sent })
    const update = (body: object) =>
      api.call('PATCH', '/api/v1/Contact/update', { headers: api.admin, body: { id: json.id, ...body } })
    expect((await update({})).json).toMatchObject({ mail: sent.mail, address: 'Incek', port: 25 })
    expect((await update({ port: null })).json).toMatchObject({ port: null, address: 'Incek' })
    expect((await update({ ADDRESS: null })).json).toMatchObject({ address: null, mail: sent.mail })
  })

  test('refuses null for a required field, named as it was spelled', async () => {
    const { json } = await add(undefined)
    const body = { Id: json.id, NAME: null }
    const reply = await api.call('PATCH', '/api/v1/BlogCategory/update', { headers: api.admin, body })
    expect([reply.status, Object.keys(reply.json.errors)]).toEqual([400, ['NAME']])
    expect(reply.json.message).toBe('NAME is required.')
  })

  test('accepts the id as a number or as text', async () => {
    const { json } = await add(undefined)
    for (const id of [json.id, String(json.id)]) {
      const body = { id, name: unique('x') }
      const reply = await api.call('PATCH', '/api/v1/BlogCategory/update', { headers: api.admin, body })
      expect([reply.status, reply.json.name]).toEqual([200, body.name])
    }
  })
})

describe('numbers, booleans and states', () => {
  let categoryId: number

  beforeAll(async () => {
    categoryId = await api.services.categories.add(api.staff, { name: 'Çorbalar' })
  })

  const product = (values: object) =>
    api.call('POST', '/api/v1/Product/add', {
      headers: api.admin,
      body: { name: 'x', price: 1, categoryId, ...values },
    })

  test.each([
    [1, 1],
    [0, 0],
    ['1', 1],
    ['0', 0],
    [true, 1],
    [false, 0],
    ['true', 1],
    ['False', 0],
    ['ACTIVE', 1],
    ['Passive', 0],
    ['passive', 0],
  ])('a status of %j is %i', async (status, stored) => {
    expect((await product({ status })).json.status).toBe(stored)
  })

  test.each([2, -1, '', 'on', 'yes', [], [1], {}, 1.5])('a status of %j is invalid', async (status) => {
    const reply = await product({ status })
    expect([reply.status, reply.json.errors?.status]).toEqual([
      400,
      ['status must be ACTIVE (1) or PASSIVE (0).'],
    ])
  })

  test.each([
    [true, true],
    [0, false],
    ['1', true],
    ['FALSE', false],
  ])('an availiblity of %j is %s', async (availiblity, stored) => {
    expect((await product({ availiblity })).json.availiblity).toBe(stored)
  })

  test.each([2, 'maybe', {}, []])('an availiblity of %j is invalid', async (availiblity) => {
    expect((await product({ availiblity })).status).toBe(400)
  })

  test.each([
    ['12.5', 12.5],
    [0, 0],
    [1_000_000, 1_000_000],
    ['1e2', 100],
  ])('a price of %j is %d', async (price, stored) => {
    expect((await product({ price })).json.price).toBe(stored)
  })

  test.each([-0.01, 1_000_000.01, 1.005, '1,5', '', ' ', 'x', '0x1f0000', null, true, [5], {}])(
    'a price of %j is invalid',
    async (price) => expect((await product({ price })).status).toBe(400),
  )
})
