import { mkdir, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startEmbedded } from '../../server/database/embedded.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'

const FILM_BYTES = 30 * 1024 * 1024

let dataDir: string
let database: Awaited<ReturnType<typeof startEmbedded>>
let server: RunningServer
/** A file of the back-office, larger than the kernel's buffers for a client that does not read. */
let script: string

beforeAll(async () => {
  dataDir = await makeDataFolder()
  database = await startEmbedded(dataDir)
  await mkdir(path.join(dataDir, 'public'), { recursive: true })
  await writeFile(path.join(dataDir, 'public', 'film.bin'), Buffer.alloc(FILM_BYTES, 7))
  server = await startServer({ dataDir, databaseUrl: database.url, env: { DEMO_CONTENT: 'off' } })
  const page = await (await fetch(`${server.url}/admin`)).text()
  script = /\/admin\/assets\/[\w.-]+\.js/.exec(page)?.[0] as string
})

afterAll(async () => {
  await server?.stop()
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Sends a request, and reads no more of the reply than `bytes`. */
function readSlowly(address: string, bytes = 1): Promise<void> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname, highWaterMark: 1_024 } as never)
    sockets.push(socket)
    socket.on('error', () => {})
    let read = 0
    socket.on('data', (chunk) => {
      read += chunk.length
      if (read < bytes) return
      socket.pause()
      resolve()
    })
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`)
  })
}

const within = (path: string) => fetch(server.url + path, { signal: AbortSignal.timeout(5_000) })

test('D118: a hundred clients that do not read do not prevent service', async () => {
  await Promise.all(Array.from({ length: 120 }, (_, n) => readSlowly(`${script}?${n}`)))
  for (const address of ['/about', '/cont%61ct', '/admin', '/api/v1/Category/get-all', '/readyz']) {
    expect([address, (await within(address)).status]).toEqual([address, 200])
  }
  const query = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: `{ a${Date.now()}: services { name } }` }),
    signal: AbortSignal.timeout(5_000),
  })
  expect(query.status).toBe(200)
})

test.each(['the back-office', 'the owner’s folder', 'the description of the calls'])(
  'D120: a slow reader of a file of %s does not delay other requests for it',
  async (of) => {
    const address = of.includes('back')
      ? script
      : of.includes('owner')
        ? '/film.bin'
        : '/swagger/swagger-ui-bundle.js'
    await readSlowly(address)
    const reply = await within(address)
    expect(reply.status).toBe(200)
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  },
)

test('D122: a streamed file is not held in memory', async () => {
  const before = await externalBytes()
  await Promise.all(Array.from({ length: 10 }, () => readSlowly('/film.bin', FILM_BYTES - 1_048_576)))
  // Half of the size of ten files in memory; sent chunks count until they are collected.
  expect((await externalBytes()) - before).toBeLessThan(5 * FILM_BYTES)
})

async function externalBytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^nodejs_external_memory_bytes (\S+)$/m.exec(text)?.[1])
}

test('D123: load is shed for requests with any headers', async () => {
  const query = JSON.stringify({
    query: '{ categories { products { category { products { category { name } } } } } }',
  })
  const ask = () =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x' },
      body: query,
    }).then(({ status }) => status)
  const statuses = await Promise.all(Array.from({ length: 300 }, ask))
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  await vi.waitFor(async () => expect(await ask()).toBe(200))
})

test('D125: a file of the owner takes precedence over the page of its address, cached or not, at once', async () => {
  const folder = path.join(dataDir, 'public')
  for (let time = 0; time < 2; time++) expect(await (await within('/faq')).text()).toContain('</html>')
  await mkdir(path.join(folder, 'faq'))
  await writeFile(path.join(folder, 'faq', 'index.html'), 'our own questions')
  await writeFile(path.join(folder, 'robots.txt'), 'our own rules')
  await writeFile(path.join(folder, 'sitemap.xml'), '<own/>')
  await pause(50)
  expect(await (await within('/faq')).text()).toBe('our own questions')
  expect(await (await within('/robots.txt')).text()).toBe('our own rules')
  expect(await (await within('/sitemap.xml')).text()).toBe('<own/>')
  for (const name of ['faq', 'robots.txt', 'sitemap.xml']) {
    await rm(path.join(folder, name), { recursive: true })
  }
  await vi.waitFor(async () => expect(await (await within('/faq')).text()).toContain('</html>'))
})
