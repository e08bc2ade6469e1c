import 'reflect-metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../server/rest/routes.ts'
import { attack, expectRefused } from './attack.ts'
import { nameOf, type RestApi, startRestApi } from './rest-api.ts'
import { addressOf } from './wrong-requests.ts'

let api: RestApi

beforeAll(async () => {
  api = await startRestApi({ TRUST_PROXY: '1' })
})

afterAll(() => api.close())

const rows = routes.map((row) => [nameOf(row), row] as const)

const STRANGE_IDS = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    'NaN',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
  ],
  ...[
    '99999999999',
    '9'.repeat(15),
    '9'.repeat(400),
    '%00',
    '%0A1',
    '%20',
    '1%20or%201=1',
    '%27',
    '%2e%2e%2f',
    '١',
    '%D9%A1',
  ],
]
const BROKEN_ESCAPES = ['%', '%E0%A4%A', '%zz', '%ff', '%C0%80']

const byId = rows.filter(([, { path, query }]) => path.includes('{id}') || query.length === 1)

test.each(byId)('%s refuses an invalid id', async (_name, row) => {
  const [name] = row.query
  const body = row.body === 'json' ? '{}' : undefined
  const found = [...STRANGE_IDS, ...BROKEN_ESCAPES].map((id) => ({
    path: name ? `${row.path}?${name}=${id}` : row.path.replace('{id}', id),
    ...(body && { body }),
  }))
  const list = row.call.reply === 'list' || row.call.reply === 'table'
  if (list) for (const sent of found) await attack(api, row, sent)
  else await expectRefused(api, row, found)
  if (name) {
    const many = [
      `${name}=1&${name}=2`,
      `${name}[]=1`,
      `${name}[x]=1`,
      '__proto__=1',
      `${name}=${'1'.repeat(5000)}`,
    ]
    for (const query of many) await attack(api, row, { path: `${row.path}?${query}`, ...(body && { body }) })
  }
})

test.each(rows)('%s survives an address that cannot be decoded, and a very long one', async (_name, row) => {
  for (const broken of BROKEN_ESCAPES.slice(1, 3)) {
    await attack(api, row, { path: `${addressOf(row)}${broken}` })
    await attack(api, row, { path: `${addressOf(row)}/${broken}` })
  }
  await attack(api, row, { path: `${row.path}/${'a/'.repeat(2000)}` })
  await attack(api, row, { path: `${row.path}?${'a=1&'.repeat(2000)}` })
})

test('malformed Authorization headers are anonymous', async () => {
  const tokens = [
    'Bearer',
    'Bearer ',
    'Bearer a b',
    `Bearer ${'a'.repeat(8000)}`,
    'Basic YTpi',
    'bearer null',
    'Bearer ..',
    'Bearer %00',
  ]
  for (const Authorization of tokens) {
    const read = await api.call('GET', '/api/v1/About/get-all', { headers: { Authorization } })
    expect([Authorization.slice(0, 20), read.status]).toEqual([Authorization.slice(0, 20), 200])
    const write = await api.call('POST', '/api/v1/About/add', { headers: { Authorization }, body: {} })
    expect(write.status).toBe(401)
  }
})
