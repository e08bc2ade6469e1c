import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { JSON_LIMITS } from '../../server/http/json-body.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers, type People } from '../support/people.ts'

let api: Api
let people: People
let administrator: Headers
let editor: Headers

beforeAll(async () => {
  api = await startApi()
  people = await createPeople(api)
  administrator = await people.headers(await people.userWith(['administrator']))
  editor = await people.headers(await people.userWith(['category.manage', 'product.manage']))
})

afterAll(() => api.close())

interface Refusal {
  readonly status: number
  readonly code: string
  readonly reason: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The refusal of a query, mutation or subscription. */
async function refused(document: string, headers: Headers = {}, variables: object = {}): Promise<Refusal> {
  const { status, errors } = await api.ask(document, variables, headers)
  const { code, reason, params } = errors?.[0]?.extensions ?? { code: '', reason: '', params: {} }
  return { status, code, reason, params }
}

/** The refusal of any other request, by both APIs. */
async function refusedRequest(path: string, init: RequestInit): Promise<Omit<Refusal, 'code'>> {
  const reply = await fetch(api.url + path, init)
  const body = (await reply.json()) as { errors?: { extensions: Refusal }[] } & Refusal
  const { reason, params } = path === '/graphql' ? (body.errors?.[0]?.extensions ?? body) : body
  return { status: reply.status, reason, params }
}

const json = (body: string, path = '/graphql') =>
  refusedRequest(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

/** A multipart request by somebody who may upload. */
function form(fields: Readonly<Record<string, string>>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { 'Apollo-Require-Preflight': 'true', ...editor }
  return refusedRequest('/graphql', { method: 'POST', headers, body })
}

const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')

describe('a document is refused', () => {
  const deep = `{ products ${'{ category { products '.repeat(6)} { id } ${'} }'.repeat(6)} }`
  const costly = '{ blogs { a: html b: html c: html d: html e: html } }'
  test.each([
    ['TOO_MANY_TOKENS', `{ ${'categories { id } '.repeat(400)} }`, { max: 1000 }],
    ['QUERY_TOO_DEEP', deep, { depth: 14, max: 10 }],
    [
      'TOO_MANY_ALIASES',
      `{ ${aliases(16, 'categories { id }')} }`,
      { field: 'categories', aliases: 16, max: 15 },
    ],
    ['ALIAS_NOT_ALLOWED', '{ __schema { a: types { name } } }', { field: 'types' }],
    ['QUERY_TOO_COSTLY', costly, { max: 25_000 }],
  ])('as %s', async (reason, document, params) => {
    expect(await refused(document)).toEqual({ status: 400, code: 'BAD_USER_INPUT', reason, params })
  })

  test('as UNKNOWN_OPERATION', async () => {
    const body = { query: 'query A { site { name } } query B { site { name } }', operationName: 'C' }
    expect(await json(JSON.stringify(body))).toMatchObject({ status: 400, reason: 'UNKNOWN_OPERATION' })
  })

  test('as INVALID_REQUEST where there is none', async () => {
    expect(await json('{}')).toMatchObject({ status: 400, reason: 'INVALID_REQUEST' })
  })
})

describe('a body is refused', () => {
  test('as MALFORMED_JSON', async () => {
    const refusal = { status: 400, reason: 'MALFORMED_JSON', params: {} }
    expect(await json('{"query": ')).toEqual(refusal)
  })

  test.each([
    ['/graphql', {}, JSON_LIMITS.anonymous.bytes],
    ['/graphql', { Authorization: 'Bearer not.a.token' }, JSON_LIMITS.anonymous.bytes],
    ['/api/v1/Product/get-table-all', {}, JSON_LIMITS.anonymous.bytes],
    ['/api/v1/Auth/login', {}, JSON_LIMITS.signIn.bytes],
    ['/auth/login', {}, JSON_LIMITS.signIn.bytes],
    ['/graphql', 'administrator', JSON_LIMITS.signedIn.bytes],
    ['/api/v1/Product/get-table-all', 'administrator', JSON_LIMITS.signedIn.bytes],
  ] as const)('as BODY_TOO_LARGE by %s with %j above %i bytes', async (path, who, max) => {
    const headers = { 'Content-Type': 'application/json', ...(who === 'administrator' ? administrator : who) }
    const send = (bytes: number) =>
      refusedRequest(path, { method: 'POST', headers, body: `"${'x'.repeat(bytes - 2)}"` })
    expect(await send(max + 1)).toMatchObject({ status: 413, reason: 'BODY_TOO_LARGE', params: { max } })
    expect((await send(max)).status).toBe(400)
  })

  test.each(['/graphql', '/api/v1/Product/get-table-all', '/api/v1/Auth/login', '/auth/login'])(
    'as BODY_TOO_DEEP by %s',
    async (path) => {
      const headers = { 'Content-Type': 'application/json', ...administrator }
      const body = `{"x":${'['.repeat(64)}${']'.repeat(64)}}`
      const refusal = await refusedRequest(path, { method: 'POST', headers, body })
      expect(refusal).toMatchObject({ status: 400, reason: 'BODY_TOO_DEEP', params: { max: 64 } })
    },
  )

  test('as UNREADABLE_BODY in an unknown encoding', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'unknown' }
    const refusal = await refusedRequest('/graphql', { method: 'POST', headers, body: '{}' })
    expect(refusal).toMatchObject({ status: 400, reason: 'UNREADABLE_BODY' })
  })

  test('as BODY_NOT_AN_OBJECT by a REST call', async () => {
    const headers = { 'Content-Type': 'application/json', ...administrator }
    const init = { method: 'POST', headers, body: '[]' }
    expect(await refusedRequest('/api/v1/About/add', init)).toMatchObject({
      status: 400,
      reason: 'BODY_NOT_AN_OBJECT',
    })
  })

  test.each([
    ['UPLOAD_FIELD_MISSING', { map: '{}' }, { field: 'operations' }],
    ['UPLOAD_FIELD_MISSING', { operations: '{"query":"{ site { name } }"}' }, { field: 'map' }],
    ['UPLOAD_FIELD_MALFORMED', { operations: '{', map: '{}' }, { field: 'operations' }],
    ['UPLOAD_OPERATION_INVALID', { operations: '[]', map: '{}' }, {}],
  ])('as %s in a form with %j', async (reason, fields, params) => {
    expect(await form(fields)).toEqual({ status: 400, reason, params })
  })

  test('as MALFORMED_FORM where its end is missing', async () => {
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Apollo-Require-Preflight': 'true',
      ...editor,
    }
    const body = '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":'
    expect(await refusedRequest('/graphql', { method: 'POST', headers, body })).toMatchObject({
      status: 400,
      reason: 'MALFORMED_FORM',
    })
  })
})

describe('an address is refused', () => {
  test('as MALFORMED_ADDRESS', async () => {
    expect(await refusedRequest('/api/Values/get/%E0%A4%A', {})).toMatchObject({
      status: 400,
      reason: 'MALFORMED_ADDRESS',
    })
  })

  test('as UNKNOWN_ADDRESS', async () => {
    expect(await refusedRequest('/api/nothing', {})).toMatchObject({
      status: 404,
      reason: 'UNKNOWN_ADDRESS',
      params: { path: '/api/nothing' },
    })
  })

  test('as METHOD_NOT_ALLOWED', async () => {
    expect(await refusedRequest('/api/v1/About/add', { method: 'PATCH' })).toMatchObject({
      status: 405,
      reason: 'METHOD_NOT_ALLOWED',
      params: { method: 'PATCH', allowed: ['POST'] },
    })
  })
})

describe('a caller is refused', () => {
  const history = '{ changes { items { id } } }'
  test('as SIGN_IN_REQUIRED without a token', async () => {
    expect(await refused(history)).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'SIGN_IN_REQUIRED' })
  })

  test('as MISSING_PERMISSION without the role', async () => {
    const add = 'mutation { addRole(input: { name: "x" }) { id } }'
    expect(await refused(add, editor)).toMatchObject({ code: 'FORBIDDEN', reason: 'MISSING_PERMISSION' })
  })

  test('as ADMINISTRATORS_ONLY by the undoing of what others changed', async () => {
    const undo = 'mutation { undoRequest(requestId: "of-somebody-else") }'
    expect(await refused(undo, editor)).toMatchObject({ code: 'FORBIDDEN', reason: 'ADMINISTRATORS_ONLY' })
  })

  test('as FORGED_REQUEST where header and cookie differ', async () => {
    const headers = { Cookie: 'XSRF-TOKEN=one', 'X-XSRF-TOKEN': 'other', ...administrator }
    expect(await refusedRequest('/api/v1/About/add', { method: 'POST', headers })).toMatchObject({
      status: 403,
      reason: 'FORGED_REQUEST',
    })
  })
})

describe('a record is in conflict', () => {
  test('as PARENT_REMOVED', async () => {
    const { services, staff } = api
    const category = await services.categories.add(staff, { name: 'Kaldırılan' })
    const product = await services.products.add(staff, { name: 'Yetim', price: 1, categoryId: category })
    await services.products.remove(staff, product)
    await services.categories.remove(staff, category)
    const restore = `mutation { restoreProduct(id: "${product}") { id } }`
    expect(await refused(restore, administrator)).toMatchObject({
      code: 'CONFLICT',
      reason: 'PARENT_REMOVED',
      params: { entity: 'product', parent: 'category' },
    })
  })

  test('as BUILT_IN_ROLE', async () => {
    const remove = `mutation { removeRole(id: "${await people.roleId('administrator')}") }`
    expect(await refused(remove, administrator)).toMatchObject({
      code: 'CONFLICT',
      reason: 'BUILT_IN_ROLE',
      params: { action: 'REMOVE', name: 'administrator' },
    })
  })

  test('as USER_NOT_REMOVED, and once erased as USER_ERASED', async () => {
    const { id } = await people.userWith(['category.manage'])
    const erase = `mutation { eraseUser(id: "${id}") }`
    expect(await refused(erase, administrator)).toMatchObject({
      code: 'CONFLICT',
      reason: 'USER_NOT_REMOVED',
    })
    await api.services.users.remove(api.staff, id)
    expect((await api.ask(erase, {}, administrator)).errors).toBeUndefined()
    const restore = `mutation { restoreUser(id: "${id}") { id } }`
    expect(await refused(restore, administrator)).toMatchObject({ code: 'CONFLICT', reason: 'USER_ERASED' })
  })

  test('as EMPTY_RECORD for a contact without any field', async () => {
    const manager = await people.headers(await people.userWith(['contact.manage']))
    const add = 'mutation { addContact(input: {}) { id } }'
    expect(await refused(add, manager)).toMatchObject({
      code: 'BAD_USER_INPUT',
      reason: 'EMPTY_RECORD',
      params: { entity: 'contact' },
    })
  })

  test('as UNDO_TOO_MANY for a request of more than a thousand changes', async () => {
    const request = '00000000-0000-4000-8000-000000000000'
    await api.sql(
      `insert into change (entity, entity_id, action, request_id, after)
        select 'category', n, 'ADD', $1, '{}' from generate_series(1, 1001) n`,
      [request],
    )
    const undo = 'mutation ($id: String!) { undoRequest(requestId: $id) }'
    expect(await refused(undo, administrator, { id: request })).toMatchObject({
      code: 'CONFLICT',
      reason: 'UNDO_TOO_MANY',
      params: { max: 1000 },
    })
  })
})
