import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  makeDataFolder,
  type RunningServer,
  type ServerOptions,
  spawnServer,
  startServer,
} from '../support/running-server.ts'
import { isRunning, killTree, postgresIn, question, write } from './embedded-process.ts'
import { long } from './long.ts'

const run = promisify(execFile)
/** The data folder that a first start has left. */
let used: string
/** Its exit code, all that it has printed, and the part of it that is the log. */
let firstStart: { exitCode: number | null; output: string; log: string }
let dataDir: string
const started: RunningServer[] = []

async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const server = await startServer({ dataDir, ...options, env: { DEMO_CONTENT: 'off', ...options.env } })
  started.push(server)
  return server
}

/** Starts on a copy of a folder that was used before, which takes a tenth of a first start. */
async function startUsed(): Promise<RunningServer> {
  await copyUsed()
  return start()
}

const copyUsed = () => run('cp', ['-a', `${used}/.`, dataDir])

beforeAll(async () => {
  used = await makeDataFolder()
  const server = spawnServer({
    dataDir: used,
    env: { DEMO_CONTENT: 'off', PUBLIC_URL: 'https://sofra.example', ADMIN_EMAIL: 'owner@example.com' },
  })
  let log = ''
  server.child.stdout?.on('data', (data) => {
    log += data
  })
  await vi.waitFor(() => expect(server.output()).toContain('Listening on:'), { timeout: 60_000 })
  server.child.kill('SIGTERM')
  firstStart = { exitCode: await server.ended, output: server.output(), log }
}, 70_000)

afterAll(async () => {
  await killTree(await postgresIn(used))
  await rm(used, { recursive: true, force: true })
})

beforeEach(async () => {
  dataDir = await makeDataFolder()
})

afterEach(async () => {
  for (const server of started.splice(0)) {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop()
  }
  await killTree(await postgresIn(dataDir))
  await rm(dataDir, { recursive: true, force: true })
})

test('D177, D180: the log is pure JSON lines; the first has version and settings, none the password', () => {
  const { exitCode, output, log } = firstStart
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^The site: {8}https:\/\/sofra\.example\/$/m)
  const password = /^Sign-in: {9}owner@example\.com {2}(\S+)/m.exec(output)?.[1]
  expect(password?.length).toBeGreaterThan(10)
  expect(log).not.toContain(password)
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.find(({ msg }) => msg === 'started')).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
    settings: { publicUrl: 'https://sofra.example', database: 'embedded', replyCache: true },
  })
})

describe('a start that cannot succeed', () => {
  test('D174: is reported at once if another version of PostgreSQL created the database', async () => {
    await copyUsed()
    const file = path.join(dataDir, 'postgres', 'PG_VERSION')
    await writeFile(file, '17\n')
    const began = Date.now()
    const server = spawnServer({ dataDir })
    expect(await server.ended).toBe(1)
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(server.output().trim()).toMatch(
      /^DATA_DIR holds a database of PostgreSQL 17, and this version brings PostgreSQL \d+: .*$/,
    )
  })

  test('is reported in one line for each wrong variable', async () => {
    const server = spawnServer({ dataDir, env: { PORT: '99999', TRUST_PROXY: 'yes' } })
    expect(await server.ended).toBe(1)
    expect(server.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^PORT must be .*65535/),
      expect.stringMatching(/^TRUST_PROXY must be /),
    ])
  })

  test('is reported in one line if the port is in use, and changes nothing', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => holder.once('listening', resolve))
    const { port } = holder.address() as { port: number }
    const folder = path.join(dataDir, 'new')
    const server = spawnServer({ dataDir: folder, env: { PORT: String(port) } })
    expect(await server.ended).toBe(1)
    expect(server.output().trim()).toMatch(new RegExp(`^PORT must be a free port: ${port} .*$`))
    expect(existsSync(folder)).toBe(false)
    holder.close()
  })
})

test('the first start prints address and sign-in; the second serves what was written', async () => {
  const first = await start()
  expect(first.output()).toMatch(/Sign-in:\s+admin@example\.com\s+\S{10,}/)
  await write(dataDir, 'written before a stop')
  const postgres = await postgresIn(dataDir)
  expect(await first.stop()).toBe(0)
  expect(isRunning(postgres)).toBe(false)

  const second = await start()
  expect(second.output()).not.toContain('Sign-in:')
  expect(await question(second.url, '{ abouts { description } }')).toContain('written before a stop')
})

describe('after kill -9 the next start has everything that was acknowledged', () => {
  test('killing only the process, whose database keeps running, loses nothing', async () => {
    const first = await startUsed()
    await write(dataDir, 'written before the blow')
    const postgres = await postgresIn(dataDir)
    await first.kill()
    const second = await start()
    expect((await postgresIn(dataDir))?.pid).toBe(postgres?.pid)
    expect(await question(second.url, '{ abouts { description } }')).toContain('written before the blow')
    expect(await second.stop()).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('killing the whole process tree loses nothing', async () => {
    const first = await startUsed()
    await write(dataDir, 'written before the blow')
    const postgres = await postgresIn(dataDir)
    first.child.kill('SIGKILL')
    await killTree(postgres)
    await first.ended
    const second = await start()
    expect(await question(second.url, '{ abouts { description } }')).toContain('written before the blow')
  })

  test('killing it while the cluster is created is recovered from', async () => {
    for (const after of [500, 700, 900]) {
      const server = spawnServer({ dataDir, env: { DEMO_CONTENT: 'off' } })
      await pause(after)
      server.child.kill('SIGKILL')
      await server.ended
      await killTree(await postgresIn(dataDir))
    }
    const server = await start()
    expect(await question(server.url, '{ abouts { description } }')).toContain('"abouts":[]')
  })

  test.runIf(long)(
    'killing it while the demo content is loaded is recovered from',
    { timeout: 90_000 },
    async () => {
      const first = spawnServer({ dataDir, env: { DEMO_CONTENT: 'on' } })
      // Pictures are written first; the rows that reference them, last.
      while (!existsSync(path.join(dataDir, 'media'))) await pause(50)
      await pause(1_000)
      first.child.kill('SIGKILL')
      await killTree(await postgresIn(dataDir))
      await first.ended
      const second = await start({ env: { DEMO_CONTENT: 'on' } })
      const menu = JSON.parse(await question(second.url, '{ categories { id } products { id } }'))
      expect(menu.data.categories.length).toBeGreaterThanOrEqual(10)
      expect(menu.data.products.length).toBeGreaterThanOrEqual(90)
    },
  )
})

describe('a signal', () => {
  test('may come twice', async () => {
    const server = await startUsed()
    const postgres = await postgresIn(dataDir)
    server.child.kill('SIGINT')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('stops an unfinished start, its database too', async () => {
    const server = spawnServer({ dataDir, env: { DEMO_CONTENT: 'on' } })
    while (!(await postgresIn(dataDir))) await pause(20)
    const postgres = await postgresIn(dataDir)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('lets a running request finish', async () => {
    const server = await startUsed()
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ query: '{ abouts { id } }' })
    const socket = connect(Number(port), hostname)
    let reply = ''
    socket.on('data', (data) => {
      reply += data.toString()
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const head = `Host: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    socket.write(`POST /graphql HTTP/1.1\r\n${head}${body.slice(0, 5)}`)
    await pause(300)
    server.child.kill('SIGTERM')
    await pause(500)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    socket.write(body.slice(5))
    await closed
    expect(reply).toMatch(/^HTTP\/1\.1 200 /)
    expect(reply).toContain('"abouts":[]')
    expect(await server.ended).toBe(0)
  })
})

test('two concurrent starts share one cluster, which stops with the last', async () => {
  const [one, other] = await Promise.all([start(), start()])
  const postgres = await postgresIn(dataDir)
  expect(await one.stop()).toBe(0)
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
  expect(await other.stop()).toBe(0)
  expect(isRunning(postgres)).toBe(false)
})

test('a killed database is restarted, and the process continues to serve', async () => {
  const server = await startUsed()
  await write(dataDir, 'written before the blow')
  await killTree(await postgresIn(dataDir))
  const deadline = Date.now() + 10_000
  while ((await fetch(`${server.url}/readyz`)).status !== 200 && Date.now() < deadline) await pause(100)
  expect(await question(server.url, '{ abouts { description } }')).toContain('written before the blow')
})
