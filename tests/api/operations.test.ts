import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SecretBox } from '../../server/core/primitives/secret-box.ts'
import { startApi } from '../support/api.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { routes } from '../support/routes.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'

const INNER_WORKINGS = /node_modules|at \w+ \(|\/server\//

let database: TestDatabase
let server: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServer({ databaseUrl: database.url })
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

test('/healthz reports liveness, /readyz readiness', async () => {
  for (const address of ['/healthz', '/readyz']) {
    const reply = await fetch(server.url + address)
    expect([address, reply.status, reply.headers.get('cache-control')]).toEqual([address, 200, 'no-store'])
  }
})

describe('every reply', () => {
  test.each([
    ...routes.map(({ path }) => path.replace('{id}', '1')),
    '/admin',
    '/admin/product/1',
    '/swagger',
    '/api/v1/About/get-all',
    '/corba',
    '/resource/x',
    '/graphql?query={abouts{id}}',
    '/custom.js',
    '/sitemap.xml',
    '/assets/nope.js',
    '/%E0%A4%A',
  ])('of %s has headers against sniffing, framing and referrer leaks', async (address) => {
    const { headers } = await fetch(server.url + address)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    // The back-office shows pages of the site in a frame; no page frames a developer page.
    const ancestors = address === '/swagger' ? 'none' : 'self'
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors '${ancestors}'`)
    // D163
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('x-powered-by')).toBeNull()
    // Pages with sign-in or editing set a cookie against forged requests.
    const cookie = /^\/(admin|auth|api)\b/.test(address) ? expect.stringMatching(/^XSRF-TOKEN=/) : null
    expect(headers.get('set-cookie')).toEqual(cookie)
    // TLS is not configured.
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('with a page allows scripts, styles and pictures of this server only', async () => {
    for (let time = 0; time < 2; time++) {
      const reply = await fetch(server.url)
      const policy = reply.headers.get('content-security-policy') ?? ''
      const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await reply.text()) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      expect(policy).toContain("default-src 'self'")
      // Speculation rules name documents to prefetch, and run no code.
      expect(policy).toContain("script-src 'self' 'inline-speculation-rules';")
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`)
      expect(policy).toContain("object-src 'none'")
      expect(policy).not.toMatch(/https?:/)
    }
  })

  test('requires TLS if the site uses it', async () => {
    const api = await startApi({ PUBLIC_URL: 'https://sofra.example', REPLY_CACHE: 'on' })
    for (const address of ['/', '/', '/api/v1/About/get-all', '/graphql?query={abouts{id}}']) {
      const { headers } = await fetch(api.url + address)
      expect(headers.get('strict-transport-security'), address).toBe('max-age=31536000')
    }
    await api.close()
  })

  test('has the request id of its log line', async () => {
    const reply = await fetch(`${server.url}/about?who=someone`)
    const id = reply.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    await vi.waitFor(() => expect(server.output()).toContain(id))
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes(id))
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] as string)
    expect(line).toMatchObject({ id, method: 'GET', path: '/about', status: 200, level: 'info' })
    expect(line.ms).toBeGreaterThanOrEqual(0)
    expect(lines[0]).not.toContain('someone')
  })
})

describe('the playground', () => {
  const asBrowser = { Accept: 'text/html,application/xhtml+xml' }

  test('opens at /graphql in a browser, without external files', async () => {
    const reply = await fetch(`${server.url}/graphql`, { headers: asBrowser })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await reply.text()
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string)
    expect(addresses.length).toBeGreaterThan(0)
    const [, base = ''] = /<base href="([^"]+)"/.exec(html) ?? []
    for (const address of addresses) {
      const url = new URL(address, new URL(base, reply.url))
      expect(url.origin).toBe(server.url)
      expect([url.pathname, (await fetch(url, { headers: asBrowser })).status]).toEqual([url.pathname, 200])
    }
  })

  test('D96: an address below it without a file is the 404 page of the site', async () => {
    for (const address of ['/graphql/foo', '/graphql-foo', '/graphql/iframe-sandbox']) {
      const reply = await fetch(server.url + address, { headers: asBrowser })
      expect([address, reply.status, await reply.text()]).toEqual([
        address,
        404,
        expect.stringContaining('<html'),
      ])
      expect([address, isLoose(reply)]).toEqual([address, false])
    }
  })

  test('D154: only its page may have inline elements, by a nonce of each reply', async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const reply = await fetch(`${server.url}/graphql`, { headers: asBrowser })
        expect(isLoose(reply)).toBe(true)
        const policy = String(reply.headers.get('content-security-policy'))
        const [, nonce] = /script-src 'self' 'nonce-([^']+)';/.exec(policy) ?? []
        expect(await reply.text()).toContain(`nonce="${nonce}"`)
        for (const directive of ["base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"]) {
          expect(policy).toContain(directive)
        }
        expect(policy).not.toMatch(/unsafe-eval|https?:|connect-src/)
        return policy
      }),
    )
    expect(policies[0]).not.toBe(policies[1])
    for (const address of ['/graphql?query={abouts{id}}', '/graphql/main.js', '/swagger/v1/swagger.json']) {
      expect([address, isLoose(await fetch(server.url + address))]).toEqual([address, false])
    }
  })

  test('leaves queries to the API, including GET', async () => {
    const reply = await fetch(`${server.url}/graphql?query={site{name}}`, {
      headers: { 'Apollo-Require-Preflight': 'true' },
    })
    expect(await reply.json()).toEqual({ data: { site: { name: 'İncek Sofrası' } } })
  })

  test('serves the schema as the text that clients are generated from', async () => {
    const reply = await fetch(`${server.url}/graphql/schema.graphql`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await reply.text()).toBe(
      await readFile(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'),
    )
  })

  test('D154: introspection, suggestions and /swagger are off with GRAPHQL_IDE=off', async () => {
    const closed = await startServer({ databaseUrl: database.url, env: { GRAPHQL_IDE: 'off' } })
    try {
      const page = await fetch(`${closed.url}/graphql`, { headers: asBrowser })
      expect(page.status).toBeGreaterThanOrEqual(400)
      expect(await page.text()).not.toContain('altair')
      expect(await introspect(closed.url)).toMatchObject({
        errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }],
      })
      expect(await introspect(server.url)).toMatchObject({ data: { __schema: {} } })
      expect(isLoose(page)).toBe(false)
      for (const address of [
        '/graphql/schema.graphql',
        '/swagger',
        '/swagger/start.js',
        '/swagger/swagger-ui-bundle.js',
      ]) {
        const reply = await fetch(closed.url + address)
        expect([address, reply.status, isLoose(reply)]).toEqual([address, 404, false])
      }
      expect((await fetch(`${closed.url}/swagger/v1/swagger.json`)).status).toBe(200)
      expect(await misspelled(closed.url)).not.toMatch(/Did you mean/)
      expect(await misspelled(server.url)).toMatch(/Did you mean/)
    } finally {
      await closed.stop()
    }
  })

  const isLoose = ({ headers }: Response) =>
    /unsafe-|nonce-/.test(headers.get('content-security-policy') ?? '')

  async function misspelled(url: string): Promise<string> {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ categoris { id } }' }),
    })
    return reply.text()
  }

  async function introspect(url: string): Promise<unknown> {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
    })
    return reply.json()
  }
})

describe('a malformed request', () => {
  test.each([
    ['a body that is no JSON', { 'Content-Type': 'application/json' }, '{"query": '],
    ['an empty body', { 'Content-Type': 'application/json' }, ''],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'query={abouts{id}}'],
  ])('%s is refused by /graphql, in JSON, without internals', async (_, headers, body) => {
    const { status, text } = await post('/graphql', headers, body)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(INNER_WORKINGS)
    expect(JSON.parse(text)).toHaveProperty('errors')
  })

  test('JSON of more than 1 MiB is refused by /graphql, in JSON, without internals', async () => {
    const body = `{"query":"${' '.repeat(1_100_000)}"}`
    const { status, text } = await post('/graphql', { 'Content-Type': 'application/json' }, body)
    expect(status).toBe(413)
    expect(JSON.parse(text)).toHaveProperty('errors')
  })

  test.each(['/resource/%E0%A4%A', '/graphql/%E0%A4%A'])(
    'the address %s is 400, without internals',
    async (address) => {
      const reply = await fetch(server.url + address)
      expect(reply.status).toBe(400)
      expect(await reply.text()).not.toMatch(INNER_WORKINGS)
    },
  )

  async function post(address: string, headers: Record<string, string>, body: string) {
    const { hostname, port } = new URL(server.url)
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ hostname, port, path: address, method: 'POST', headers }, (reply) => {
        let text = ''
        reply.on('data', (data) => {
          text += data
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
})

test('D132: a start logs what its secret does not decrypt, and passkeys of another address', async () => {
  const other = await createTestDatabase()
  const client = new pg.Client({ connectionString: other.url })
  await client.connect()
  await client.query(
    "insert into contact (created_date, mail, password_encrypted) values (now(), 'info@example.com', $1)",
    [new SecretBox('the secret of before, of more than 32 characters').encrypt('x')],
  )
  await client.query(
    `with zeynep as (insert into user_account
         (user_name, normalized_user_name, email, normalized_email, password_hash, security_stamp, concurrency_stamp)
         values ('zeynep', 'ZEYNEP', 'z@example.com', 'Z@EXAMPLE.COM', '!', 'x', 'x') returning id),
       app as (insert into code_app (user_id, sealed) select id, $1 from zeynep)
     insert into passkey (user_id, credential_id, public_key, counter, transports, user_handle, rp_id, name)
       select id, 'x', 'x', 0, '{}', 'x', 'elsewhere.example', 'Telefon' from zeynep`,
    [new SecretBox('the secret of before, of more than 32 characters').encrypt('GEZDGNBVGY3TQOJQ')],
  )
  await client.end()
  const started = await startServer({ databaseUrl: other.url })
  try {
    await expect
      .poll(started.output)
      .toContain(
        'The mail passwords of contact entry 1 (info@example.com) cannot be read with this AUTH_SECRET',
      )
    await expect
      .poll(started.output)
      .toContain('The code apps of zeynep cannot be read with this AUTH_SECRET')
    await expect.poll(started.output).toMatch(/"passkeys":1,.*made at another address than PUBLIC_URL/)
  } finally {
    await started.stop()
    await other.drop()
  }
})
