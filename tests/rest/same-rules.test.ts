import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Code } from '../../server/core/error-reasons.ts'
import type { Headers } from '../support/people.ts'
import { unique } from '../support/people.ts'
import { upload } from '../support/upload.ts'
import { failures, type Ids } from './failures.ts'
import { type RestApi, startRestApi } from './rest-api.ts'
import { everything } from './stored.ts'

let api: RestApi
let ids: Ids
const who: Record<string, Headers> = {}

beforeAll(async () => {
  api = await startRestApi()
  const { services, staff, people } = api
  const category = await services.categories.add(staff, { name: 'Çorbalar' })
  const blogCategory = await services.blogCategories.add(staff, { name: 'Haberler' })
  const tag = await services.blogTags.add(staff, { name: 'yaz' })
  await services.products.add(staff, { name: 'Yayla', price: 70, categoryId: category })
  await services.blogs.add(staff, { name: 'Yazı', categoryId: blogCategory, tagIds: [tag] })
  const user = await people.userWith(['about.manage'])
  const admins = await api.sql("select id from user_group where name = 'Administrators'")
  ids = {
    category,
    blogCategory,
    tag,
    admin: people.admin.id,
    group: user.groupId ?? 0,
    admins: admins.rows[0].id,
    user: user.id,
    role: await people.roleId('about.manage'),
  }
  who.nobody = {}
  who.clerk = await people.headers(await people.userWith([]))
  who.manager = await people.headers(await people.userWith(['user.manage', 'group.manage']))
  who.admin = api.admin
})

afterAll(() => api.close())

/** GraphQL's code for a status. */
const CODES: Readonly<Record<number, Code>> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
}

describe('the same error is reported over both APIs, and changes nothing:', () => {
  test.each(failures)('$what', async ({ status, said, as = 'admin', rest, graphql }) => {
    const headers = who[as] ?? {}
    const before = await everything(api)
    const [method, path, body] = rest(ids)
    const reply = await api.call(method, path, { headers, body })
    const [query, variables = {}] = graphql(ids)
    const { errors = [] } = await api.ask(query, variables, headers)
    const error = errors[0]
    expect([reply.status, reply.json.message]).toEqual([status, error?.message])
    expect(error?.extensions.code).toBe(CODES[status])
    const { reason, params, fields = [] } = error?.extensions ?? {}
    expect(reply.json).toMatchObject({ reason, params, fields })
    expect([reason, ...fields.map(({ rule }) => rule)].join(' ')).toBe(said)
    const byField = Map.groupBy(fields, ({ field }) => field)
    expect(reply.json.errors).toEqual(
      Object.fromEntries([...byField].map(([field, all]) => [field, all.map(({ message }) => message)])),
    )
    expect(await everything(api)).toBe(before)
  })
})

test('an invalid picture is the same error over both', async () => {
  const bytes = new TextEncoder().encode('not a picture')
  const form = new FormData()
  form.append('Name', 'x')
  form.append('Image', new Blob([bytes]), 'a.png')
  const reply = await api.call('POST', '/api/v1/Category/add', { headers: api.admin, body: form })
  const { errors } = await upload(
    api.url,
    'mutation ($image: Upload) { addCategory(input: { name: "x", image: $image }) { id } }',
    { image: null },
    [{ at: 'variables.image', name: 'a.png', bytes }],
    api.admin,
  )
  expect([reply.status, reply.json.message]).toEqual([400, errors?.[0]?.message])
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    reason: 'INVALID_FIELDS',
    fields: [{ field: 'image', rule: 'NOT_A_PICTURE', params: { filename: 'a.png' } }],
  })
  expect(reply.json).toMatchObject({
    reason: 'INVALID_FIELDS',
    fields: [{ field: 'image', rule: 'NOT_A_PICTURE', params: { filename: 'a.png' } }],
  })
})

test('five failures over both APIs together lock an account over both', async () => {
  const { email } = await api.people.userWith([])
  const login = (password: string) => api.call('POST', '/api/v1/Auth/login', { body: { email, password } })
  const ask = (password: string) =>
    api.ask(`mutation { login(input: { email: "${email}", password: "${password}" }) { id } }`)
  for (let time = 0; time < 3; time++) await login('wrong')
  for (let time = 0; time < 2; time++) await ask('wrong')
  expect((await login('correct horse battery')).status).toBe(401)
  expect((await ask('correct horse battery')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('a token revoked over one API is revoked over the other', async () => {
  const headers = await api.people.headers(api.people.admin)
  expect((await api.call('POST', '/api/v1/Auth/logout', { headers })).status).toBe(204)
  expect((await api.ask('{ me { id } }', {}, headers)).data).toEqual({ me: null })
  const other = await api.people.headers(api.people.admin)
  await api.ask('mutation { logout }', {}, other)
  expect(
    (await api.call('POST', '/api/Values/post', { headers: other, body: { name: unique('x') } })).status,
  ).toBe(401)
})
