import 'reflect-metadata'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import kept from '../../schema/openapi.json' with { type: 'json' }
import { routes } from '../../server/rest/routes.ts'
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

describe.each(['v1', 'v2'] as const)('the document %s', (version) => {
  test('is valid OpenAPI 3.0', async () => {
    const validator = new Validator()
    const specification = structuredClone(documents[version]) as unknown as Record<string, unknown>
    expect(await validator.validate(specification)).toEqual({ valid: true })
    expect(validator.version).toBe('3.0')
    // Throws where a reference leads nowhere.
    expect(validator.resolveRefs({})).toBeTypeOf('object')
  })

  test('has exactly the calls of the table', () => {
    expect(
      operations(documents[version])
        .map(([name]) => name)
        .sort(),
    ).toEqual(routes.map(nameOf).sort())
    expect(routes).toHaveLength(78)
  })

  test('names each {Controller}_{Action}, once', () => {
    const ids = operations(documents[version]).map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(78)
    for (const id of ids) expect(id).toMatch(/^[A-Z][A-Za-z]+_([A-Z][a-z]*)+$/)
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['Category_GetTableAll', 'About_GetById', 'Auth_Login', 'ApplicationVersion_GetCurrent'],
        ...['UserManager_GetUserAll', 'UserManager_DeleteRole', 'Values_Put', 'Services_Remove'],
      ]),
    )
  })

  test('has every name that it points to, and none that nothing points to', () => {
    const text = JSON.stringify(documents[version])
    const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
    expect([...used].sort()).toEqual(Object.keys(documents[version].components.schemas).sort())
  })

  test('asks for a token where one is needed, and only there', () => {
    for (const row of routes) {
      const operation = operationOf(row, version) as Operation & { security?: unknown }
      expect(operation.security).toEqual(row.access === 'public' ? undefined : [{ Bearer: [] }])
    }
  })

  test('tells of every body how it may come', () => {
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

test('the first has replies of success only: generated clients throw a bare object where an error is typed', () => {
  for (const row of routes) {
    const replies = operationOf(row, 'v1')?.responses ?? {}
    expect(Object.keys(replies)).toEqual([row.call.reply === 'none' ? '204' : '200'])
    expect(Object.keys(Object.values(replies)[0]?.content ?? {})).toEqual(
      row.call.reply === 'none' ? [] : ['application/json'],
    )
  }
})

test('the second types what comes of failure', () => {
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

test('the one that is kept is the one that is served', () => expect(documents.v1).toEqual(kept))

test.each(['v3', 'constructor', '__proto__'])(
  'there is none of the name %s: the site answers',
  async (name) => {
    const reply = await api.call('GET', `/swagger/${name}/swagger.json`)
    expect(reply.headers.get('content-type')).toContain('text/html')
  },
)

describe('the page that shows them', () => {
  test('and all that it loads comes from this server', async () => {
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
    for (const text of [page.text, start]) expect(text).not.toMatch(/(https?:)?\/\/\w/)
    expect(start).toContain('validatorUrl: null')
  })
})
