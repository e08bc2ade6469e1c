import 'reflect-metadata'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import kept from '../../schema/openapi.json' with { type: 'json' }
import { allRoutes, routes } from '../../server/rest/routes.ts'
import { type Document, type Operation, operationOf } from './document.ts'
import { nameOf, type RestApi, startRestApi } from './rest-api.ts'

let api: RestApi
let documents: Record<'v1' | 'v2', Document>

beforeAll(async () => {
  api = await startRestApi()
  documents = {
    v1: (await api.call<Document>('GET', '/swagger/v1/swagger.json')).json,
    v2: (await api.call<Document>('GET', '/swagger/v2/swagger.json')).json,
  }
})

afterAll(() => api.close())

const operations = ({ paths }: Document): [string, Operation][] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )

function formOf(path: string, version: 'v1' | 'v2'): { required?: string[] } {
  const row = routes.find((each) => each.path === path)
  const operation = row && operationOf(row, version)
  return operation?.requestBody?.content['multipart/form-data']?.schema ?? {}
}

describe.each(['v1', 'v2'] as const)('the document %s', (version) => {
  const rows = version === 'v1' ? routes : allRoutes

  test('is valid OpenAPI 3.0', async () => {
    const validator = new Validator()
    const specification = structuredClone(documents[version]) as unknown as Record<string, unknown>
    expect(await validator.validate(specification)).toEqual({ valid: true })
    expect(validator.version).toBe('3.0')
    // Throws for an unresolved reference.
    expect(validator.resolveRefs({})).toBeTypeOf('object')
  })

  test('has exactly the calls of the table', () => {
    expect(
      operations(documents[version])
        .map(([name]) => name)
        .sort(),
    ).toEqual(rows.map(nameOf).sort())
    expect(routes).toHaveLength(78)
  })

  test('names each {Controller}_{Action}, once', () => {
    const ids = operations(documents[version]).map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(rows.length)
    for (const id of ids) expect(id).toMatch(/^[A-Z][A-Za-z]+_([A-Z][a-z]*)+(V2)?$/)
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['Category_GetTableAll', 'About_GetById', 'Auth_Login', 'ApplicationVersion_GetCurrent'],
        ...['UserManager_GetUserAll', 'UserManager_DeleteRole', 'Values_Put', 'Services_Remove'],
      ]),
    )
  })

  test('has every referenced schema, and no unused one', () => {
    const text = JSON.stringify(documents[version])
    const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    expect([...used].sort()).toEqual(Object.keys(documents[version].components.schemas).sort())
  })

  test('D109: requires a token where one is needed, and allows one everywhere else', () => {
    for (const row of routes) {
      const operation = operationOf(row, version) as Operation & { security?: unknown }
      expect(operation.security).toEqual(row.access === 'public' ? [{}, { Bearer: [] }] : [{ Bearer: [] }])
    }
  })

  test('D111: declares the required parts of a form', () => {
    const required = (path: string) => formOf(path, version).required
    expect(required('/api/v1/ProductImage/add')).toEqual(['Image', 'ProductId'])
    for (const path of ['/api/v1/Category/add', '/api/v1/Services/add', '/api/v1/Blog/add']) {
      expect([path, required(path)]).toEqual([path, ['Name']])
    }
    for (const path of ['/api/v1/Category/update', '/api/v1/Services/update', '/api/v1/Blog/update']) {
      expect([path, required(path)]).toEqual([path, ['Id']])
    }
  })

  test('D111: declares the id that a removal accepts in the query, and no version, which no reply contains', () => {
    for (const row of routes.filter(({ call }) => call.takesBareId)) {
      expect(operationOf(row, version)?.parameters).toMatchObject([
        { name: 'id', in: 'query', required: false },
      ])
    }
    const { ApplicationVersion: _, ...schemas } = documents[version].components.schemas
    for (const schema of Object.values(schemas)) {
      expect(Object.keys((schema.properties as object) ?? {})).not.toContain('version')
    }
  })

  test('D111: has an example of each parameter in the address and of each JSON body', () => {
    for (const [name, { parameters = [], requestBody }] of operations(documents[version])) {
      for (const parameter of parameters.filter(({ required }) => required)) {
        expect([name, parameter]).toEqual([name, expect.objectContaining({ example: expect.anything() })])
      }
      const { $ref } = requestBody?.content['application/json']?.schema ?? {}
      if (!$ref) continue
      const schema = documents[version].components.schemas[String($ref).replace(/^.*\//, '')]
      expect([name, schema]).toEqual([name, expect.objectContaining({ example: expect.anything() })])
    }
  })

  test('D113: describes each call in sentences', () => {
    const summaries = operations(documents[version]).map(([, { summary }]) => summary)
    expect(new Set(summaries).size).toBe(rows.length)
    for (const summary of summaries)
      expect(summary).toMatch(/^(Adds|Changes|Removes|Returns|Signs|Ends) [^.]+\.$/)
    for (const [, { description }] of operations(documents[version]))
      expect(description).toMatch(/^[A-Z].*\.$/)
  })

  test('D114: has a contact, v2 a server, described tags, and `nullable` only beside a type', () => {
    const { servers, info, tags } = documents[version]
    expect(info.contact).toBeDefined()
    // Generators prefix each path with the server's address, which clients of v1 do not expect.
    expect(servers).toEqual(version === 'v2' ? [expect.objectContaining({ url: '/' })] : undefined)
    const used = new Set(operations(documents[version]).flatMap(([, operation]) => operation.tags))
    expect(tags.map(({ name }) => name).sort()).toEqual([...used].sort())
    for (const { description } of tags) expect(description).toMatch(/\.$/)
    JSON.stringify(documents[version], (_, value) => {
      if (value?.nullable) expect(value).toHaveProperty('type')
      return value
    })
  })

  test('D115: no schema is recursive', () => {
    const { schemas } = documents[version].components
    const open = new Set<string>()
    const follow = (name: string) => {
      expect([...open], `${name} leads back to itself`).not.toContain(name)
      open.add(name)
      for (const [, next] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        follow(String(next))
      }
      open.delete(name)
    }
    for (const name of Object.keys(schemas)) follow(name)
  })

  test('declares the content types of every body', () => {
    for (const row of routes) {
      const types = Object.keys(operationOf(row, version)?.requestBody?.content ?? {})
      expect(types).toEqual(
        {
          json: ['application/json-patch+json', 'application/json', 'text/json', 'application/*+json'],
          multipart: ['multipart/form-data'],
          none: [],
        }[row.body],
      )
    }
  })

  test('has the parts of each form, and its pictures as files', () => {
    for (const row of routes.filter(({ body }) => body === 'multipart')) {
      const schema = operationOf(row, version)?.requestBody?.content['multipart/form-data']?.schema
      const properties = schema?.properties as Record<string, Record<string, unknown>>
      expect(Object.keys(properties)).toEqual(row.form)
      const picture = { type: 'string', format: 'binary' }
      const many = row.path.includes('ProductImage')
      expect(properties.Image).toMatchObject(many ? { type: 'array', items: picture } : picture)
      if (row.form.includes('TagsId')) expect(properties.TagsId).toMatchObject({ type: 'array' })
    }
  })
})

test('v1 has success replies only: generated clients throw a plain object for a typed error', () => {
  for (const row of routes) {
    const replies = operationOf(row, 'v1')?.responses ?? {}
    expect(Object.keys(replies)).toEqual([row.call.reply === 'none' ? '204' : '200'])
    expect(Object.keys(Object.values(replies)[0]?.content ?? {})).toEqual(
      row.call.reply === 'none' ? [] : ['application/json'],
    )
  }
})

test('v2 has typed error replies', () => {
  for (const row of routes) {
    const { 200: done, 204: empty, ...failures } = operationOf(row, 'v2')?.responses ?? {}
    expect([done, empty].filter(Boolean)).toHaveLength(1)
    expect(Object.keys(failures)).toEqual(expect.arrayContaining(['400', '500', '503']))
    if (row.access !== 'public') expect(Object.keys(failures)).toEqual(expect.arrayContaining(['401', '403']))
    for (const { content } of Object.values(failures)) {
      expect(content).toEqual({
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      })
    }
  }
})

test('the committed document is the served one', () => expect(documents.v1).toEqual(kept))

test.each(['v3', 'constructor', '__proto__'])('there is no document %s: the site answers', async (name) => {
  const reply = await api.call('GET', `/swagger/${name}/swagger.json`)
  expect(reply.headers.get('content-type')).toContain('text/html')
})

test.each(routes.filter(({ body, call }) => body === 'json' && call.reply === 'table'))(
  'D111: the example of $path is accepted',
  async ({ method, path, query }) => {
    const { example } = documents.v1.components.schemas.TableQuery as { example: object }
    const address = query.length > 0 ? `${path}?${query.map((name) => `${name}=1`).join('&')}` : path
    const { status, text } = await api.call(method, address, { headers: api.admin, body: example })
    expect([status, text]).toEqual([200, expect.stringContaining('totalCount')])
  },
)

test.each(
  routes.filter(
    ({ body, call }) => body === 'json' && call.body && call.reply === 'entity' && !call.body.withId,
  ),
)('D111: the example of $path is accepted', async ({ method, path, call }) => {
  const { example } = documents.v1.components.schemas[String(call.body?.input.name)] as { example: object }
  const body = { ...example, ...('categoryId' in example && { categoryId: await stored('category') }) }
  const { status, text } = await api.call(method, path.replace('{id}', String(await stored('value'))), {
    headers: api.admin,
    body,
  })
  expect([status, text]).toEqual([200, expect.stringContaining('"id"')])
})

test.each([
  ['POST', '/api/v1/About/update', { id: 0 }],
  ['POST', '/api/v1/About/update', { id: -1 }],
  ['PUT', '/api/Values/put/0', { name: 'x' }],
])('D116: %s %s, a change of an id that is none (%j), is 400', async (method, path, body) => {
  const { status, json } = await api.call(method, path, { headers: api.admin, body })
  expect([status, json.message]).toEqual([400, expect.stringContaining('positive whole number')])
})

/** The id of a new record. */
async function stored(kind: 'category' | 'value'): Promise<number> {
  const form = new FormData()
  form.set('Name', 'Çorbalar')
  const { json } =
    kind === 'category'
      ? await api.call('POST', '/api/v1/Category/add', { headers: api.admin, body: form })
      : await api.call('POST', '/api/Values/post', { headers: api.admin, body: { name: 'x' } })
  return json.id
}

describe('the page that shows the documents', () => {
  test('loads everything from this server', async () => {
    const page = await api.call('GET', '/swagger')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address))
    expect(addresses.length).toBeGreaterThanOrEqual(3)
    for (const address of addresses.filter((each) => each.startsWith('/swagger'))) {
      expect([address, (await api.call('GET', address)).status]).toEqual([address, 200])
    }
    expect(addresses.filter((each) => !/^\/\w/.test(each))).toEqual([])
    const start = (await api.call('GET', '/swagger/start.js')).text
    // D107: the bundle reads `url`; `urls` is for a layout that the page does not load.
    expect(start).toContain('url: document.')
    expect(page.text).toContain('data-document="/swagger/v1/swagger.json"')
    for (const text of [page.text, start]) expect(text).not.toMatch(/(https?:)?\/\/\w/)
    expect(start).toContain('validatorUrl: null')
  })
})
