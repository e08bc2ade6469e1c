import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { type ObjectStore, startObjectStore } from '../support/object-store.ts'
import { plain } from '../support/pictures.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { upload } from '../support/upload.ts'

const CADDYFILE = fileURLToPath(new URL('../../docs/Caddyfile', import.meta.url))
const PASSWORD = 'a password for tests'
const hasCaddy = spawnSync('caddy', ['version']).status === 0

/** docker-compose.yml as plain processes, behind its proxy and with its configuration. */
describe.runIf(hasCaddy)('behind the proxy', () => {
  let database: TestDatabase
  let store: ObjectStore
  let processes: RunningServer[] = []
  let proxy: ChildProcess
  let url: string
  const folders: string[] = []

  beforeAll(async () => {
    ;[database, store] = await Promise.all([createTestDatabase(), startObjectStore()])
    const port = await freePort()
    url = `http://localhost:${port}`
    for (let count = 0; count < 2; count++) processes.push(await startOne())
    const folder = await makeDataFolder()
    folders.push(folder)
    const config = path.join(folder, 'Caddyfile')
    const upstreams = processes.map((each) => new URL(each.url).host).join(' ')
    const text = (await readFile(CADDYFILE, 'utf8'))
      .replace(/^:80 /m, `:${port} `)
      .replace('app-1:3000 app-2:3000', upstreams)
    await writeFile(config, `{\n\tadmin off\n}\n${text}`)
    proxy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: { PATH: process.env.PATH, HOME: folder },
    })
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), 10_000)
  })

  afterAll(async () => {
    proxy?.kill()
    await Promise.all(processes.map((each) => each.stop()))
    await store?.close()
    await database?.drop()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  async function startOne(): Promise<RunningServer> {
    const dataDir = await makeDataFolder()
    folders.push(dataDir)
    return startServer({
      dataDir,
      databaseUrl: database.url,
      env: {
        ...store.env,
        ADMIN_PASSWORD: PASSWORD,
        DEMO_CONTENT: 'off',
        PUBLIC_URL: url,
        TRUST_PROXY: '1',
        METRICS: 'public',
      },
    })
  }

  const status = (at: string) =>
    fetch(url + at).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.status
      },
      () => 0,
    )

  async function ask<Data>(query: string, headers: Record<string, string> = {}): Promise<Data> {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
    return ((await reply.json()) as { data: Data }).data
  }

  async function signIn(): Promise<Record<string, string>> {
    const { login } = await ask<{ login: { authToken: string } }>(
      `mutation { login(input: { email: "admin@example.com", password: "${PASSWORD}" }) { authToken } }`,
    )
    return { Authorization: `Bearer ${login.authToken}` }
  }

  test('visitors see the site and no operator addresses', async () => {
    expect(await status('/')).toBe(200)
    expect(await status('/metrics')).toBe(404)
    expect((await fetch(`${processes[0]?.url}/metrics`)).status).toBe(200)
  })

  test('a picture is served by every process', async () => {
    const headers = await signIn()
    const { data } = await upload<{ addCategory: { imageFilePath: string } }>(
      url,
      'mutation ($input: AddCategory!) { addCategory(input: $input) { imageFilePath } }',
      { input: { name: 'Çorbalar', image: null } },
      [{ at: 'variables.input.image', name: 'a.png', bytes: await plain('png') }],
      headers,
    )
    const address = `/resource/${data.addCategory.imageFilePath}`
    for (let count = 0; count < 6; count++) expect(await status(address)).toBe(200)
    await expect
      .poll(async () => (await (await fetch(`${url}/categories`)).text()).includes('Çorbalar'))
      .toBe(true)
  })

  test('the address of a client is the one seen by the proxy, whatever its headers claim', async () => {
    // The rate limit of an address is 20 attempts a minute.
    const wrong = { email: 'nobody@example.com', password: 'a wrong password here' }
    const tries = Array.from({ length: 25 }, (_, index) =>
      fetch(`${url}/api/v1/Auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${index}` },
        body: JSON.stringify(wrong),
      }).then(({ status }) => status),
    )
    expect(await Promise.all(tries)).toContain(429)
  })

  test('no visitor notices a killed process', async () => {
    let stopped = false
    const seen = new Map<number, number>()
    const asking = (async () => {
      while (!stopped) {
        const code = await status('/food-collection')
        seen.set(code, (seen.get(code) ?? 0) + 1)
        await pause(5)
      }
    })()
    await pause(500)
    const [first, second] = processes as [RunningServer, RunningServer]
    await first.kill()
    await pause(3_000)
    processes = [second]
    stopped = true
    await asking
    expect([...seen.keys()]).toEqual([200])
    expect(seen.get(200)).toBeGreaterThan(50)
  })
})
