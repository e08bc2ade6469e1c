import 'reflect-metadata'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Permission } from '../../server/core/access.ts'
import { PERMISSIONS } from '../../server/modules/registry.ts'
import { type Route, routes } from '../../server/rest/routes.ts'
import type { Headers } from '../support/people.ts'
import { calls, createFixtures, type Fixtures } from './calls.ts'
import { replyFaults } from './document.ts'
import { nameOf, type RestApi, rowOf, startRestApi } from './rest-api.ts'
import { NO_ID, unknownRequests, wrongRequests } from './wrong-requests.ts'

let api: RestApi
let fixtures: Fixtures
/** Users with all permissions except one. */
const lacking = new Map<Permission, Headers>()

beforeAll(async () => {
  api = await startRestApi()
  fixtures = await createFixtures(api)
  const named = PERMISSIONS.filter((permission) => permission !== 'administrator')
  for (const permission of named) {
    const others = named.filter((other) => other !== permission)
    lacking.set(permission, await api.people.headers(await api.people.userWith(others)))
  }
})

afterAll(() => api.close())

const rows = routes.map((row) => [nameOf(row), row] as const)
const guarded = rows.filter(([, { access }]) => access !== 'public')

/** A `fetch` that records the last request and reply. */
function watching(change: (url: string, init: RequestInit) => [string, RequestInit] = (...sent) => sent) {
  const last = { row: undefined as Route | undefined, status: 0, text: '' }
  const watched = async (input: unknown, init: RequestInit = {}) => {
    const reply = await fetch(...change(String(input), init))
    Object.assign(last, {
      row: rowOf(String(init.method), String(input)),
      status: reply.status,
      text: await reply.clone().text(),
    })
    return reply
  }
  return { last, fetch: watched as typeof fetch }
}

test('each of them is tested here', () => {
  expect(Object.keys(calls).sort()).toEqual(rows.map(([name]) => name).sort())
  expect(rows).toHaveLength(78)
})

describe.each(rows)('%s', (name, row) => {
  /** Signing out revokes a token; all other calls may share one. */
  const headers = () =>
    name.endsWith('logout') ? api.people.headers(api.people.admin) : Promise.resolve(api.admin)

  test('succeeds, with a reply as documented', async () => {
    const { last, fetch } = watching()
    const reply = await calls[name]?.(api.as(await headers(), fetch), fixtures)
    expect(last.row).toBe(row)
    const empty = row.call.reply === 'none'
    expect(last.status).toBe(empty ? 204 : 200)
    expect(empty ? last.text : reply).toEqual(empty ? '' : JSON.parse(last.text))
    expect(replyFaults(row, last.status, reply)).toEqual([])
  })

  test('ignores the case of its path, its query and its body', async () => {
    const { last, fetch } = watching(shouted)
    await calls[name]?.(api.as(await headers(), fetch), fixtures)
    expect(last.row).toBe(row)
    expect([200, 204]).toContain(last.status)
  })
})

/** The same request in capitals. */
function shouted(url: string, init: RequestInit): [string, RequestInit] {
  const { origin, pathname, searchParams } = new URL(url)
  const query = new URLSearchParams([...searchParams].map(([name, value]) => [name.toUpperCase(), value]))
  return [
    `${origin}${pathname.toUpperCase()}?${query}`,
    { ...init, ...(init.body && { body: loud(init.body) }) },
  ]
}

function loud(body: BodyInit): BodyInit {
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [name, value] of body) form.append(name.toUpperCase(), value)
    return form
  }
  const fields = Object.entries(JSON.parse(String(body)) as object)
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name.toUpperCase(), value])))
}

/** Sends only the head of a request with a body. */
function headOnly(row: Route, headers: Headers): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(api.url)
  const type = row.body === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json'
  const promised = row.body === 'none' ? {} : { 'Content-Type': type, 'Content-Length': '500000' }
  return new Promise((resolve, reject) => {
    const { method } = row
    const path = row.path.replace('{id}', String(NO_ID))
    const sent = request({ hostname, port, path, method, headers: { ...headers, ...promised } }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        sent.destroy()
        resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject)
    if (row.body === 'none') sent.end()
    else sent.flushHeaders()
  })
}

describe.each(guarded)('%s refuses before its body has arrived', (_name, row) => {
  test('an anonymous caller', async () => {
    const { status, body } = await headOnly(row, {})
    expect([status, JSON.parse(body).message]).toEqual([401, 'Sign in first: this needs a valid token.'])
    expect(replyFaults(row, status, JSON.parse(body))).toEqual([])
  })

  test('an invalid and an expired token', async () => {
    expect((await headOnly(row, { Authorization: 'Bearer a.b.c' })).status).toBe(401)
    expect((await headOnly(row, await api.people.expired(api.people.admin))).status).toBe(401)
  })

  test.runIf(row.access !== 'signed-in')('a user with every other permission', async () => {
    const { status, body } = await headOnly(row, lacking.get(row.access as Permission) ?? {})
    expect([status, JSON.parse(body).message]).toEqual([
      403,
      `This requires the permission ${row.access}, which none of your groups holds.`,
    ])
    expect(replyFaults(row, status, JSON.parse(body))).toEqual([])
  })
})

test.each(guarded.filter(([, { access }]) => access === 'signed-in'))(
  '%s is open to every signed-in user',
  async (name) => {
    const headers = await api.people.headers(await api.people.userWith([]))
    await expect(calls[name]?.(api.as(headers), fixtures)).resolves.not.toThrow()
  },
)

const wrong = routes.flatMap(wrongRequests)

test('only calls without input have no invalid requests', () => {
  const tried = new Set(wrong.map(({ name }) => name))
  expect(rows.map(([name]) => name).filter((name) => !tried.has(name) && !name.endsWith('get-all'))).toEqual([
    'GET /api/v1/ApplicationVersion/get-current',
    'POST /api/v1/Auth/logout',
  ])
})

test.each(wrong)('$name refuses $what', async ({ row, path, body }) => {
  const reply = await api.call(row.method, path, { headers: api.admin, body })
  expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('"message":"')])
  expect(replyFaults(row, 400, reply.json)).toEqual([])
})

const unknown = routes.flatMap(unknownRequests)

test('every call about one record is tested with a missing record', () => {
  expect(unknown).toHaveLength(13 * 3 - 1)
})

test.each(unknown)('$name reports a missing record', async ({ row, path, body }) => {
  const reply = await api.call(row.method, path, { headers: api.admin, body })
  expect([reply.status, reply.json.message]).toEqual([
    404,
    expect.stringMatching(/^There is no [a-z ]+ with the id 2000000000\.$/),
  ])
  expect(replyFaults(row, 404, reply.json)).toEqual([])
})
