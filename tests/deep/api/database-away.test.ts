import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { openProxy, type TcpProxy } from '../../support/tcp-proxy.ts'

const ABOUTS = '{ abouts { description } }'
const SERVICES = 'query ($page: Int) { serviceTable(query: { page: $page }) { totalCount } }'

let database: TestDatabase
let line: TcpProxy
let server: RunningServer

beforeAll(async () => {
  database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into about (created_date, description) values (now(), 'Taş fırın.')`)
  await client.query(`insert into service (created_date, name, "order") values (now(), 'Servis', 1)`)
  // The error page must link the number of the settings, not the configured one.
  await client.query(`update site set phone = '+90 312 444 00 11', languages = '["AR"]'`)
  await client.end()
  line = await openProxy(database.url)
  server = await startServer({ databaseUrl: line.url })
  await kept()
  expect((await ask(SERVICES)).status).toBe(200)
})

afterEach(async () => {
  line.mend()
  await kept()
})

afterAll(async () => {
  await server.stop()
  await line.close()
  await database.drop()
})

const PATIENCE = () => AbortSignal.timeout(6_000)

const page = (path: string) => fetch(server.url + path, { signal: PATIENCE() })

function ask(query: string, variables: object = {}): Promise<Response> {
  return fetch(`${server.url}/graphql`, {
    method: 'POST',
    signal: PATIENCE(),
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
}

/** Waits until it serves again, with the about page and its query cached. */
async function kept(): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await page('/readyz')).status).toBe(200)
      for (const reply of [await page('/about'), await ask(ABOUTS)]) {
        expect([reply.status, reply.headers.get('etag')]).toEqual([200, expect.any(String)])
      }
    },
    { interval: 50 },
  )
}

/** Three times what is promised: a busy machine is no database that is waited for. */
const SOON_MS = 15_000

async function expectDesignedAnswers(): Promise<void> {
  const began = Date.now()
  const [alive, ready, contact, arabic, english, ...queries] = await Promise.all([
    page('/healthz'),
    page('/readyz'),
    page('/cont%61ct'),
    page('/ar/cont%61ct'),
    page('/en/cont%61ct'),
    ask('{ services { name } }'),
    // The text is known, but not these variables.
    ask(SERVICES, { page: 2 }),
  ])
  expect(Date.now() - began).toBeLessThan(SOON_MS)
  expect(alive.status).toBe(200)
  expect(ready.status).toBe(503)

  expect(contact.status).toBe(503)
  expect(contact.headers.get('content-type')).toMatch(/^text\/html/)
  expect(contact.headers.get('cache-control')).toBe('no-store')
  expect(Number(contact.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await contact.text()
  expect(html).toContain('lang="tr"')
  expect(html).toContain('Birazdan buradayız')
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(contact.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
  expect(html).toContain('href="tel:+903124440011"')
  // In the language of the page, if the site was published in it when it was last read.
  expect([arabic.status, english.status]).toEqual([503, 503])
  expect(await arabic.text()).toMatch(
    /<html lang="ar" dir="rtl">.*<h1>سنعود بعد قليل<.*>\u2068\+90 312 444 00 11\u2069</s,
  )
  expect(await english.text()).toContain('<html lang="tr">')

  for (const query of queries) {
    expect(query.status).toBe(503)
    const { data, errors } = (await query.json()) as { data: unknown; errors: { extensions: object }[] }
    expect(data ?? null).toBeNull()
    expect(errors.map(({ extensions }) => extensions)).toEqual([
      { code: 'SERVICE_UNAVAILABLE', reason: 'DATABASE_UNAVAILABLE', params: {} },
    ])
  }
}

test('without a connection to the database, uncached replies are 503 within 5 s, as a page or as an error', async () => {
  line.cut()
  await expectDesignedAnswers()
})

test('a database that hangs counts as unavailable too', async () => {
  line.freeze()
  await expectDesignedAnswers()
})

test('the sitemap is 503 too', async () => {
  line.cut()
  expect((await page('/sitemap.xml')).status).toBe(503)
})

describe.each(['cut', 'freeze'] as const)('with the connection to the database %s', (fault) => {
  test('cached pages and queries are still answered', async () => {
    line[fault]()
    // Long enough for the loss to be detected.
    await vi.waitFor(async () => expect((await page('/readyz')).status).toBe(503))
    const began = Date.now()
    const [about, query] = await Promise.all([page('/about'), ask(ABOUTS)])
    expect(Date.now() - began).toBeLessThan(SOON_MS)
    expect(about.status).toBe(200)
    expect(await about.text()).toContain('Taş fırın.')
    expect(query.status).toBe(200)
    expect(await query.json()).toEqual({ data: { abouts: [{ description: 'Taş fırın.' }] } })
  })

  test('the process recovers automatically, and shows changes made meanwhile', async () => {
    line[fault]()
    await vi.waitFor(async () => expect((await page('/readyz')).status).toBe(503))
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`update about set description = 'Meanwhile, ${fault}.'`)
    line.mend()
    await vi.waitFor(async () => expect((await page('/readyz')).status).toBe(200))
    expect(await (await ask(ABOUTS)).text()).toContain(`Meanwhile, ${fault}.`)
    expect(await (await page('/about')).text()).toContain(`Meanwhile, ${fault}.`)
    await client.query(`update about set description = 'Taş fırın.'`)
    await client.end()
    await vi.waitFor(async () => expect(await (await ask(ABOUTS)).text()).toContain('Taş fırın.'))
  })
})
