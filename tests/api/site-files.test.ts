import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'

const PUBLIC_URL = 'https://sofra.example'
let database: TestDatabase
let dataDir: string
let server: RunningServer
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `insert into category (created_date, updated_date, name, "order", status) values
       ('2024-01-01Z', '2024-05-06Z', 'Shown', 1, 1), (now(), null, 'Hidden', 2, 0)`,
  )
  await client.query(`insert into service (created_date, name, "order") values ('2024-02-03Z', 'Servis', 1)`)
  dataDir = await makeDataFolder()
  server = await startServer({ dataDir, databaseUrl: database.url, env: { PUBLIC_URL } })
})

afterAll(async () => {
  await server.stop()
  await client.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const get = (address: string, options?: RequestInit) => fetch(server.url + address, options)

describe('/sitemap.xml', () => {
  test('lists every page with its address and last change, and nothing hidden', async () => {
    const reply = await get('/sitemap.xml')
    expect(reply.headers.get('content-type')).toMatch(/^application\/xml/)
    const xml = await reply.text()
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${PUBLIC_URL}/`,
      `${PUBLIC_URL}/food-collection`,
      `${PUBLIC_URL}/categories`,
      `${PUBLIC_URL}/services`,
      // No story is told on /about, which is not indexed then.
      `${PUBLIC_URL}/contact`,
      `${PUBLIC_URL}/food-collection/1`,
      `${PUBLIC_URL}/services-details/1`,
    ])
    // Of the menu, the services, the category and the service.
    expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)).toEqual([
      '2024-05-06T00:00:00.000Z',
      '2024-02-03T00:00:00.000Z',
      '2024-05-06T00:00:00.000Z',
      '2024-02-03T00:00:00.000Z',
    ])
  })

  test('follows changes of content', async () => {
    await client.query(`update category set status = 1 where name = 'Hidden'`)
    await vi.waitFor(async () => {
      expect(await (await get('/sitemap.xml')).text()).toContain('/food-collection/2<')
    })
    await client.query(`update category set status = 0 where name = 'Hidden'`)
    await vi.waitFor(async () => {
      expect(await (await get('/sitemap.xml')).text()).not.toContain('/food-collection/2<')
    })
  })
})

test('the service worker is told which pages it stores, and what leads to the menu', async () => {
  const [first = ''] = (await (await get('/service-worker.js')).text()).split('\n', 1)
  const [, site = ''] = /^const SITE = (.*)$/.exec(first) ?? []
  expect(JSON.parse(site)).toEqual({
    pages: ['/', '/food-collection', '/contact'],
    menu: '/food-collection',
    menuAliases: ['/m', '/menu'],
    languages: [],
  })
})

test('/robots.txt excludes everything but pages, and names the sitemap', async () => {
  const reply = await get('/robots.txt')
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await reply.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  for (const folder of ['/admin', '/auth/', '/error/', '/graphql', '/api/']) {
    expect(lines).toContain(`Disallow: ${folder}`)
  }
  expect(lines).not.toContain('Disallow: /')
})

test('the manifest and its icons exist', async () => {
  const reply = await get('/site.webmanifest')
  expect(reply.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const manifest = (await reply.json()) as {
    lang: string
    name: string
    icons: { src: string; type: string }[]
  }
  expect(manifest.lang).toBe('tr')
  expect(manifest.name).toBeTruthy()
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2)
  for (const { src, type } of manifest.icons) {
    const icon = await get(new URL(src, `${server.url}/`).pathname)
    expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type])
  }
})

test('every address in a page’s head exists', async () => {
  const html = await (await get('/')).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const named = /<(?:link|script|meta name="chunk")[^>]+?(?:href|src|content)="(\/[^"]+)"/g
  const addresses = [...head.matchAll(named)].map(([, address]) => address as string)
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) expect([address, (await get(address)).status]).toEqual([address, 200])
})

describe('built files', () => {
  const asset = async (kind: RegExp) => {
    // A page with its own styles links all of them.
    const html = await (await get('/food-collection')).text()
    return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)]
      .map(([, address]) => address as string)
      .find((address) => kind.test(address)) as string
  }

  test.each([
    ['script', /index-.*\.js$/, /^text\/javascript/],
    ['style', /\.css$/, /^text\/css/],
  ])('a %s is cacheable for ever, and is served compressed', async (_, kind, type) => {
    const address = await asset(kind)
    const reply = await get(address, { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('content-type')).toMatch(type)
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(reply.headers.get('vary')).toContain('Accept-Encoding')
    const plain = await get(address, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(await reply.text())
  })

  test('a font is cacheable for ever', async () => {
    const reply = await get(await asset(/\.woff2$/))
    expect(reply.headers.get('content-type')).toBe('font/woff2')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('a missing one is 404, without a page', async () => {
    const reply = await get('/assets/nope.js')
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).not.toMatch(/html/)
  })

  test('internal files of the build are not served', async () => {
    expect((await get('/.vite/manifest.json')).status).toBe(404)
    expect((await get('/index.html', { redirect: 'manual' })).status).toBe(301)
  })
})

describe('the folder DATA_DIR/public', () => {
  const put = async (name: string, text: string) => {
    const file = path.join(dataDir, 'public', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  test('can contain a static page, which is served immediately until it is removed', async () => {
    expect((await get('/360SanalTur')).status).toBe(404)
    await put('360SanalTur/index.html', '<!doctype html><title>Tur</title>')
    const reply = await get('/360SanalTur')
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await reply.text()).toContain('<title>Tur</title>')
    expect(await (await get('/360SanalTur/')).text()).toContain('<title>Tur</title>')
    await rm(path.join(dataDir, 'public/360SanalTur'), { recursive: true })
    expect((await get('/360SanalTur')).status).toBe(404)
  })

  test('is linked once it contains a tour, if the page is in mode OWN', async () => {
    const links = async () => {
      const [page, map] = await Promise.all([get('/about'), get('/sitemap.xml')])
      return [
        (await page.text()).includes('href="/360SanalTur"'),
        (await map.text()).includes('/360SanalTur'),
      ]
    }
    const setMode = (mode: string) =>
      client.query('update site set pages = $1', [JSON.stringify([{ key: '360', mode }])])
    expect(await links()).toEqual([true, false])
    await setMode('OWN')
    await expect.poll(links).toEqual([false, false])
    await put('360SanalTur/index.html', '<!doctype html><title>Tur</title>')
    await expect.poll(links).toEqual([true, true])
    await setMode('HIDDEN')
    await expect.poll(links).toEqual([false, false])
    await setMode('OWN')
    await rm(path.join(dataDir, 'public/360SanalTur'), { recursive: true })
    await expect.poll(links).toEqual([false, false])
    await client.query('update site set pages = null')
  })

  test('shows changed files immediately', async () => {
    await put('davet.html', 'ilk')
    expect(await (await get('/davet.html')).text()).toBe('ilk')
    await put('davet.html', 'son')
    expect(await (await get('/davet.html')).text()).toBe('son')
  })

  test('replaces the empty custom.js', async () => {
    const shipped = await get('/custom.js')
    expect(shipped.status).toBe(200)
    expect(shipped.headers.get('content-type')).toMatch(/^text\/javascript/)
    await put('custom.js', 'window.theirs = true')
    expect(await (await get('/custom.js')).text()).toBe('window.theirs = true')
    await rm(path.join(dataDir, 'public/custom.js'))
    expect(await (await get('/custom.js')).text()).toBe(await shipped.text())
  })

  test('is the only served part of DATA_DIR', async () => {
    await writeFile(path.join(dataDir, 'secret.txt'), 'kept to ourselves')
    await put('.hidden', 'kept to ourselves')
    for (const address of [
      '/secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/public/..%2f..%2fsecret.txt',
      '/auth-secret',
      '/.hidden',
    ]) {
      const reply = await get(address)
      expect([address, reply.ok]).toEqual([address, false])
      expect(await reply.text()).not.toContain('kept to ourselves')
    }
  })
})
