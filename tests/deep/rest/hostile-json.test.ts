import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../../server/rest/routes.ts'
import { attack, expectRefused } from '../../rest/attack.ts'
import { createFixtures, type Fixtures } from '../../rest/calls.ts'
import { documentOf, operationOf } from '../../rest/document.ts'
import { nameOf, type RestApi, startRestApi } from '../../rest/rest-api.ts'
import { addressOf, NO_ID } from '../../rest/wrong-requests.ts'

let api: RestApi
let fixtures: Fixtures

beforeAll(async () => {
  api = await startRestApi({ TRUST_PROXY: '1' })
  fixtures = await createFixtures(api)
  await api.services.abouts.add(api.staff, { description: 'x' })
})

afterAll(() => api.close())

const inJson = routes.filter(({ body }) => body === 'json').map((row) => [nameOf(row), row] as const)

/** Very deeply nested JSON. */
const deep = (open: string, close: string, depth = 200_000) => open.repeat(depth) + close.repeat(depth)

const BROKEN_JSON: readonly string[] = [
  ...[
    '{',
    '}',
    '{"a"',
    '{"a":}',
    "{'a':1}",
    '{"a":1,}',
    '[',
    '[1',
    'nul',
    'NaN',
    '-',
    '"',
    '\0',
    '{"a":"\n"}',
  ],
  ...['{"id":1}{"id":2}', '<x/>', 'id=1&name=x', '{"a":"\ud800', '{"id":01}', '{"id":0x1}'],
  ...['[]', '[{"id":1}]', 'null', 'true', deep('[', ']'), `[${'1,'.repeat(100_000)}1]`],
]

describe.each(inJson)('%s refuses', (_name, row) => {
  test('a body that is not a JSON object', async () => {
    await expectRefused(
      api,
      row,
      BROKEN_JSON.map((body) => ({ path: addressOf(row), body })),
    )
  })

  test('a body that is not UTF-8', async () => {
    const bytes = [
      new Uint8Array([0xff, 0xfe, 0x00, 0x7b]),
      new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22]),
      new Uint8Array(1000),
      crypto.getRandomValues(new Uint8Array(1000)),
    ]
    const path = addressOf(row)
    await expectRefused(api, row, [
      ...bytes.map((body) => ({ path, body })),
      { path, body: '{"a":1}', type: 'application/json; charset=nothing' },
      { path, body: '{"a":1}', type: 'application/json; charset=utf-16' },
    ])
  })
})

/** Unusual values of a field, as JSON. Values that pass here reach the services, which have separate tests. */
const STRANGE = [
  ...[
    'null',
    'true',
    '-1e400',
    '99999999999999999999',
    '"\\u0000"',
    '"\\ud800"',
    `"'; drop table product; --"`,
  ],
  ...[
    '[]',
    '[[1]]',
    '{"toString":null}',
    '{"__proto__":{"admin":true}}',
    `"${'ş'.repeat(30_000)}"`,
    deep('[', ']', 5_000),
  ],
]

/** Names with a special meaning in JavaScript. */
const PROTOTYPES =
  '{"__proto__":{"name":"x","id":1},"constructor":1,"prototype":1,"toString":"x","hasOwnProperty":1,"valueOf":null}'

describe.each(inJson)('%s survives', (_name, row) => {
  test('unusual values in each of its fields', async () => {
    const schema = operationOf(row)?.requestBody?.content['application/json']?.schema as { $ref: string }
    const name = schema.$ref.replace('#/components/schemas/', '')
    const properties = Object.keys(propertiesOf(name))
    expect(properties.length).toBeGreaterThan(0)
    const path = addressOf(row).replace('/1', `/${NO_ID}`)
    // Removals use an id that does not exist, since they would succeed otherwise.
    const id = row.call.reply === 'none' ? '' : row.call.body?.withId ? `"id":${NO_ID},` : ''
    for (const property of properties) {
      await Promise.all(
        STRANGE.map((value) =>
          attack(api, row, { path, body: `{${property === 'id' ? '' : id}"${property}":${value}}` }),
        ),
      )
    }
  })

  test('names with a special meaning in JavaScript', async () => {
    await attack(api, row, { path: addressOf(row), body: PROTOTYPES })
    await attack(api, row, {
      path: addressOf(row),
      body: `{"filters":${PROTOTYPES},"groups":[${PROTOTYPES}]}`,
    })
    await attack(api, row, {
      path: addressOf(row),
      body: `{"x":${deep('{"a":', '1}', 20_000).replace('{"a":1}', '1')}}`,
    })
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})

function propertiesOf(name: string): Record<string, unknown> {
  return (documentOf('v1').components.schemas[name]?.properties ?? {}) as Record<string, unknown>
}

test('the records used in all tests are unchanged', async () => {
  const { json } = await api.call('GET', `/api/v1/Product/get-by-id?id=${fixtures.productId}`)
  expect(json).toMatchObject({ name: 'Mercimek', price: 85.5, updatedDate: null, isDeleted: false })
})
