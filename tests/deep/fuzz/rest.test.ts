import 'reflect-metadata'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Route, routes } from '../../../server/rest/routes.ts'
import { createFixtures } from '../../rest/calls.ts'
import { documentOf, operationOf, replyFaults } from '../../rest/document.ts'
import { nameOf, png, type RestApi, startRestApi } from '../../rest/rest-api.ts'
import type { Headers } from '../../support/people.ts'
import { anyNumber, junk, mostly, runs, text, wholeNumber } from './examples.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

let api: RestApi
let files: readonly File[]

beforeAll(async () => {
  api = await startRestApi({ TRUST_PROXY: '1' })
  await createFixtures(api)
  files = [await png('küçük.png'), new File(['no picture'], 'x.png', { type: 'image/png' }), new File([], '')]
})

afterAll(() => api.close())

/** Values by a schema of the document, sometimes of another type or left out. */
function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.$ref) {
    return valuesFor(documentOf('v1').components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
  }
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum))
  switch (schema.type) {
    case 'integer':
      return mostly(wholeNumber)
    case 'number':
      return mostly(anyNumber)
    case 'boolean':
      return mostly(fc.boolean())
    case 'array':
      return mostly(fc.array(valuesFor(schema.items ?? {}), { maxLength: 4 }))
    case 'object':
      return mostly(
        fc.record(
          Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, of]) => [k, valuesFor(of)])),
          { requiredKeys: [] },
        ),
      )
    case 'string':
      return schema.format === 'binary' ? fc.nat(2).map((index) => files[index]) : mostly(text)
    default:
      return junk
  }
}

const written = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

/** In an address; Node.js itself refuses those of more than 16 KiB. */
const addressed = (value: unknown) => encodeURIComponent(written(value).slice(0, 1_000).toWellFormed())

function formOf(fields: unknown): FormData {
  const form = new FormData()
  if (typeof fields !== 'object' || fields === null) return form
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      form.append(name, each instanceof File ? each : written(each))
    }
  }
  return form
}

interface Example {
  readonly path: string
  readonly body: unknown
}

function examplesOf(row: Route): fc.Arbitrary<Example> {
  const operation = operationOf(row)
  const parameters = operation?.parameters ?? []
  const content = Object.entries(operation?.requestBody?.content ?? {})[0]
  const values = fc.record(
    Object.fromEntries(parameters.map(({ name, schema }) => [name, valuesFor(schema as Schema)])),
  )
  const body: fc.Arbitrary<unknown> = content
    ? valuesFor(content[1].schema as Schema)
    : fc.constant(undefined)
  return fc.tuple(values, body).map(([given, sent]) => {
    const query: string[] = []
    let path = row.path
    for (const { name, in: place } of parameters) {
      if (place === 'path') path = path.replace(`{${name}}`, addressed(given[name]) || '0')
      else query.push(`${name}=${addressed(given[name])}`)
    }
    const isForm = content?.[0] === 'multipart/form-data'
    return { path: `${path}?${query.join('&')}`, body: isForm ? formOf(sent) : sent }
  })
}

/** A valid token, whatever the calls did to the users. */
let headers: Headers | undefined
let asked = 0

async function call(row: Route, { path, body }: Example) {
  headers ??= await api.people.headers(api.people.admin)
  // Sign-in attempts are rate limited by address.
  const address = `10.${(asked >> 8) & 255}.${asked++ & 255}.1`
  const reply = await api.call(row.method, path, {
    headers: { ...headers, 'X-Forwarded-For': address },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  if (reply.status === 401) headers = undefined
  return reply
}

describe.each(routes.map((row) => [nameOf(row), row] as const))('%s', (_, row) => {
  test('answers any value as documented', async () => {
    await fc.assert(
      fc.asyncProperty(examplesOf(row), async (example) => {
        const { status, json, text: said } = await call(row, example)
        expect(status, said).toBeLessThan(500)
        // An address of another shape matches no call, or none with this method.
        if (/\{\w+\}/.test(row.path) && [404, 405].includes(status)) return
        expect(replyFaults(row, status, json), `${status} ${said.slice(0, 300)}`).toEqual([])
      }),
      runs,
    )
  })
})
