import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Api, startApi } from '../support/api.ts'
import { createTestDatabase } from '../support/database.ts'

let api: Api

const ABOUTS = '{ abouts { description } }'

beforeAll(async () => {
  // Written before any process listens, so that no late notification invalidates entries of a test.
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const about = 'insert into about (created_date, description) values (now(), $1)'
  for (let time = 0; time < 2; time++) await client.query(about, ['Taş fırının çevresinde. '.repeat(40)])
  await client.end()
  api = await startApi({ REPLY_CACHE: 'on', DATABASE_URL: database.url })
  // Nothing is cached until the process listens for changes.
  await vi.waitFor(async () => {
    await exchange('GET', '/')
    expect((await exchange('GET', '/')).headers.etag).toBeDefined()
  })
  return async () => {
    await api.close()
    await database.drop()
  }
})

beforeEach(() => change())

/** Simulates a change of content. */
function change(): void {
  api.services.changes.announce()
}

interface Exchange {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

/** An HTTP exchange as on the wire, without decompression or default headers. */
function exchange(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Exchange> {
  const { hostname, port } = new URL(api.url)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function query(text: string, headers: Record<string, string> = {}): Promise<Exchange> {
  const body = JSON.stringify({ query: text })
  return exchange(
    'POST',
    '/graphql',
    { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)), ...headers },
    body,
  )
}

/** Whether a reply is made again: a query runs statements, and a page differs at each rendering. */
async function isMadeAgain(ask: () => Promise<Exchange>, kept: unknown): Promise<boolean> {
  let etag: unknown
  const statements = await api.statementsOf(async () => {
    etag = (await ask()).headers.etag
  })
  return statements.length > 0 || etag !== kept
}

test('an anonymous query is answered in the requested content type, cached or not', async () => {
  for (let time = 0; time < 2; time++) {
    for (const type of ['application/json', 'application/graphql-response+json']) {
      const { headers } = await query(ABOUTS, { Accept: type })
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`)
    }
  }
})

test('a compressed request body is decompressed', async () => {
  const body = gzipSync(JSON.stringify({ query: ABOUTS }))
  const sent = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  for (let time = 0; time < 2; time++) {
    const reply = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(body),
    })
    expect(await reply.json()).toMatchObject({ data: { abouts: [{}, {}] } })
  }
})

/** A query sent by GET, as a client with the preflight header sends it. */
const get = (text: string, headers: Record<string, string> = {}, more = '') =>
  exchange('GET', `/graphql?query=${encodeURIComponent(text)}${more}`, {
    'Apollo-Require-Preflight': '1',
    ...headers,
  })

describe.each([
  ['a page', 'Accept-Encoding', (headers?: Record<string, string>) => exchange('GET', '/', headers)],
  [
    'an anonymous query',
    'Accept, Accept-Encoding',
    (headers?: Record<string, string>) => get(ABOUTS, headers),
  ],
] as const)('%s', (_, vary, ask) => {
  test('is made once, then cached: the same bytes, no statement', async () => {
    const first = await ask()
    let second: Exchange | undefined
    const statements = await api.statementsOf(async () => {
      second = await ask()
    })
    expect(first.status).toBe(200)
    expect(second?.body.toString()).toBe(first.body.toString())
    expect(second?.headers['content-type']).toBe(first.headers['content-type'])
    expect(second?.headers.etag).toMatch(/^"[\w-]{22}"$/)
    expect(statements).toEqual([])
  })

  test('is sent in the requested content coding', async () => {
    const { body: identity, headers: own } = await ask()
    const [plain, tag] = [identity.toString(), String(own.etag)]
    const as = async (accepted: string) => {
      const { headers, body } = await ask({ 'Accept-Encoding': accepted })
      expect(headers.vary).toBe(vary)
      expect(headers['content-length']).toBe(String(body.length))
      return { coding: headers['content-encoding'], body, etag: headers.etag }
    }
    const br = await as('gzip, deflate, br')
    expect(br.coding).toBe('br')
    expect(br.etag).toBe(`${tag.slice(0, -1)}-br"`)
    expect(brotliDecompressSync(br.body).toString()).toBe(plain)
    const gzip = await as('gzip, br;q=0')
    expect(gzip.coding).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(plain)
    for (const accepted of ['identity', 'br;q=0, gzip;q=0.0', 'deflate']) {
      const { coding, body } = await as(accepted)
      expect(coding).toBeUndefined()
      expect(body.toString()).toBe(plain)
    }
  })

  test('replies 304 to a client that has the current tag, and is made again after a change', async () => {
    await ask()
    const { etag, 'cache-control': cacheControl } = (await ask()).headers
    const had = { 'If-None-Match': String(etag) }
    const same = await ask(had)
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag])
    // The client has its other headers already.
    expect([same.headers.vary, same.headers['cache-control']]).toEqual([vary, cacheControl])
    expect(same.headers['content-security-policy']).toBeUndefined()
    change()
    expect(await isMadeAgain(() => ask(had), etag)).toBe(true)
  })

  test('replies 304 also if the tag is one of several, or a proxy has compressed the body', async () => {
    await ask()
    const etag = String((await ask()).headers.etag)
    for (const tags of [
      '*',
      `W/${etag}`,
      `${etag.slice(0, -1)}-gzip"`,
      `"other", ${etag}`,
      `W/"other",W/${etag}`,
    ]) {
      expect((await ask({ 'If-None-Match': tags })).status, tags).toBe(304)
    }
    for (const tags of ['"other"', `${etag}x`, etag.slice(1, -1), '']) {
      expect((await ask({ 'If-None-Match': tags })).status, tags).toBe(200)
    }
  })

  test('keeps its headers, except the id of each request', async () => {
    const first = await ask()
    const second = await ask()
    const lasting = ({ headers: { date, 'x-request-id': id, 'set-cookie': cookies, ...others } }: Exchange) =>
      others
    expect(lasting(second)).toEqual(lasting(first))
    for (const name of ['x-content-type-options', 'content-security-policy', 'x-frame-options']) {
      expect(second.headers[name], name).toBeDefined()
    }
    expect(second.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(second.headers['set-cookie']).toBeUndefined()
  })
})

describe('with a token', () => {
  const token = { Authorization: 'Bearer of.a.token' }

  test('a query is neither read from nor stored in the cache', async () => {
    await get(ABOUTS)
    const mine = await get(ABOUTS, token)
    expect(mine.status).toBe(200)
    expect(mine.headers.etag).toBeUndefined()
    change()
    const { body } = await get(ABOUTS, token)
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    expect(await isMadeAgain(() => get(ABOUTS), tag)).toBe(true)
  })

  test('a page is the same as for everybody, from the cache', async () => {
    const { body, headers } = await exchange('GET', '/')
    let mine: Exchange | undefined
    const statements = await api.statementsOf(async () => {
      mine = await exchange('GET', '/', token)
    })
    expect(statements).toEqual([])
    expect([mine?.headers.etag, mine?.body.equals(body)]).toEqual([headers.etag, true])
  })
})

test('HEAD has the headers of GET and no body', async () => {
  const unkept = await exchange('HEAD', '/')
  expect([unkept.status, unkept.body.length]).toEqual([200, 0])
  await exchange('GET', '/')
  const { body, headers } = await exchange('GET', '/')
  const head = await exchange('HEAD', '/')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers['content-length']).toBe(String(body.length))
  expect(head.headers.etag).toBe(headers.etag)
})

test('concurrent requests are coalesced', async () => {
  let replies: Exchange[] = []
  const statements = await api.statementsOf(async () => {
    replies = await Promise.all(Array.from({ length: 12 }, () => query(ABOUTS)))
  })
  expect(statements).toHaveLength(1)
  expect(new Set(replies.map(({ body }) => body.toString())).size).toBe(1)
})

test('equivalent spellings of a query share a cache entry', async () => {
  const kept = await query(ABOUTS)
  let other: Exchange | undefined
  const statements = await api.statementsOf(async () => {
    other = await query('query {\n  abouts {\n    description # the text\n  }\n}')
  })
  expect(other?.body.toString()).toBe(kept.body.toString())
  // `query { a }` and `{ a }` are two documents; the same one with other white space is not.
  expect(statements).toHaveLength(1)
  expect(
    await api.statementsOf(async () => {
      other = await query('query{abouts{description}}')
    }),
  ).toEqual([])
  expect(other?.body.toString()).toBe(kept.body.toString())
})

test('different variables have different entries', async () => {
  const about = (id: number) =>
    api.ask<{ about: { id: string } }>('query ($id: ID!) { about(id: $id) { id } }', { id })
  expect((await about(1)).data.about.id).toBe('1')
  expect((await about(2)).data.about.id).toBe('2')
  expect((await about(1)).data.about.id).toBe('1')
})

describe('is never cached:', () => {
  test.each([
    ['a query with an error in it', '{ abouts { id } about(id: 999999) { id } }'],
    ['one that cannot be read', '{ abouts {'],
    ['a query for an unknown field', '{ soups { id } }'],
  ])('%s', async (_, text) => {
    const first = await query(text)
    const second = await query(text)
    expect(first.body.toString()).toContain('"errors"')
    expect(second.body.toString()).toBe(first.body.toString())
    expect(second.headers.etag).toBeUndefined()
  })

  test('a failure: the next request succeeds', async () => {
    const spy = vi.spyOn(api.services.abouts, 'getAll').mockRejectedValueOnce(new Error('a secret'))
    const failed = await query(ABOUTS)
    spy.mockRestore()
    expect(failed.body.toString()).toContain('An unexpected server error occurred.')
    expect(failed.body.toString()).not.toContain('a secret')
    expect((await query(ABOUTS)).body.toString()).toContain('Taş fırının')
  })

  test('a page that does not exist', async () => {
    for (let time = 0; time < 3; time++) {
      const { status, headers } = await exchange('GET', '/missing')
      expect([status, headers.etag]).toEqual([404, undefined])
    }
  })
})

test('D127: a POST is never answered by 304, which is for GET and HEAD only', async () => {
  const { etag } = (await query(ABOUTS)).headers
  const again = await query(ABOUTS, { 'If-None-Match': String(etag) })
  expect([again.status, again.headers.etag]).toEqual([200, etag])
})

test('GET and POST of one query are one cache entry', async () => {
  const first = await query(ABOUTS, { Accept: 'application/json' })
  const statements = await api.statementsOf(async () => {
    const second = await get(ABOUTS, { Accept: 'application/json' })
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })
  expect(statements).toEqual([])
})

describe('D84: a cached GET of a query', () => {
  test('is answered in the content type that each client accepts', async () => {
    const graphql = 'application/graphql-response+json; charset=utf-8'
    for (let time = 0; time < 2; time++) {
      expect(
        (await get(ABOUTS, { Accept: 'application/graphql-response+json' })).headers['content-type'],
      ).toBe(graphql)
      for (const accept of ['application/json', '*/*']) {
        const { headers } = await get(ABOUTS, { Accept: accept })
        expect(headers['content-type']).toBe('application/json; charset=utf-8')
      }
      const refused = await get(ABOUTS, { Accept: 'image/png' })
      // A20: a shared cache must not keep it.
      expect([refused.status, refused.headers['cache-control']]).toEqual([406, 'private, no-store'])
    }
  })

  test('needs the preflight header like an uncached one', async () => {
    await get(ABOUTS)
    for (const header of [{}, { 'Apollo-Require-Preflight': '' }] as Record<string, string>[]) {
      const address = `/graphql?query=${encodeURIComponent(ABOUTS)}`
      const { status, body } = await exchange('GET', address, { ...header, Accept: 'application/json' })
      expect([status, JSON.parse(body.toString()).errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
    }
  })

  test('is private with a token', async () => {
    const { headers } = await get(ABOUTS, { Authorization: 'Bearer of.a.token' })
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-store', undefined])
  })
})

describe('the query string of a page', () => {
  test('is ignored unless its route declares the parameter: one entry, one canonical page', async () => {
    const first = await exchange('GET', '/about')
    const before = await metric('reply_cache_kept', 'of="replies"')
    for (let time = 0; time < 50; time++) {
      const reply = await exchange('GET', `/about?utm_source=${time}&fbclid=${'x'.repeat(time)}`)
      expect(reply.body.equals(first.body)).toBe(true)
      expect(reply.headers['no-vary-search']).toBe('params')
    }
    expect(await metric('reply_cache_kept', 'of="replies"')).toBe(before)
  })
})

test('A11: a page is one entry, however its address is spelled, and HEAD fills it', async () => {
  const before = await metric('reply_cache_kept', 'of="replies"')
  expect((await exchange('HEAD', '/blog')).status).toBe(200)
  expect(await metric('reply_cache_kept', 'of="replies"')).toBe(before + 1)
  for (const path of ['/blog', '/BLOG', '/bloG/', '/blog//', '/blog///', `/blog?${'x'.repeat(2_000)}`]) {
    const { status, headers } = await exchange('GET', path)
    expect([path, status, headers.etag]).toEqual([path, 200, expect.any(String)])
  }
  expect(await metric('reply_cache_kept', 'of="replies"')).toBe(before + 1)
})

async function metric(name: string, label: string): Promise<number> {
  const text = (await exchange('GET', '/metrics')).body.toString()
  return Number(new RegExp(`^${name}\\{${label}\\} (\\S+)$`, 'm').exec(text)?.[1])
}

describe('the same path for every reply', () => {
  test('D126: a reply that is not cached is compressed', async () => {
    const accept = { 'Accept-Encoding': 'gzip', Authorization: 'Bearer of.a.token' }
    const { headers, body } = await query(ABOUTS, accept)
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe((await query(ABOUTS)).body.toString())
  })

  test('D157: the text of a mutation is not stored in cache keys', async () => {
    const remembered: unknown[] = []
    const spy = vi.spyOn(LRUCache.prototype, 'set').mockImplementation(function (
      this: unknown,
      key: unknown,
    ) {
      remembered.push(key)
      return this as never
    })
    await query('mutation { login(input: { email: "a@b.c", password: "a secret of mine" }) { id } }')
    spy.mockRestore()
    expect(JSON.stringify(remembered)).not.toContain('a secret of mine')
  })

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${JSON.stringify({ query: ABOUTS })}`), 'utf-8'],
    ['UTF-16', Buffer.from(JSON.stringify({ query: ABOUTS }), 'utf16le'), 'utf-16le'],
  ])('D85: a body in %s is read the same with a token and without', async (_, body, charset) => {
    for (const authorization of [{}, { Authorization: 'Bearer of.a.token' }] as Record<string, string>[]) {
      const reply = await fetch(`${api.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': `application/json; charset=${charset}`, ...authorization },
        body: new Uint8Array(body),
      })
      expect([reply.status, await reply.json()]).toMatchObject([200, { data: { abouts: [{}, {}] } }])
    }
  })

  test('D85: invalid JSON is reported as such', async () => {
    for (const authorization of [{}, { Authorization: 'Bearer of.a.token' }] as Record<string, string>[]) {
      const sent = { 'Content-Type': 'application/json', ...authorization }
      const { status, body } = await exchange('POST', '/graphql', sent, '{"query":')
      const [error] = JSON.parse(body.toString()).errors
      expect([status, error.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
      expect(error.message).toMatch(/not valid JSON/)
    }
  })
})
