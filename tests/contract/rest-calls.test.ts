import 'reflect-metadata'
import { expect, test } from 'vitest'
import frozen from '../../schema/rest-calls.json' with { type: 'json' }
import { routes } from '../../server/rest/routes.ts'
import { createRestClient } from '../../web/src/rest/rest-client.ts'
import { calls } from '../rest/calls.ts'

/** The calls of the contract, without its remarks. */
const contract = (frozen as readonly Record<string, unknown>[]).map((call) => ({
  method: call.method,
  path: call.path,
  body: call.body ?? 'none',
  query: call.query,
  access: call.access,
  reply: call.reply,
  form: call.fields ?? [],
}))

test('the table of rows equals the contract, call by call', () => {
  const table = routes.map(({ method, path, body, query, access, form, call }) => ({
    ...{ method, path, body, query, access },
    ...{ reply: call.reply, form },
  }))
  expect(contract).toHaveLength(78)
  expect(table).toEqual(contract)
})

test('no two rows are the same call, ignoring case', () => {
  const spelled = routes.map(({ method, path }) => `${method} ${path.toLowerCase()}`)
  expect(new Set(spelled).size).toBe(routes.length)
})

/** The requests of the client for each of its calls, to a server that accepts all. */
async function sentBy(name: string): Promise<Record<string, unknown>> {
  const sent: Request[] = []
  const rest = createRestClient({
    baseUrl: 'http://127.0.0.1',
    storage: null,
    fetch: async (input, init) => {
      sent.push(new Request(input, init))
      return Response.json(name.includes('ProductImage') ? [{ id: 1 }] : { id: 1 })
    },
  })
  await calls[name]?.(rest, { categoryId: 1, productId: 1, blogCategoryId: 1, blogTagId: 1 })
  const request = sent.at(-1) as Request
  const url = new URL(request.url)
  const type = request.headers.get('content-type')?.split(';')[0] ?? null
  const form = type === 'multipart/form-data' ? [...new Set((await request.formData()).keys())].sort() : []
  return {
    method: request.method,
    path: url.pathname.replace(/\/1$/, '/{id}'),
    query: [...url.searchParams.keys()],
    type,
    form,
  }
}

const TYPES = { json: 'application/json-patch+json', multipart: 'multipart/form-data', none: null }

test.each(contract.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the client sends %s as in the contract',
  async (name, { method, path, query, body, form }) => {
    expect(await sentBy(name)).toEqual({
      ...{ method, path, query },
      type: TYPES[body as keyof typeof TYPES],
      form: [...(form as string[])].sort(),
    })
  },
)

test('the client has exactly these calls', () => {
  const client = createRestClient({ storage: null })
  expect(Object.values(client).flatMap((group) => Object.values(group))).toHaveLength(contract.length)
})
