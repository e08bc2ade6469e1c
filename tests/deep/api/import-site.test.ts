import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCKS } from '../../../server/core/primitives/locks.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { type DemoServer, startDemoServer } from '../../support/demo-content.ts'
import { oldData } from '../../support/old-data.ts'
import { startOldServer } from '../../support/old-server.ts'
import { makeDataFolder, type RunningServer, startServer } from '../../support/running-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** As `npm run import:site` has them. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40']
const PASSWORD = 'an administrator of tests'
let old: DemoServer
let database: TestDatabase
let dataDir: string
let site: RunningServer

beforeAll(async () => {
  old = await startDemoServer({ ADMIN_PASSWORD: PASSWORD, REPLY_CACHE: 'off' })
  database = await createTestDatabase()
  dataDir = await makeDataFolder()
  site = await startServer({
    dataDir,
    databaseUrl: database.url,
    env: { DEMO_CONTENT: 'off', ADMIN_PASSWORD: PASSWORD },
  })
})

afterAll(async () => {
  await site.stop()
  await old.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** @param watch is called with the process while it runs. */
function run(args: readonly string[], env: object = {}, watch?: (pid: number) => void): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...FLAGS, path.join(root, 'dist/server/import-site.js'), ...args], {
    cwd: root,
    env: {
      ...{ PATH, NODE_COMPILE_CACHE, DATABASE_URL: database.url, DATA_DIR: dataDir },
      AUTH_SECRET: 'a secret for tests, of more than 32 characters',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  const timer = watch && setInterval(() => watch(child.pid as number), 100)
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearInterval(timer)
      resolve({ code, out: out.trim(), err: err.trim() })
    }),
  )
}

/** The words of a page, without its scripts. */
async function wordsOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

const sql = async (statement: string) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

const AS_ADMIN = { OLD_PASSWORD: PASSWORD } as const

describe('this product as the old site', () => {
  test('its pages say the same, under the same addresses', async () => {
    const { code, out, err } = await run([old.url, '--user', 'admin@example.com'], AS_ADMIN)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Product +· +103 · +103 · +0 · +0 · +0$/m)
    expect(out).toContain('Bakın: /admin/changes')
    expect(out).not.toContain(PASSWORD)
    const posts = await sql('select id from blog')
    const services = await sql('select id from service')
    const addresses = [
      ...['/', '/about', '/categories', '/services', '/contact', '/blog'],
      ...posts.map(({ id }) => `/blog/${id}`),
      ...services.map(({ id }) => `/services-details/${id}`),
    ]
    for (const address of addresses)
      expect(await wordsOf(site.url + address), address).toBe(await wordsOf(old.url + address))
    // The old calls have no food information: the pages of dishes have names, prices and texts alone.
    const dishes = async (url: string) =>
      (await (await fetch(`${url}/api/v1/Product/get-all`)).json()) as Dish[]
    const shown = async (url: string) =>
      (await dishes(url)).map(
        ({ id, name, description, price, availiblity, categoryId, createdDate, productImages }) => ({
          ...{ id, name, description, price, availiblity, categoryId, createdDate },
          images: productImages.map((image) => [image.id, image.index]),
        }),
      )
    expect((await shown(site.url)).length).toBeGreaterThan(90)
    const byId = (list: Awaited<ReturnType<typeof shown>>) => list.toSorted((one, other) => one.id - other.id)
    expect(byId(await shown(site.url))).toEqual(byId(await shown(old.url)))
  })

  test('a second run writes nothing', async () => {
    const [{ last }] = await sql('select max(id) as last from change')
    const { code, out } = await run([old.url, '--user', 'admin@example.com'], AS_ADMIN)
    expect([code, out.split('\n').at(-1)]).toEqual([0, 'Nothing has changed. Bakın: /admin/changes'])
    expect(await sql('select max(id) as last from change')).toEqual([{ last }])
  })

  test('a run is undone by its number, and theirs taken brings it back', async () => {
    const { code, out, err } = await run(['--undo', 'import-1'])
    expect([code, err, out]).toEqual([
      0,
      '',
      expect.stringMatching(/changes undone\.\nBakın: \/admin\/changes$/),
    ])
    expect(await sql('select from product where not is_deleted')).toEqual([])
    expect((await fetch(`${site.url}/services-details/1`)).status).toBe(404)
    expect((await run([old.url, '--take-theirs'])).code).toBe(0)
    expect(await sql('select from product where not is_deleted')).toHaveLength(103)
    expect((await fetch(`${site.url}/services-details/1`)).status).toBe(200)
  })
})

interface Dish {
  readonly id: number
  readonly name: string
  readonly description: string | null
  readonly price: number
  readonly availiblity: boolean
  readonly categoryId: number
  readonly createdDate: string
  readonly productImages: readonly { readonly id: number; readonly index: number }[]
}

describe('a wrong call is told in one line, and writes nothing', () => {
  test.each([
    ['this site itself', () => [site.url], {}, 'ADDRESS must be that of the old site, not of this one.'],
    [
      'no such host',
      () => ['http://nosuch.invalid'],
      {},
      /^http:\/\/nosuch\.invalid: GET \S+ got no answer: .*ENOTFOUND$/,
    ],
    ['nobody there', () => ['http://127.0.0.1:9'], {}, /ECONNREFUSED$/],
    ['another server', () => [`${old.url}/nix`], {}, /GET \/api\/v1\/Category\/get-all answered 404\.$/],
    [
      'a wrong password',
      () => [old.url, '--user', 'x'],
      { OLD_PASSWORD: 'y' },
      /POST \S+ answered 401: not with this name and password\.$/,
    ],
    ['a wrong token', () => [old.url], { OLD_TOKEN: 'y' }, /answered 401\.$/],
    [
      'no password',
      () => [old.url, '--user', 'x'],
      {},
      'OLD_PASSWORD must be set, or the password typed in a terminal.',
    ],
    [
      'a wrong kind',
      () => [old.url, '--only', 'Product,x'],
      {},
      /^--only must name some of Category, .*, which x is not\.$/,
    ],
    [
      'a password in the address',
      () => ['https://a:b@old.example'],
      {},
      /^ADDRESS must be .* without a password in it\.$/,
    ],
    [
      'an unprotected sign-in',
      () => ['http://192.0.2.1', '--user', 'x'],
      { OLD_PASSWORD: 'y' },
      /^ADDRESS must be an https:\/\/ address/,
    ],
    ['an unknown run', () => ['--undo', '99'], {}, /import-99/],
    ['no run', () => ['--undo', 'x'], {}, /^--undo must be the number of a run/],
  ] as [string, () => string[], object, string | RegExp][])('%s', async (_, args, env, line) => {
    const [before] = await sql('select max(id) as last, count(*) from change')
    const { code, out, err } = await run(args(), env)
    expect(code).toBe(1)
    expect(err).toMatch(line)
    expect(err).not.toContain('\n')
    expect(out.replace('The demo content stays; --remove-demo removes it first.', '')).toBe('')
    expect((await sql('select max(id) as last, count(*) from change'))[0]).toEqual(before)
  })

  test('a second one while one is at work', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCKS.siteImport])
    const { code, err } = await run([old.url])
    await client.end()
    expect([code, err]).toEqual([1, 'Another run of this command is at work: wait for its end.'])
  })
})

test('the old addresses lead to the new ids, where there are others', async () => {
  const other = await createTestDatabase()
  const folder = await makeDataFolder()
  const server = await startServer({
    dataDir: folder,
    databaseUrl: other.url,
    env: { DEMO_CONTENT: 'on', ADMIN_PASSWORD: PASSWORD },
  })
  const env = { DATABASE_URL: other.url, DATA_DIR: folder }
  const kept = await run([old.url, '--only', 'Services', '--dry-run'], env)
  expect(kept.out).toContain('The demo content stays; --remove-demo removes it first.')
  const { code, out } = await run([old.url, '--remove-demo'], env)
  expect([code, out.includes('Services     ·    7 ·     7')]).toEqual([0, true])
  const lead = (path: string) => fetch(server.url + path, { redirect: 'manual' })
  // Removed demo records have the ids of the old site.
  await expect.poll(async () => (await lead('/services-details/3')).status).toBe(301)
  expect((await lead('/services-details/3')).headers.get('location')).toBe('/services-details/10')
  expect((await lead('/food-collection/5')).headers.get('location')).toBe('/food-collection/17')
  expect((await lead('/food-collection/17')).status).toBe(200)
  expect((await lead('/services-details/99')).status).toBe(404)
  expect(await wordsOf(`${server.url}/services-details/3`)).toBe(
    await wordsOf(`${old.url}/services-details/3`),
  )
  await server.stop()
  await other.drop()
  await rm(folder, { recursive: true, force: true })
})

test('5,000 dishes take three minutes and 400 MB at most, while the site answers', async () => {
  const other = await createTestDatabase()
  const folder = await makeDataFolder()
  const options = {
    dataDir: folder,
    databaseUrl: other.url,
    env: { DEMO_CONTENT: 'off', ADMIN_PASSWORD: PASSWORD },
  }
  const server = await startServer(options)
  const data = await oldData()
  const dish = data.lists.Product?.[1] as object
  data.lists.Product = Array.from({ length: 5_000 }, (_, index) => ({
    ...dish,
    Id: index + 1,
    Name: `Yemek ${index}`,
    Description: 'Uzun bir anlatım. '.repeat(20),
  }))
  const many = await startOldServer(data)
  const began = Date.now()
  let peak = 0
  let slowest = 0
  let isOver = false
  const statuses = new Set<number>()
  const watching = (async () => {
    while (!isOver) {
      const asked = Date.now()
      // A connection that is kept may end in the moment in which it is used again.
      const { status } = await fetch(`${server.url}/contact`, { headers: { Connection: 'close' } })
      statuses.add(status)
      slowest = Math.max(slowest, Date.now() - asked)
      await pause(100)
    }
  })()
  const { code, err } = await run([many.url], { DATABASE_URL: other.url, DATA_DIR: folder }, (pid) => {
    peak = Math.max(peak, peakOf(pid))
  })
  isOver = true
  await watching
  expect([code, err, [...statuses]]).toEqual([0, '', [200]])
  expect(Date.now() - began).toBeLessThan(180_000)
  expect(peak).toBeLessThan(400)
  expect(slowest).toBeLessThan(10_000)
  await server.stop()
  await many.close()
  await other.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The most memory that a process has held so far, in MB. */
function peakOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}
