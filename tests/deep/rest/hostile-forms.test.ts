import 'reflect-metadata'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import pLimit from 'p-limit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { routes } from '../../../server/rest/routes.ts'
import { type Attack, attack, expectRefused } from '../../rest/attack.ts'
import { nameOf, png, type RestApi, startRestApi } from '../../rest/rest-api.ts'
import { everything } from '../../rest/stored.ts'
import { addressOf, NO_ID } from '../../rest/wrong-requests.ts'

/** The upload folder, which no other test uses. */
let folder: string
let api: RestApi

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/restaurant-forms-`)
  vi.stubEnv('TMPDIR', folder).stubEnv('TEMP', folder)
  api = await startRestApi({ TRUST_PROXY: '1' })
})

afterAll(async () => {
  await api?.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const inForms = routes.filter(({ body }) => body === 'multipart').map((row) => [nameOf(row), row] as const)

/** Files of forms on the disk. */
async function waiting(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^[\da-f]{32}$/.test(name))
}

const TYPE = 'multipart/form-data; boundary=x'
const part = (head: string, body: string) => `--x\r\n${head}\r\n\r\n${body}\r\n`
const named = (name: string, body: string) => part(`Content-Disposition: form-data; name="${name}"`, body)
const END = '--x--\r\n'

const BROKEN_FORMS: readonly Omit<Attack, 'path'>[] = [
  { type: 'multipart/form-data', body: named('Name', 'x') + END },
  { type: 'multipart/form-data; boundary=', body: named('Name', 'x') + END },
  { type: 'multipart/form-data; boundary=y', body: named('Name', 'x') + END },
  { type: `multipart/form-data; boundary=${'y'.repeat(500)}`, body: named('Name', 'x') + END },
  { type: 'multipart/mixed; boundary=x', body: named('Name', 'x') + END },
  ...[
    named('Name', 'x'),
    named('Name', 'x').slice(0, -6),
    '--x\r\nContent-Disposition: form-da',
    `--x\r\nContent-Disposition: form-data; name="Image"; filename="a.png"\r\n\r\n\x89PNG`,
    part('Content-Disposition: form-data', 'x') + END,
    part('Content-Disposition: attachment; name="Name"', 'x') + END,
    part('nothing', 'x') + END,
    part(`X: ${'y'.repeat(100_000)}`, 'x') + END,
    '--x',
    '--x--',
    'nothing at all',
    '\0\0\0\0',
    '\r\n'.repeat(1000),
    Array.from({ length: 250 }, (_, nth) => named(`p${nth}`, 'x')).join('') + END,
    named('n'.repeat(100_000), 'x') + END,
    named('Name', 'x'.repeat(1_100_000)) + END,
  ].map((body) => ({ type: TYPE, body })),
]

const FORM_VALUES = [
  '',
  ' ',
  '\0',
  '-1',
  '1e308',
  'NaN',
  'true',
  '[object Object]',
  "';--",
  '__proto__',
  'ş'.repeat(30_000),
  '[[1]]',
  '{"a":1}',
]

describe.each(inForms)('%s', (_name, row) => {
  test('refuses malformed and truncated forms', async () => {
    await expectRefused(
      api,
      row,
      BROKEN_FORMS.map((sent) => ({ path: row.path, ...sent })),
    )
  })

  test('survives unusual values in each of its parts, and pictures instead of texts', async () => {
    const picture = await png('a.png')
    for (const name of row.form) {
      const base = { Id: String(NO_ID), ProductId: String(NO_ID) }
      const form = (change: (form: FormData) => void) => {
        const made = new FormData()
        for (const [key, value] of Object.entries(base)) if (key !== name) made.set(key, value)
        change(made)
        return { path: row.path, body: made }
      }
      const requests = [
        ...FORM_VALUES.map((value) => form((made) => made.append(name, value))),
        ...[
          `${name}[]`,
          `${name}[x]`,
          `${name}[__proto__]`,
          `${name}[a][b][c]`,
          `__proto__[${name}]`,
          `${name}[9999999]`,
        ].map((spelled) => form((made) => made.append(spelled, '1'))),
        form((made) => made.append(name, picture)),
        form((made) => made.append(name, new File(['x'], '../../../etc/passwd\0.png'))),
        form((made) => {
          made.append(name, '1')
          made.append(name, '2')
          made.append(name.toLowerCase(), '3')
        }),
      ]
      await pLimit(8).map(requests, (sent) => attack(api, row, sent))
    }
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(await waiting()).toEqual([])
  })
})

/** Sends bytes, and disconnects without waiting. */
function hangUp(bytes: string): Promise<void> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => setTimeout(() => socket.destroy(), 20))
    })
    socket.on('close', () => resolve())
    socket.on('error', () => {})
  })
}

test('bodies of lost connections change nothing, and leave no file', async () => {
  const before = await everything(api)
  const writes = routes.filter(({ body }) => body !== 'none')
  await Promise.all(
    writes.map((row) => {
      const json = '{"name":"x","description":"x","address":"x","price":1'
      const picture = part(
        'Content-Disposition: form-data; name="Image"; filename="a.png"',
        'x'.repeat(100_000),
      )
      const form = named('Name', 'x') + picture.slice(0, -2)
      return hangUp(
        [
          `${row.method} ${addressOf(row)} HTTP/1.1`,
          'Host: localhost',
          `Authorization: ${api.admin.Authorization}`,
          `Content-Type: ${row.body === 'json' ? 'application/json' : TYPE}`,
          'Content-Length: 500000',
          '',
          row.body === 'json' ? json : form,
        ].join('\r\n'),
      )
    }),
  )
  expect((await api.call('GET', '/api/v1/About/get-all')).status).toBe(200)
  expect(await everything(api)).toBe(before)
  await expect.poll(waiting).toEqual([])
})
