import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { makeDataFolder, spawnServer } from '../support/running-server.ts'
import { long } from './long.ts'

const databaseUrl = 'postgresql://nobody:kept-to-ourselves@127.0.0.1:1/nothing'
let dataDir: string

beforeAll(async () => {
  dataDir = await makeDataFolder()
})

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
})

test.runIf(long)('an unreachable database is tried for 30 s, then reported in one line', async () => {
  const began = Date.now()
  const server = spawnServer({ dataDir, databaseUrl })
  expect(await server.ended).toBe(1)
  expect(Date.now() - began).toBeGreaterThan(28_000)
  expect(Date.now() - began).toBeLessThan(36_000)
  const lines = server.output().trim().split('\n')
  expect(lines.at(-1)).toMatch(/^DATABASE_URL must be a database that can be reached: /)
  expect(lines.filter((line) => !line.startsWith('{'))).toHaveLength(1)
  expect(server.output()).not.toContain('kept-to-ourselves')
})

test('D178: a database that refuses the password, the role or the name is not retried', async () => {
  const wrong = ['wrong-password', 'wrong-role', 'wrong-name'].map((what) => {
    const url = new URL(inject('cluster').url)
    if (what === 'wrong-password') url.password = 'kept-to-ourselves'
    if (what === 'wrong-role') url.username = 'nobody-here'
    if (what === 'wrong-name') url.pathname = '/nothing-here'
    return url.href
  })
  for (const address of wrong) {
    const began = Date.now()
    const server = spawnServer({ dataDir, databaseUrl: address })
    expect(await server.ended).toBe(1)
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(server.output().trim()).toMatch(/^DATABASE_URL must be a database that can be reached: .*$/)
    expect(server.output()).not.toContain('kept-to-ourselves')
  }
})

test('meanwhile the process is live but not ready, and stops on a signal', async () => {
  const port = await freePort()
  const server = spawnServer({ dataDir, databaseUrl, env: { PORT: String(port) } })
  const ask = (at: string) => fetch(`http://127.0.0.1:${port}${at}`).catch(() => null)
  while (!(await ask('/healthz'))) await pause(50)
  expect((await ask('/healthz'))?.status).toBe(200)
  expect((await ask('/readyz'))?.status).toBe(503)
  expect((await ask('/'))?.status).toBe(503)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
