import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { spawnServer } from '../support/running-server.ts'
import { openDataFolders } from './data-folders.ts'
import { isRunning, postgresIn, question, write } from './embedded-process.ts'

const folders = openDataFolders()

test('D177, D180: the log is pure JSON lines; the first has version and settings, none the password', () => {
  const { exitCode, output, log } = folders.firstStart
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
    await folders.copyUsed()
    const file = path.join(folders.dataDir, 'postgres', 'PG_VERSION')
    await writeFile(file, '17\n')
    const began = Date.now()
    const server = spawnServer({ dataDir: folders.dataDir })
    expect(await server.ended).toBe(1)
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(server.output().trim()).toMatch(
      /^DATA_DIR holds a database of PostgreSQL 17, and this version brings PostgreSQL \d+: .*$/,
    )
  })

  test('is reported in one line for each wrong variable', async () => {
    const server = spawnServer({ dataDir: folders.dataDir, env: { PORT: '99999', TRUST_PROXY: 'yes' } })
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
    const folder = path.join(folders.dataDir, 'new')
    const server = spawnServer({ dataDir: folder, env: { PORT: String(port) } })
    expect(await server.ended).toBe(1)
    expect(server.output().trim()).toMatch(new RegExp(`^PORT must be a free port: ${port} .*$`))
    expect(existsSync(folder)).toBe(false)
    holder.close()
  })
})

test('the first start prints address and sign-in; the second serves what was written', async () => {
  const first = await folders.start()
  expect(first.output()).toMatch(/Sign-in:\s+admin@example\.com\s+\S{10,}/)
  await write(folders.dataDir, 'written before a stop')
  const postgres = await postgresIn(folders.dataDir)
  expect(await first.stop()).toBe(0)
  expect(isRunning(postgres)).toBe(false)

  const second = await folders.start()
  expect(second.output()).not.toContain('Sign-in:')
  expect(await question(second.url, '{ abouts { description } }')).toContain('written before a stop')
})

describe('a signal', () => {
  test('may come twice', async () => {
    const server = await folders.startUsed()
    const postgres = await postgresIn(folders.dataDir)
    server.child.kill('SIGINT')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('stops an unfinished start, its database too', async () => {
    const server = spawnServer({ dataDir: folders.dataDir, env: { DEMO_CONTENT: 'on' } })
    while (!(await postgresIn(folders.dataDir))) await pause(20)
    const postgres = await postgresIn(folders.dataDir)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(isRunning(postgres)).toBe(false)
  })

  test('lets a running request finish', async () => {
    const server = await folders.startUsed()
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
